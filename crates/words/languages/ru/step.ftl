only-layout-contradicts = { CAPITAL($line) }: единственная расстановка противоречит тому, что известно.
no-layout-fits = { CAPITAL($line) }: ни одна из { $layouts ->
    [one] { $layouts } расстановки
   *[other] { $layouts } расстановок
} не согласуется с тем, что известно.
only-layout = { CAPITAL($line) }: возможна только одна расстановка.
one-layout-fits = { CAPITAL($line) }: из { $layouts ->
    [one] { $layouts } расстановки
   *[other] { $layouts } расстановок
} с тем, что известно, согласуется только 1.
both-layouts-fit = { CAPITAL($line) }: обе расстановки согласуются с тем, что известно.
all-layouts-fit = { CAPITAL($line) }: все расстановки ({ $layouts }) согласуются с тем, что известно.
some-layouts-fit = { CAPITAL($line) }: из { $layouts ->
    [one] { $layouts } расстановки
   *[other] { $layouts } расстановок
} с тем, что известно, { $fitting ->
    [one] согласуется { $fitting }.
   *[other] согласуются { $fitting }.
}
so-no-solution = Значит, у кроссворда нет решения.

its-cells-are-known = Все клетки здесь уже известны.
fill = { $layouts ->
    [0] Закрашено во всех
    [1] В ней закрашено
    [2] Закрашено в обеих
   *[other] Закрашено во всех { $layouts }
}: { $filled }.
leave-empty = { $layouts ->
    [0] Пусто во всех
    [1] В ней пусто
    [2] Пусто в обеих
   *[other] Пусто во всех { $layouts }
}: { $empty }.
fill-and-leave-empty = { $layouts ->
    [0] Закрашено во всех
    [1] В ней закрашено
    [2] Закрашено в обеих
   *[other] Закрашено во всех { $layouts }
}: { $filled }; пусто: { $empty }.
in-these-layouts = { $layouts ->
    [1] Значит, { $what }.
    [2] В обеих расстановках { $what }.
   *[other] В каждой из них { $what }.
}

by-technique = { CAPITAL($line) }, «{ $technique }»: { $what }.

refuted = Предположим, что { $place } { $state }: тогда { $then }. Значит, эта клетка { $so }.
line-would-fail = { $line } не сойдётся
suppositions-would-fail = ещё { $suppositions ->
    [one] { $suppositions } предположение не оставит
    [few] { $suppositions } предположения не оставят
   *[other] { $suppositions } предположений не оставят
} ничего возможного
cells-would-follow = { $cells ->
    [one] определится ещё { $cells } клетка
    [few] определятся ещё { $cells } клетки
   *[other] определится ещё { $cells } клеток
}, а затем { $end }
agreed = Предположим, что { $place } закрашена, затем — что она пуста: в обоих случаях { $what }.
agreed-of-colour = Предположим, что { $place } { $colour }, затем — что это не так: в обоих случаях { $what }.

not-on-paper = Этот шаг — перебор. На бумаге за ним не проследить.

supposing = { $suppositions ->
    [1] Ещё одно предположение
    [one] { $suppositions } вложенное предположение
    [few] { $suppositions } вложенных предположения
   *[other] { $suppositions } вложенных предположений
}
after-dead-ends = { $dead-ends ->
    [0] без единого тупика
    [one] после { $dead-ends } тупика
   *[other] после { $dead-ends } тупиков
}
supposing-ruled-out-all = { supposing }: всё остальное исключено.
sat-ruled-out-all = SAT-решатель исключил всё остальное { after-dead-ends }.
supposing-was-stopped = { supposing }: решение не найдено, перебор остановлен.
sat-was-stopped = SAT-решатель не нашёл решения { after-dead-ends } и был остановлен.
supposing-found-the-only = { supposing }: найдено ровно одно решение.
sat-found-the-only = SAT-решатель нашёл ровно одно решение { after-dead-ends }.
supposing-found-one = { supposing }: найдено одно решение.
sat-found-one = SAT-решатель нашёл одно решение { after-dead-ends }.
stopped-before-others = Перебор остановлен раньше, чем удалось проверить, есть ли другие.
supposing-found-all = { supposing }: найдено ровно { $solutions ->
    [one] { $solutions } решение
    [few] { $solutions } решения
   *[other] { $solutions } решений
}.
sat-found-all = SAT-решатель нашёл ровно { $solutions ->
    [one] { $solutions } решение
    [few] { $solutions } решения
   *[other] { $solutions } решений
} { after-dead-ends }.
supposing-found-some = { supposing }: найдено { $solutions ->
    [one] { $solutions } решение
    [few] { $solutions } решения
   *[other] { $solutions } решений
}. Возможно, есть и другие.
sat-found-some = SAT-решатель нашёл { $solutions ->
    [one] { $solutions } решение
    [few] { $solutions } решения
   *[other] { $solutions } решений
} { after-dead-ends }. Возможно, есть и другие.

it-settles = { $cells ->
    [1] Так определяется последняя неизвестная клетка.
   *[other] Так определяются оставшиеся клетки ({ $cells }).
}
they-agree = { $cells ->
    [0] Новых клеток, в которых они совпадали бы, нет.
    [one] Они совпадают ещё в { $cells } клетке.
   *[other] Они совпадают ещё в { $cells } клетках.
}
