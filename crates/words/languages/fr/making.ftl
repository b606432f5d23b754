card-needs-text = Il faut un message pour créer une carte.
text-too-long = Le message est trop long pour { $side } × { $side } cases au niveau { $level } : il fait { $bytes } octets. Choisissez une carte plus grande, un niveau de correction d’erreurs plus bas ou un message plus court.
stopped = La recherche a été arrêtée avant qu’une carte soit trouvée.
misread = La carte n’a pas pu être relue. C’est une erreur du programme ; une autre graine aidera peut-être.

no-pixels = Cette image n’a aucun pixel.
too-many-pixels = Cette image a { $width } × { $height } pixels ; la limite est de { $limit } millions. Utilisez une copie plus petite.
wrong-bytes = Une image de cette taille doit avoir { $wanted } octets, et non { $bytes }.

not-kept = L’image à garder n’est pas une solution de la grille.
unfinished = Seule une image terminée peut être modifiée.
no-changes = Aucune série de modifications n’a été trouvée. Il en faut au moins { $least }.
