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
no-times = Il n’y a pas encore de temps de ce genre.
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
not-drawn = Le replay n’a pas pu être dessiné. Réessayez.
no-store = Ce navigateur n’enregistre rien pour cette page : si vous la fermez, vos statistiques sont perdues. Exportez-les pour les garder.
full = Ce navigateur n’a plus de place pour vos statistiques. Rien n’est encore perdu : exportez-les pour les mettre en sécurité.
damaged = Une partie de vos statistiques était endommagée.
nothing-yet = Résolvez une grille, et elle apparaîtra ici : le temps qu’il a fallu, vos meilleurs temps, vos jours d’affilée, et les grilles à refaire.
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
record-too-long = Ces statistiques sont trop longues : la limite est de { $size } Mio.
only-something-else-new = Aucune nouvelle grille résolue, mais autre chose est nouveau.
nothing-new = Il n’y a rien de nouveau.
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
    [one] { $damaged } ligne du texte est endommagée ou manque. Elle a été laissée de côté.
   *[other] { $damaged } lignes du texte sont endommagées ou manquent. Elles ont été laissées de côté.
}
damaged-lines-from = { $damaged ->
    [one] { $damaged } ligne du texte est endommagée ou manque. Elle a été laissée de côté (ligne { $first }).
   *[other] { $damaged } lignes du texte sont endommagées ou manquent. Elles ont été laissées de côté (la première est la ligne { $first }).
}

## In the page.

record-heading = Vos statistiques
again-heading = À refaire
again-note = Vous avez eu besoin d’aide pour ces grilles, ou vous les avez abandonnées. Refaites-les, et voyez ce que vous avez appris.
again-list =
    .aria-label = Grilles à refaire
times-heading = Temps
record-tier = Difficulté
record-size = Tailles dans le graphique
best = Meilleur
typical = Habituel
hints-heading = Là où vous avez demandé de l’aide
lately-heading = Résolues récemment
export-record = Exporter
import-record = Importer…
record-file =
    .aria-label = Fichier de statistiques
record-note = Vos statistiques ne quittent jamais ce navigateur, sauf si vous les exportez. Si vous importez celles d’un autre navigateur, elles s’ajoutent à celles-ci.
replay-position =
    .aria-label = Coup
save-replay = Enregistrer en GIF
close-replay = Retour aux statistiques
replay-board =
    .aria-label = Les marques
