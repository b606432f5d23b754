unique-as-given = Ровно одно решение: все его клетки открыты.
unique-in-passes = Ровно одно решение. Линия за линией — за { $passes ->
    [one] { $passes } проход
    [few] { $passes } прохода
   *[other] { $passes } проходов
}.
unique-in-looks = Ровно одно решение. Линия за линией — за { $looks ->
    [one] { $looks } просмотр
    [few] { $looks } просмотра
   *[other] { $looks } просмотров
}.
unique-without-dead-end = Ровно одно решение. SAT-решатель доказал это без единого тупика.
unique-proved = Ровно одно решение. На доказательство ушло: { $effort }.
unique-beyond-lines = Ровно одно решение. Одних линий мало, понадобилось: { $effort }.
none = Решения нет.
stuck-at-once = Отдельные линии ничего здесь не определяют. Неизвестных клеток осталось { $cells }.
stuck-after-looks = Отдельные линии дальше не ведут: после { $looks ->
    [one] { $looks } просмотра
   *[other] { $looks } просмотров
} ни одна не говорит ничего нового.
stuck-after-pass = Отдельные линии дальше не ведут: проход { $pass } не находит ничего нового.
cells-remain-unknown = Неизвестных клеток осталось { $cells }.
there-may-be = Решение может быть одно, их может быть несколько или не быть вовсе.

at-least = Решений не меньше { $solutions }.
exactly = Решений ровно { $solutions }.
more-than-one = Больше одного решения.
more-than = Решений больше { $solutions }.
they-differ = Они расходятся в { $cells ->
    [one] { $cells } клетке
   *[other] { $cells } клетках
}.
the-two-differ = Два найденных расходятся в { $cells ->
    [one] { $cells } клетке
   *[other] { $cells } клетках
}.
those-found-differ = Найденные расходятся в { $cells ->
    [one] { $cells } клетке
   *[other] { $cells } клетках
}.
no-more-are-kept = Для кроссворда такого размера больше не хранится.

before-more-was-known = Остановлено раньше, чем выяснилось, есть ли ещё решения.
before-an-answer = Остановлено раньше, чем нашёлся ответ.
with-one-found = Остановлено, найдено одно решение. Возможно, есть и другие.
before-an-answer-after-steps = Остановлено после { $steps ->
    [one] { $steps } шага
   *[other] { $steps } шагов
}, раньше, чем нашёлся ответ.
with-one-found-after-steps = Остановлено после { $steps ->
    [one] { $steps } шага
   *[other] { $steps } шагов
}, найдено одно решение. Возможно, есть и другие.
work-so-far = Проделано: { $effort }.
formula-too-large = Как формула кроссворд слишком велик для SAT-решателя.
no-more-steps = Больше шагов не хранится.
too-much-memory = То, что осталось перебрать, занимает больше { $size } МиБ памяти.

suppositions = { $suppositions ->
    [one] { $suppositions } предположение
    [few] { $suppositions } предположения
   *[other] { $suppositions } предположений
}
suppositions-of-tried = { suppositions } (испробовано: { $tried })
dead-ends = { $dead-ends ->
    [0] перебор без единого тупика
    [one] { $dead-ends } тупик SAT-решателя
    [few] { $dead-ends } тупика SAT-решателя
   *[other] { $dead-ends } тупиков SAT-решателя
}

many-contradict = { $givens ->
    [yes] Линии (их { $count }) и открытые клетки противоречат друг другу.
   *[no] Линии (их { $count }) противоречат друг другу.
} Ни одну из этих линий нельзя отбросить.
many-contradict-perhaps-fewer = { $givens ->
    [yes] Линии (их { $count }) и открытые клетки противоречат друг другу.
   *[no] Линии (их { $count }) противоречат друг другу.
} Возможно, хватит и меньшего числа линий.
line-cannot-be-completed = { $givens ->
    [yes] { CAPITAL($lines) } не сходится с открытыми клетками.
   *[no] { CAPITAL($lines) } не сходится.
}
two-contradict = { $givens ->
    [yes] Вместе с открытыми клетками друг другу противоречат { $lines }.
   *[no] Друг другу противоречат { $lines }.
} Одна линия без другой сошлась бы.
several-contradict = { $givens ->
    [yes] Вместе с открытыми клетками друг другу противоречат { $lines }.
   *[no] Друг другу противоречат { $lines }.
} Если отбросить любую из этих линий (их { $count }), остальные сойдутся.
several-contradict-perhaps-fewer = { $givens ->
    [yes] Вместе с открытыми клетками друг другу противоречат { $lines }.
   *[no] Друг другу противоречат { $lines }.
} Возможно, хватит и меньшего числа линий.

gentle = лёгкий
moderate = средний
tricky = непростой
hard = трудный
fiendish = зверский

seeking-contradiction = Решения нет. Ищется наименьший набор линий, которые противоречат друг другу…
searching = Отдельных линий мало. Идёт перебор…
searching-for-another = Пока найдено одно решение. Ищется ещё одно…
searching-for-more = Решений несколько, пока найдено: { $solutions }. Ищутся ещё…
marks-lead-nowhere = Эти пометки не ведут ни к какому решению: хотя бы одна из них неверна.
unique-in-steps = Ровно одно решение. Шагов: { $steps }, без угадывания.
arguments-settle-nothing = Рассуждения ничего здесь не определяют. Неизвестных клеток осталось { $cells }.
arguments-get-no-further = Рассуждения дальше не ведут. Неизвестных клеток осталось { $cells }.
