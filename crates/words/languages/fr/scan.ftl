wrong-bytes = Une image de { $width } × { $height } pixels doit avoir quatre octets par pixel, et au moins un pixel ; celle-ci a { $bytes } octets.
no-board = Aucune grille n’a été trouvée dans cette image, car on n’y voit pas de quadrillage. L’image doit montrer toute la grille avec ses indices, vue bien de face, nette et éclairée uniformément.
no-clues = Un quadrillage a été trouvé dans cette image (lignes : { $rows }, colonnes : { $columns }), mais pas d’indices au-dessus ni à gauche. L’image doit les montrer aussi.
unclear = Aucune grille n’a été trouvée dans cette image : elle a des traits et des nombres, mais ils ne forment pas une grille. Si elle en montre une, prenez une image plus grande, plus nette et éclairée uniformément, de toute la grille avec ses indices, vue bien de face.
