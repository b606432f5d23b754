repair-heading = Исправление
if-a-puzzle-has = Если у кроссворда несколько решений, это можно исправить несколькими клетками.
to-leave-one-solution = Чтобы решение осталось одно
repair-givens = открыть несколько клеток
repair-changes = изменить картинку
repair-lines = Без угадывания
repair-find = Найти наименьшее число клеток
repair-stop = Остановить
repair-take =
    .aria-label = Применить найденное

looking = Поиск наименьшего числа клеток…
not-found = Поиск шёл слишком долго, и исправление не нашлось.
nothing-to-give = Открывать нечего: ваш кроссворд хорош и так.
nothing-to-change = Менять нечего: ваш кроссворд хорош и так.
done = Готово. Это можно отменить.
cells-to-give = { $cells ->
    [one] Надо открыть { $cells } клетку.
    [few] Надо открыть { $cells } клетки.
    [many] Надо открыть { $cells } клеток.
   *[other] Надо открыть { $cells } клетки.
}
cells-to-change = { $cells ->
    [one] Надо изменить { $cells } клетку.
    [few] Надо изменить { $cells } клетки.
    [many] Надо изменить { $cells } клеток.
   *[other] Надо изменить { $cells } клетки.
}
fewer-are-not-enough = Меньшим числом не обойтись.
fewer-may-be-enough = Возможно, хватит и меньшего числа.
fewer-but-at-least = Возможно, хватит и меньшего числа, но нужно не меньше { $cells }.
marked = { $cells ->
    [1] Она отмечена на поле.
   *[other] Они отмечены на поле.
}
left = { $cells ->
    [one] Осталась { $cells } из них, она отмечена на поле.
    [few] Осталось { $cells } из них, они отмечены на поле.
    [many] Осталось { $cells } из них, они отмечены на поле.
   *[other] Осталось { $cells } из них, они отмечены на поле.
}
give = Открыть: { $row }, { $column }
fill = Закрасить: { $row }, { $column }
empty = Сделать пустой: { $row }, { $column }
all = Все { $cells }
