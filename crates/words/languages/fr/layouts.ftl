line = Rangée
choose-line = choisissez-en une, ou cliquez sur ses indices
line-and-clue = { $line } : { $clue }
about = Une disposition est une façon de placer tous les blocs d’une rangée. Celles qui conviennent à ce que l’on sait sont dessinées ici, et les cases sur lesquelles elles s’accordent toutes sont marquées.
before-this-step = Avant cette étape : { $sentence }
layouts-of = Dispositions de la { $line } : { $agreed }
in-all = dans toutes, { $what }
# Ici, $cells, $filled et $empty sont des numéros de cases : « 4, 7, 8 ».
all-fill = remplies dans toutes : { $cells }
all-leave-empty = vides dans toutes : { $cells }
all-fill-and-leave = remplies dans toutes : { $filled } ; vides dans toutes : { $empty }
agree-on-nothing = elles ne s’accordent sur rien de nouveau

## In the page.

layouts-heading = Dispositions d’une rangée
strips =
    .aria-label = Dispositions
follow = Suivre chaque étape
