# « ligne » et « colonne » sont aussi celles de la grille ; pour le texte, on dit « ligne du texte ».
at = Ligne { $line }, colonne { $column } du texte. { $mistake }
and-more = { $more ->
    [one] Et { $more } de plus.
   *[other] Et { $more } de plus.
}
and-many-more = Et beaucoup d’autres.

no-text = Il n’y a pas encore de grille ici.
too-long = Le texte est trop long : la limite est de { $limit } Mio.
web-page = C’est le code source d’une page web, et non une grille. Copiez les indices tels que la page les affiche : les lignes de la grille une par une, puis une ligne vide, puis les colonnes une par une.
prose = Il n’y a pas d’indices dans ce texte. Écrivez les nombres de chaque ligne de la grille sur une ligne de texte à part, puis laissez une ligne vide, puis faites de même pour chaque colonne.
no-format = Ce texte n’a pas pu être lu comme une grille. Écrivez les nombres de chaque ligne de la grille sur une ligne de texte à part, puis laissez une ligne vide, puis faites de même pour chaque colonne.
no-puzzle = Il n’y a pas de grille dans ce texte ; attendu : { $expected }.
other-puzzle = C’est un jeu d’un autre genre : « { $kind } ». Nonoscope ne lit que des nonogrammes sur une grille rectangulaire.
xml = Le XML n’est pas valide : { $what }.

address = C’est une adresse, mais Nonoscope n’ouvre pas les adresses.
copy-source = Ouvrez la page, affichez son code source dans votre navigateur, copiez-le en entier et collez-le ici.
export-there = Ouvrez-y une grille, exportez-la dans l’un des formats proposés et collez ce texte.
copy-clues = Ouvrez-la dans votre navigateur, copiez les indices ou le texte du fichier de la grille, et collez-les ici.

not-text = C’est { $file }, et non un texte avec une grille.
image = une image ({ $format })
image-or-recording = une image ou un enregistrement ({ $format })
zip = une archive ZIP, ou un fichier bureautique comme .xlsx ou .docx
office-file = un fichier bureautique comme .xls ou .doc
binary-bitmap = une image PBM binaire (P4)
pdf = un fichier PDF
rich-text = un fichier de texte enrichi (RTF)
compressed = un fichier compressé ({ $format })
program = un programme
other-file = un autre type de fichier
type-clues = Saisissez ses indices : les nombres de chaque ligne de la grille sur une ligne de texte à part, puis une ligne vide, puis de même pour chaque colonne.
copy-from-program = Ouvrez-le dans son propre programme, copiez-y les indices et collez-les.
unpack = Décompressez-le d’abord, puis ouvrez le fichier qui contient la grille.
save-plain = Enregistrez-la plutôt en PBM simple (P1).
choose-text = Choisissez un fichier texte, ou collez les indices.

found = Ici se trouve « { $found } » ; attendu : { $expected }.
text-ends = Le texte s’arrête ici ; attendu : { $expected }.
line-ends = La ligne du texte s’arrête ici ; attendu : { $expected }.
should-be = Ici, il faut { $expected }.
letter-for-digit = « { $found } » contient une lettre. Il faut peut-être le nombre { $number }.
maybe-heading = Si c’est un titre, écrivez plutôt « rows » (lignes) ou « columns » (colonnes).
maybe-remark = Si cette ligne du texte n’est pas un indice, supprimez-la, ou écrivez « # » devant.
word-in-clue = Ici se trouve « { $found } » ; attendu : un nombre. Les indices ne sont que des nombres, par exemple « 1 3 ».
number-too-large = Ce nombre est trop grand. Le maximum est { $most }.
not-whole = « { $number } » ne peut pas être la longueur d’un bloc ; attendu : un nombre entier, 0 ou plus.
hidden-number = La longueur de ce bloc est cachée, mais il faut un nombre pour chaque bloc.
unknown-clue = Les indices de la { $line } manquent, mais il en faut pour chaque rangée. Pour une rangée sans bloc, écrivez [] ou 0.

