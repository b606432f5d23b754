clue-forces = Это следует уже из одних чисел ({ $line }).
cell-forces = Это следует из чисел и одной известной клетки ({ $line }, { $cells }).
cells-force-fewest = Это следует из чисел и известных клеток ({ $line }, { $cells }). Меньшим числом клеток не обойтись.
cells-force = Это следует из чисел и известных клеток ({ $line }, { $cells }). Ни одну из этих клеток нельзя отбросить.
that-many-cells = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
}

its-cells-leave-none = { $count ->
    [1] Уже одна известная клетка не оставляет ни одной расстановки: { $cells }.
   *[other] Уже эти известные клетки не оставляют ни одной расстановки: { $cells }.
}
that-many-leave-none = { $cells ->
    [one] Уже из-за { $cells } известной клетки не остаётся ни одной расстановки.
   *[other] Уже из-за { $cells } известных клеток не остаётся ни одной расстановки.
}

fails-later = через { $arguments ->
    [one] { $arguments } рассуждение
    [few] { $arguments } рассуждения
   *[other] { $arguments } рассуждений
} { $line } не сойдётся

one-layout-left = { CAPITAL($line) }: остаётся только одна расстановка. Она определяет { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[other] { $cells } клеток
} за { $arguments ->
    [one] { $arguments } рассуждение.
    [few] { $arguments } рассуждения.
   *[other] { $arguments } рассуждений.
}
settles = { CAPITAL($line) } определяет { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[other] { $cells } клеток
}
narrows-down = { CAPITAL($line) } сужает выбор для { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
}
settles-and-narrows-down = { CAPITAL($line) } определяет { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[other] { $cells } клеток
} и сужает выбор ещё для { $narrowed } { $narrowed ->
    [one] другой
   *[other] других
}
by-one-technique = { $times ->
    [2] { $what }: «{ $technique }», дважды.
    [few] { $what }: «{ $technique }», { $times } раза.
   *[other] { $what }: «{ $technique }», { $times } раз.
}
by-techniques = { $what } за { $arguments ->
    [one] { $arguments } рассуждение
    [few] { $arguments } рассуждения
   *[other] { $arguments } рассуждений
}: { $techniques }.
by-arguments = { $what } за { $arguments ->
    [one] { $arguments } рассуждение.
    [few] { $arguments } рассуждения.
   *[other] { $arguments } рассуждений.
}

marked-line = Отмечено: { $line }.
run-on-cell = Группа номер { $nth } (длина { $length }) лежит в клетке { $cell }.
run-on-cells = Группа номер { $nth } (длина { $length }) лежит в клетках с { $first } по { $last }.
run-between-cells = Группа номер { $nth } (длина { $length }) лежит где-то в клетках с { $first } по { $last }.
rests-on = Основа рассуждения: { $cells }.
