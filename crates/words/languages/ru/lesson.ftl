
place = клетка (строка { $row }, столбец { $column })
cell = клетка { $cell }
suppose = Предположим, что { $place } { $state }.
then-has = Тогда { $what } ({ $line }).
cells-filled = { $count ->
    [1] клетка { $cells } закрашена
   *[other] клетки { $cells } закрашены
}
cells-empty = { $count ->
    [1] клетка { $cells } пуста
   *[other] клетки { $cells } пусты
}
nothing-fits = Теперь { $line } не сходится.
so-it-is = Значит, { $place } { $state }.
both-times = В обоих случаях { $what }.

no = Нет: { $place } не может быть { $state }.
follows-later = { $count ->
    [1] Это станет видно, когда будет определена { $cells }.
   *[other] Это станет видно, когда будут определены { $cells }.
}
known-already = Это уже известно.
could-be-cell = Не обязательно: { $run } может лежать и в клетке { $cell }.
could-lie-in-cells = Не обязательно: { $run } может лежать и в клетках { $first }–{ $last }.
