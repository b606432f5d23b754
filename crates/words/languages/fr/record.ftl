all = toutes
all-sizes = toutes les tailles
solved = Résolues
a-puzzle = Une grille
some-day = Date inconnue
today = Aujourd’hui
yesterday = Hier
again = { $name } : { $why }
again-of-kind = { $name } · { $kind } : { $why }
given-up = abandonnée
many-hints = beaucoup d’aides
mistakes = des erreurs
solved-well = bien résolue
share = Partager
share-result = Partager le résultat : { $name }
copied-without-picture = Copié, sans l’image.
copy-this = Copiez ceci :{ "\u000A" }{ $result }
puzzles-solved = Grilles résolues
days-in-a-row = Jours d’affilée
streak = { $now }, record : { $longest }
time = Temps
hints-given = Aides
no-times = Pas encore de temps de ce genre.
one-time = Un seul temps de ce genre : { $time }.
graph = Les { $count } derniers temps : de { $shortest } à { $longest } ; le dernier, { $latest }
graph-sentence = { $graph }.
hinted = { $technique } : { $hints ->
    [one] { $hints } aide
   *[other] { $hints } aides
}
lesson = Leçon
lesson-of = Leçon : { $technique }
replay = Revoir
replay-of = Revoir : { $name }
strokes = { $shown ->
    [one] { $shown } coup sur { $strokes }
   *[other] { $shown } coups sur { $strokes }
}
marks-after = Les marques après { strokes }
replay-damaged = Ce replay est endommagé.
not-drawn = Le dessin a échoué. Réessayez.
no-store = Ce navigateur n’enregistre rien pour cette page ; vos statistiques seront donc perdues quand vous la fermerez. Exportez-les pour les garder.
full = Votre navigateur n’a pas assez de place pour toutes vos statistiques. Rien n’est encore perdu : exportez-les, et elles seront en sécurité.
damaged = Une partie de vos statistiques était endommagée.
nothing-yet = Dès que vous aurez résolu une grille, vous la verrez ici : combien de temps il a fallu, vos meilleurs temps, vos jours d’affilée, et les grilles à refaire.
result = Nonoscope
result-of-day = Nonoscope, { $day }
result-of-puzzle = Nonoscope · { $puzzle }
result-of-day-and-puzzle = Nonoscope, { $day } · { $puzzle }
seconds = { $seconds } s
minutes = { $minutes } min
minutes-and-seconds = { $minutes } min { $seconds } s
hours = { $hours } h
hours-and-minutes = { $hours } h { $minutes } min
hints = { $hints ->
    [0] sans aide
    [one] { $hints } aide
   *[other] { $hints } aides
}
checks = { $checks ->
    [one] { $checks } vérification
   *[other] { $checks } vérifications
}
up-to-size = jusqu’à { $side } × { $side }
larger-than-size = plus de { $side } × { $side }
no-record = Ce ne sont pas des statistiques de Nonoscope, ou tout est endommagé. Un fichier de statistiques commence par « nonoscope record ».
newer-record = Ces statistiques ont été écrites par une version plus récente de Nonoscope. Rechargez la page pour l’obtenir, puis réessayez.
record-too-long = Ces statistiques dépassent la limite de { $size } Mio.
only-something-else-new = Aucune nouvelle grille résolue, mais autre chose était nouveau.
nothing-new = Rien de nouveau.
new-solves = { $new ->
    [one] { $new } nouvelle grille résolue.
   *[other] { $new } nouvelles grilles résolues.
}
changed-solves = { $changed ->
    [one] { $changed } grille résolue modifiée.
   *[other] { $changed } grilles résolues modifiées.
}
new-and-changed-solves = { $new ->
    [one] { $new } nouvelle grille résolue, et { also-changed }
   *[other] { $new } nouvelles grilles résolues, et { also-changed }
}
also-changed = { $changed ->
    [one] { $changed } modifiée.
   *[other] { $changed } modifiées.
}
damaged-lines = { $damaged ->
    [one] { $damaged } ligne du texte est endommagée ou manque ; elle a été laissée de côté.
   *[other] { $damaged } lignes du texte sont endommagées ou manquent ; elles ont été laissées de côté.
}
damaged-lines-from = { $damaged ->
    [one] { $damaged } ligne du texte est endommagée ou manque ; elle a été laissée de côté (ligne { $first }).
   *[other] { $damaged } lignes du texte sont endommagées ou manquent ; elles ont été laissées de côté (la première est la ligne { $first }).
}

## In the page.

record-heading = Vos statistiques
again-heading = À refaire
again-note = Vous avez eu besoin d’aide, ou vous avez abandonné. Un deuxième essai montrera ce que vous avez appris.
again-list =
    .aria-label = Grilles à refaire
times-heading = Temps
record-tier = Difficulté
record-size = Graphique
best = Meilleur
typical = Habituel
hints-heading = Quand vous avez demandé de l’aide
lately-heading = Résolues récemment
export-record = Exporter
import-record = Importer…
record-file =
    .aria-label = Fichier de statistiques
record-note = Les statistiques ne quittent jamais ce navigateur, sauf si vous les exportez. L’importation ajoute celles d’un autre navigateur à celles-ci.
replay-position =
    .aria-label = Coup
save-replay = Enregistrer en GIF
close-replay = Retour aux statistiques
replay-board =
    .aria-label = Les marques