not-closed = Le texte s’arrête ici, mais « { $open } » (ligne { $line }, colonne { $column } du texte) est encore ouvert. Il manque « { $missing } ».
still-open = Ici se trouve « { $found } » ; attendu : { $expected }, car « { $open } » (ligne { $line }, colonne { $column } du texte) est encore ouvert.
open-quote = Le guillemet { $quote } qui s’ouvre ici n’est pas fermé sur cette ligne du texte. Écrivez-en un autre là où finit le texte entre guillemets.
list-among-numbers = Une liste commence ici à l’intérieur d’une autre. Il manque peut-être un crochet fermant avant elle.
one-list-of-clues = { $first ->
    [row] Voici une seule liste d’indices ({ $found }) ; attendu : deux listes, une pour les lignes et une pour les colonnes.
   *[column] Voici une seule liste d’indices ({ $found }) ; attendu : deux listes, une pour les colonnes et une pour les lignes.
}
two-lists = { $found ->
    [one] Il n’y a qu’une liste
   *[other] Il y a { $found } listes
} ; attendu : deux listes, { $first ->
    [row] une pour les lignes et une pour les colonnes
   *[column] une pour les colonnes et une pour les lignes
}.
one-axis = { $axis ->
    [row] Il y a une liste « columns » (colonnes), mais pas de liste « rows » (lignes) ; écrivez-en une avec les indices de toutes les lignes.
   *[column] Il y a une liste « rows » (lignes), mais pas de liste « columns » (colonnes) ; écrivez-en une avec les indices de toutes les colonnes.
}

random-seed = C’est une graine aléatoire. Seul le programme de Tatham peut la transformer en grille. Copiez plutôt, dans ce programme, l’ID de jeu avec deux-points.
no-size = Cela ressemble à un ID de jeu sans sa taille. Écrivez devant la largeur et la hauteur, par exemple « 10x10: ».
id-cut-off = L’ID de jeu s’arrête ici ; indices trouvés : { $found } sur { $expected } ; la fin n’a peut-être pas été copiée.
comma-for-point = Il y a une virgule ici ; dans un ID de jeu, les blocs d’une rangée sont séparés par des points, comme dans 3.2.
too-few-clues = Pour une grille { $width }x{ $height }, il faut { $width ->
    [one] { $width } colonne
   *[other] { $width } colonnes
} et { $height ->
    [one] { $height } ligne
   *[other] { $height } lignes
}, donc des indices pour { $expected } rangées en tout ; il y en a { $found }, soit { $missing } de moins.
too-many-clues = Pour une grille { $width }x{ $height }, il faut { $width ->
    [one] { $width } colonne
   *[other] { $width } colonnes
} et { $height ->
    [one] { $height } ligne
   *[other] { $height } lignes
}, donc des indices pour { $expected } rangées en tout ; il y en a { $found }, soit { $superfluous } de trop.
slash-missing = Il manque peut-être une barre oblique dans « { $clue } », trop long pour tenir dans une rangée.
slash-too-many = Il y a peut-être ici une barre oblique de trop.
too-many-numbers = L’adresse continue après la fin de la grille, qui a { $width ->
    [one] { $width } colonne
   *[other] { $width } colonnes
} et { $height ->
    [one] { $height } ligne
   *[other] { $height } lignes
} ; copiez de nouveau toute l’adresse.
page-cut-off = Les nombres de « var d=[[…]] » sont incomplets ou ont été modifiés. Copiez de nouveau tout le code source de la page.
address-cut-off = L’adresse s’arrête avant que ses indices soient complets ; elle a peut-être été coupée ici. Copiez de nouveau toute l’adresse.

