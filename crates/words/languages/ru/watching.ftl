solution-of-at-least = Решение { $solution }, всего не меньше { $count }. Найденные расходятся в отмеченных клетках. Другие могут расходиться и в других.
solution-of = Решение { $solution } из { $count }. Они расходятся { $cells ->
    [1] только в отмеченной клетке
    [one] в { $cells } отмеченной клетке
   *[other] в { $cells } отмеченных клетках
}.
size = Поле { $width } × { $height }.
size-with-givens = Поле { $width } × { $height }, открытых клеток: { $givens }.
size-with-marks = Поле { $width } × { $height }, открытых или отмеченных вами клеток: { $givens }.
press-step = Нажмите «Шаг», чтобы взглянуть на первую линию, или ▶, чтобы смотреть.

step-figures = Шаг { $step } из { $steps } · { $unknown }
pass-figures = Проход { $pass } из { $passes } · шаг { $step } из { $steps } · { $unknown }
clues-not-satisfied = не сошлось линий: { $clues }

board = Поле { $width } × { $height }: закрашено { $filled }, пусто { $empty }, неизвестно { $unknown }
board-of-colours = Поле { $width } × { $height }: { $colours }, пусто { $empty }, неизвестно { $unknown }
cells-of-colour = { $cells } { $colour }
row = числа { $clue }: { $cells }
stretch-of-one = { $cell } { $state }
# «каждая» — потому что $state в единственном числе: «закрашена», «красного цвета или пуста».
stretch-of-two = { $first } и { $last } — каждая { $state }
stretch = с { $first } по { $last } — каждая { $state }
run-of-colour = { $length } { $colour }

inspected = { $gaps }, { $layouts }.
inspected-in-part = { $gaps }, { $layouts }; показаны первые { $shown } из { $fitting }.
free-gaps = { $gaps ->
    [0] запаса нет
    [one] запас — { $gaps } клетка
    [few] запас — { $gaps } клетки
   *[other] запас — { $gaps } клеток
}
single-layout = только одна расстановка
no-layout-fits = ни одна расстановка не согласуется с тем, что известно
both-layouts-fit = подходят обе расстановки
all-layouts-fit = подходят все расстановки ({ $layouts })
one-layout-fits = подходит 1 расстановка из { $layouts }
some-layouts-fit = расстановок подходит { $fitting } из { $layouts }
