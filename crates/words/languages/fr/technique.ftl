blank-line = rangée vide
blank-line-summary = Une rangée dont l’indice est 0 est vide.
blank-line-lesson = L’indice est 0 : il n’y a aucun bloc. Toutes les cases sont donc vides ; mettez un rond dans chacune.

exact-fit = compte juste
exact-fit-summary = Les blocs et les espaces entre eux prennent toute la rangée.
exact-fit-lesson = Chaque nombre est un bloc : autant de cases remplies côte à côte. Les blocs se suivent dans cet ordre, avec au moins une case vide entre deux blocs. Un nonogramme cache une image derrière ces nombres, avec des indices pour chaque ligne et chaque colonne. Ici, les blocs et les espaces entre eux prennent toute la rangée ; il n’y a donc qu’une façon de les placer. Remplissez les blocs et mettez un rond dans les espaces.

line-complete = rangée complète
line-complete-summary = Toutes les cases remplies de la rangée sont déjà là, donc le reste est vide.
line-complete-lesson = La rangée a déjà toutes les cases remplies que demandent ses indices. Toutes les autres cases sont donc vides.

fill-the-rest = remplir le reste
fill-the-rest-summary = Il reste exactement autant de cases que les indices en demandent, donc toutes sont remplies.
fill-the-rest-lesson = Comptez les cases qui ne sont pas encore vides. S’il y en a exactement autant que les indices en demandent, toutes sont remplies.

overlap = chevauchement
overlap-summary = Un bloc couvre certaines cases où qu’il soit.
overlap-lesson = Poussez un bloc le plus possible à gauche, puis le plus possible à droite. Les cases qu’il couvre les deux fois sont remplies.

out-of-reach = hors de portée
out-of-reach-summary = Une case qu’aucun bloc ne peut atteindre est vide.
out-of-reach-lesson = Un bloc ne peut aller que jusqu’à un certain point de chaque côté. Une case qu’aucun bloc ne peut atteindre est vide.

whole-run = bloc complet
whole-run-summary = Les cases à côté d’un groupe qui est un bloc complet sont vides.
whole-run-lesson = Un groupe, ce sont des cases remplies côte à côte. S’il est déjà aussi long que son bloc, les cases voisines sont vides.

extend = prolonger
extend-summary = Un groupe près d’un bord ou d’une case vide se prolonge de l’autre côté, car son bloc a besoin de place.
extend-lesson = Un groupe près d’un bord ou d’une case vide a peu de place de ce côté. Son bloc en demande plus, donc il se prolonge de l’autre côté.

gap-too-small = espace trop petit
gap-too-small-summary = Un espace trop petit pour tout bloc qui pourrait s’y trouver est vide.
gap-too-small-lesson = Regardez les cases qui se suivent entre deux cases vides. Si tous les blocs qui pourraient s’y trouver sont plus longs, elles sont toutes vides.

split = séparer
split-summary = Entre deux groupes qui ne peuvent pas être un même bloc, il y a une case vide.
split-lesson = Deux groupes ont une seule case entre eux. S’ils ne faisaient qu’un bloc, il serait trop long. Cette case est donc vide.

join = relier
join-summary = Entre deux groupes qui sont forcément un même bloc, les cases sont remplies.
join-lesson = Deux groupes sont proches l’un de l’autre, et les indices ne permettent pas deux blocs à cet endroit. Ils forment donc un seul bloc, et les cases entre eux sont remplies.

mercury = mercure
mercury-summary = Un bloc ne peut pas commencer là où il toucherait le groupe suivant, car il serait alors trop long.
mercury-lesson = Entre le bord et un groupe, il y a exactement autant de cases que dans le premier bloc. Si ce bloc commençait au bord, il toucherait le groupe et serait trop long. La première case est donc vide.

that-run = groupe identifié
that-run-summary = Si un groupe ne peut être qu’un seul des blocs, on sait à peu près où se trouvent ce bloc et les autres.
that-run-lesson = Un seul bloc des indices peut être ce groupe. On sait donc à peu près où se trouve ce bloc, et les autres restent à distance.

colour-neighbours = couleurs voisines
colour-neighbours-summary = La case à côté d’un bloc complet est vide ou a la couleur du bloc suivant.
colour-neighbours-lesson = Entre deux blocs de même couleur, il faut un espace ; deux blocs de couleurs différentes peuvent se toucher. La case à côté d’un bloc terminé est donc vide ou a la couleur du bloc suivant.

no-run-fits = aucun bloc n’y tient
no-run-fits-summary = Une case est vide si aucun bloc n’y tient sans prendre la place des autres.
no-run-fits-lesson = Prenez une case et essayez-y chaque bloc. Si aucun n’y tient, ou s’il ne laisse pas de place aux autres, la case est vide.

layouts = comparer les dispositions
layouts-summary = Toutes les dispositions de la rangée qui conviennent à ce que l’on sait s’accordent sur une case.
layouts-lesson = Parfois, aucun raisonnement court ne suffit. Essayez alors toutes les façons de placer les blocs. Une case qui a le même état dans toutes est certaine.

edge-logic = logique des bords
edge-logic-summary = Si cette case au bord avait l’autre état, les rangées qui s’y croisent rendraient la rangée suivante impossible.
edge-logic-lesson = Aucune rangée seule ne suffit plus. Supposez que la case encadrée, au bord, soit remplie, ou vide. Les rangées qui s’y croisent déterminent leurs cases suivantes, et bientôt une rangée n’a plus de place. Pour cette case, c’est donc le contraire.

two-way = dans les deux cas
two-way-summary = Les deux états d’une case mènent au même état pour une autre.
two-way-lesson = Supposez que la case encadrée soit remplie et voyez ce qui en découle. Faites ensuite de même en la supposant vide. Une case qui a le même état les deux fois est certaine.

contradiction = contradiction
contradiction-summary = Si une case avait l’autre état, une rangée ne pourrait plus être complétée.
contradiction-lesson = Supposez que la case encadrée soit remplie, ou vide, et voyez ce qui en découle d’une rangée à l’autre. Si une rangée n’a plus aucune façon de placer ses blocs, c’est le contraire pour cette case.
