line = Rangée
choose-line = choisissez une rangée, ou cliquez sur ses indices
line-and-clue = { $line } : { $clue }
about = Une disposition est une façon de placer tous les blocs d’une rangée. Vous voyez ici celles qui conviennent à ce que l’on sait. Les cases sur lesquelles elles s’accordent toutes sont marquées.
before-this-step = Avant cette étape : { $sentence }
layouts-of = Dispositions de la { $line } : { $agreed }
in-all = dans toutes, { $what }
# Ici, $cells, $filled et $empty sont des numéros de cases : « 4, 7, 8 ».
all-fill = toutes remplissent { $cells }
all-leave-empty = aucune ne remplit { $cells }
all-fill-and-leave = toutes remplissent { $filled }, et aucune ne remplit { $empty }
agree-on-nothing = elles ne s’accordent sur rien de nouveau

## In the page.

layouts-heading = Dispositions d’une rangée
strips =
    .aria-label = Dispositions
follow = Suivre les étapes
