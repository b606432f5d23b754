order = { $first ->
    [row] Le texte ne dit pas quels indices sont ceux des lignes. Nonoscope a pris les premiers pour ceux des lignes.
   *[column] Le texte ne dit pas quels indices sont ceux des lignes. Nonoscope a pris les premiers pour ceux des colonnes.
}
others = Ce texte pourrait aussi être lu comme une autre grille. Nonoscope a choisi la plus vraisemblable.
zero = Les indices de la { $line } contiennent un 0 entre leurs blocs. Il a été laissé de côté.
cells-left-out = Les cases sous « { $name } » ont été laissées de côté. Si elles sont connues dès le départ, appelez-les « givens ».
marks-left-out = Les croix et les ronds du quadrillage ont été laissés de côté.
marks = Les cases du quadrillage ont été lues comme vos propres marques.
