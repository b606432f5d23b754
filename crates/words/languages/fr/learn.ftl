lesson-done = Leçon { $lesson } sur { $lessons } · terminée
lesson-so-far = { $done ->
    [one] Leçon { $lesson } sur { $lessons } · { $done } exercice fait sur { $of }
   *[other] Leçon { $lesson } sur { $lessons } · { $done } exercices faits sur { $of }
}
lesson-label = { $done ->
    [one] { $name }, { $done } exercice fait sur { $of }
   *[other] { $name }, { $done } exercices faits sur { $of }
}
a-moment = Un instant…
framed-cell = À vous : quel est l’état de la case encadrée ?
same-either-way = { $cells ->
    [one] À vous : quelle case a le même état dans les deux cas ?
   *[other] À vous : quelles cases ont le même état dans les deux cas ?
}
known-already = Vous connaissez déjà cette case.
marked-already = Cette case est déjà marquée.
right = Exact.
right-but-another = Exact, mais cet exercice demande une autre case.
that-is-it = C’est ça !
can-be-settled = { $settled ->
    [1] À vous : vous pouvez maintenant déterminer une case.
   *[other] À vous : vous pouvez maintenant déterminer { $settled } cases.
}
find-the-one = À vous : vous pouvez maintenant déterminer { $settled } cases. Trouvez celle que cette technique détermine.
find-those = À vous : vous pouvez maintenant déterminer { $settled } cases. Trouvez les { $asked } que cette technique détermine.
could-be = Possible
earliest = Au plus tôt
latest = Au plus tard
no-exercise = Aucun exercice n’a été trouvé. Appuyez sur « Un autre ».
not-made = L’exercice n’a pas pu être créé. Appuyez sur « Un autre » pour réessayer.
cell-is = { $cell } : { $is }

## In the page.

open-legend = Que signifient les signes ?
lessons =
    .aria-label = Leçons
pens =
    .aria-label = Marque
show-me = Montrez-moi
another = Un autre
next-lesson = Leçon suivante