lines = { $axis ->
    [row] La hauteur annonce { $expected ->
        [one] { $expected } ligne
       *[other] { $expected } lignes
    }
   *[column] La largeur annonce { $expected ->
        [one] { $expected } colonne
       *[other] { $expected } colonnes
    }
}, mais il y en a { $found }.
sides-swapped = Il y a { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, mais le texte annonce { $columns ->
    [one] { $columns } ligne
   *[other] { $columns } lignes
} et { $rows ->
    [one] { $rows } colonne
   *[other] { $rows } colonnes
}. Échangez les deux dimensions ou, si ce sont les lignes et les colonnes qui sont inversées, échangez celles-ci.
other-way-round = Les indices ne vont pas avec une grille de { $width ->
    [one] { $width } colonne
   *[other] { $width } colonnes
} et { $height ->
    [one] { $height } ligne
   *[other] { $height } lignes
}, mais avec une grille de { $height ->
    [one] { $height } colonne
   *[other] { $height } colonnes
} et { $width ->
    [one] { $width } ligne
   *[other] { $width } lignes
} ; la largeur et la hauteur sont peut-être inversées.
odd-lines = Le nombre de lignes d’indices est impair ({ $found }), mais une grille carrée a autant de colonnes que de lignes. Pour une rangée sans bloc, écrivez 0 ou rien.
no-rows = Il n’y a pas d’indices pour les lignes. Écrivez les lignes de la grille une par une, puis une ligne vide, puis les colonnes une par une.
no-columns = Il n’y a pas d’indices pour les colonnes. Après les lignes, laissez une ligne vide et écrivez les colonnes une par une.
no-clues-element = { $axis ->
    [row] Cette grille n’a pas d’indices pour les lignes ; attendu : <clues type="rows"> avec un <line> pour chaque ligne.
   *[column] Cette grille n’a pas d’indices pour les colonnes ; attendu : <clues type="columns"> avec un <line> pour chaque colonne.
}
no-part = { $axis ->
    [row] Il n’y a pas d’indices pour les lignes. Écrivez « { $heading } » seul sur une ligne de texte et, en dessous, les lignes de la grille une par une.
   *[column] Il n’y a pas d’indices pour les colonnes. Écrivez « { $heading } » seul sur une ligne de texte et, en dessous, les colonnes une par une.
}
no-blank-line = { $lines ->
    [one] Il y a { $lines } ligne de texte, mais pas de ligne vide après les lignes de la grille ; laissez-en une avant la première colonne.
   *[other] Il y a { $lines } lignes de texte, mais pas de ligne vide après les lignes de la grille ; laissez-en une avant la première colonne.
}
columns-begin = Les colonnes commencent peut-être à la ligne { $line } du texte : tous les indices vont alors ensemble.
one-line = Tous les nombres sont sur une seule ligne de texte. Écrivez les nombres de chaque ligne de la grille sur une ligne de texte à part, puis laissez une ligne vide, puis faites de même pour chaque colonne.
more-after-puzzle = La grille est complète au-dessus de cette ligne du texte, mais le texte continue. Supprimez ce qui ne fait pas partie de la grille. Si c’est une autre grille, faites-la lire à part.
third-block = Une troisième partie commence ici, mais il n’en faut que deux : les lignes, puis, après une ligne vide, les colonnes. Supprimez les autres lignes vides ; si l’une d’elles représente une rangée sans bloc, écrivez-y 0.
empty-part = { $axis ->
    [row] Il n’y a pas d’indices sous ce titre ; écrivez-y les lignes de la grille une par une, et 0 pour chaque ligne sans bloc.
   *[column] Il n’y a pas d’indices sous ce titre ; écrivez-y les colonnes une par une, et 0 pour chaque colonne sans bloc.
}
again-for-other = Une deuxième partie « { $heading } » commence ici ; il faut peut-être « { $other } ».
again = Une deuxième partie « { $heading } » commence ici, mais il ne peut y en avoir qu’une.

row-shape = { $cells ->
    [givens] Sur cette ligne, la partie des cases données compte
    [goal] Sur cette ligne, la solution compte
    [saved] Sur cette ligne, l’image enregistrée compte
    [quoted] Sur cette ligne, « saved » compte
    [list] Sur cette ligne, la liste compte
   *[picture] Sur cette ligne, l’image compte
} { $found ->
    [one] { $found } case
   *[other] { $found } cases
} ; attendu : { $expected }.
rows-shape = { $cells ->
    [givens] La partie des cases données compte
    [goal] La solution compte
    [saved] L’image enregistrée compte
    [quoted] « saved » compte
    [list] La liste compte
   *[picture] L’image compte
} { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes
} ; attendu : { $expected }.
cells-shape = { $cells ->
    [givens] La partie des cases données compte
    [goal] La solution compte
    [saved] L’image enregistrée compte
    [quoted] « saved » compte
    [list] La liste compte
   *[picture] L’image compte
} { $found ->
    [one] { $found } case
   *[other] { $found } cases
} ; attendu : { $expected }.
numbers-shape = La liste compte { $found ->
    [one] { $found } nombre
   *[other] { $found } nombres
} ; attendu : { $expected }.
ragged = Cette ligne compte { $found ->
    [one] { $found } case
   *[other] { $found } cases
}, mais les autres en comptent { $expected }.
givens-overrun = Les cases données vont au-delà de la dernière case de la grille.
unfinished-picture = Cette image a des cases inconnues ; on ne peut donc pas en déduire les indices. Marquez chacune de ces cases comme remplie ou vide, ou écrivez les indices et mettez l’image en dessous, sous une ligne « givens » (cases données).

colour-not-defined = La couleur « { $found } » n’est pas définie. Définissez-la avec { $define }.
no-such-colour = Il n’y a pas de couleur « { $found } » ici ; { $count ->
    [one] la seule couleur est : { $known }
   *[other] les couleurs sont : { $known }
}.
colour-again = « { $sign } » désigne déjà une autre couleur ; choisissez un autre signe pour celle-ci.
run-without-colour = Ce bloc n’a pas de couleur ; écrivez après son nombre l’un de ces signes : { $known }.
run-of-background = Ce bloc a la couleur du fond, mais seules les cases entre les blocs peuvent l’avoir.
too-many-colours = C’est une couleur de trop ; une grille en a au plus { $most } en plus du fond.
triangle = C’est un triangle, une demi-case ; Nonoscope ne lit que les grilles dont chaque case est d’une seule couleur.

clue-too-long = Les indices de la { $line } ({ $clue }) demandent au moins { $cells } cases, mais { $axis ->
    [row] une ligne en compte seulement { $length }, car il y a { $length ->
        [one] { $length } colonne
       *[other] { $length } colonnes
    }
   *[column] une colonne en compte seulement { $length }, car il y a { $length ->
        [one] { $length } ligne
       *[other] { $length } lignes
    }
}.
run-apart = Au lieu de { $run }, il faut peut-être { $apart }.
axes-swapped = Les indices vont ensemble si l’on échange les lignes et les colonnes. Elles sont peut-être dans le mauvais ordre.
totals = { $rows ->
    [one] La seule ligne demande
   *[other] Les { $rows } lignes demandent
} { $of-rows ->
    [one] { $of-rows } case remplie
   *[other] { $of-rows } cases remplies
} en tout, { $columns ->
    [one] la seule colonne
   *[other] les { $columns } colonnes
} { $of-columns } ; les totaux doivent être les mêmes.
colour-totals = { $rows ->
    [0] Les lignes ne demandent aucune case
    [one] Les lignes demandent { $rows } case
   *[other] Les lignes demandent { $rows } cases
} de couleur { $colour }, les colonnes { $columns ->
    [0] aucune
   *[other] { $columns }
} ; les nombres doivent être les mêmes.
match-if-apart = Ils concordent si, dans la { $line }, on remplace { $run } par { $apart }.
slip = Un nombre est probablement faux, ou il en manque un. Revérifiez chaque indice.
line-missing = { $axis ->
    [row] Il manque peut-être une ligne
   *[column] Il manque peut-être une colonne
} ; une rangée de { $cells ->
    [one] { $cells } case remplie
   *[other] { $cells } cases remplies
} expliquerait les totaux.
line-too-many = { $axis ->
    [row] Il y a peut-être une ligne de trop
   *[column] Il y a peut-être une colonne de trop
} ; une rangée de { $cells ->
    [one] { $cells } case remplie
   *[other] { $cells } cases remplies
} expliquerait les totaux.
line-missing-or-too-many = { $axis ->
    [row] Il manque peut-être une ligne, ou il y a une colonne de trop
   *[column] Il manque peut-être une colonne, ou il y a une ligne de trop
} ; une rangée de { $cells ->
    [one] { $cells } case remplie
   *[other] { $cells } cases remplies
} expliquerait les totaux.

xml-namespaces = il a plus d’espaces de noms qu’il n’en faut pour une grille
xml-attributes = une balise a plus d’attributs qu’il n’en faut pour une grille
xml-wrong-tag = « <{ $open }> » est ouvert ici, et « </{ $close }> » ne le ferme pas ; écrivez « </{ $open }> » devant
xml-cut-off = il s’arrête avant que toutes les balises soient fermées ; sa fin n’a peut-être pas été copiée
xml-no-tags = il ne contient pas de balises
xml-ampersand = un « & » seul doit s’écrire « &amp; »
xml-entity = l’entité « &{ $name }; » n’est pas connue ; écrivez le caractère lui-même
xml-quote = il y a « < » entre des guillemets ; il manque peut-être un guillemet avant
xml-neither = ce n’est ni une balise, ni du texte entre des balises
xml-character = il y a « { $found } » là où il faut « { $wanted } »
xml-text = il manque « { $wanted } » ici
xml-space = il manque une espace ici
xml-bad-character = le caractère { $character } n’est pas permis
xml-name = ce n’est pas un nom permis en XML
xml-same-attribute = la balise a deux fois l’attribut « { $name } »
xml-same-namespace = la balise définit deux fois l’espace de noms « { $name } »
xml-unknown-namespace = le préfixe « { $name } » n’est pas défini
xml-reserved-namespace = les préfixes « xml » et « xmlns » ne peuvent pas être définis
xml-nothing-to-close = on ferme ici une balise qui n’a jamais été ouverte
xml-entity-loop = une entité se contient elle-même ici
xml-declaration = la ligne du texte qui commence par « <?xml » doit être la première
xml-doctype = la partie qui commence par « <!DOCTYPE » est fausse ici
xml-comment = il y a « -- » dans un commentaire
xml-section-end = « ]]> » n’est pas permis entre des balises
xml-too-large = il a plus de balises qu’il n’en faut pour une grille
