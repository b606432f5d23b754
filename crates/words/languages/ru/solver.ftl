solver = Решатель
method = Метод
order = Порядок
positions = Позиции
skip = Пропускать линии, которые не дают ничего нового
techniques =
    .aria-label = Приёмы, самые сложные сначала
no-memory = Для решения не хватает памяти.
solver-restarted = Решатель дал сбой и запущен заново. Его работа потеряна; нажмите «{ $button }», чтобы попробовать снова.
solver-not-started = Решатель не удалось запустить. Перезагрузите страницу.
solver-crashed = Решатель дал сбой.
several-solutions = У этого кроссворда больше одного решения.
solution-of = Решение { $number } из { $count }
solution-of-at-least = Решение { $number }, всего не меньше { $count }
solutions-so-far = { $count ->
    [one] Пока найдено { $count } решение
    [few] Пока найдено { $count } решения
    [many] Пока найдено { $count } решений
   *[other] Пока найдено { $count } решения
}
exactly-solutions = { $count ->
    [one] Ровно { $count } решение
    [few] Ровно { $count } решения
    [many] Ровно { $count } решений
   *[other] Ровно { $count } решения
}
at-least-solutions = { $count ->
    [one] Не меньше { $count } решения
    [few] Не меньше { $count } решений
    [many] Не меньше { $count } решений
   *[other] Не меньше { $count } решения
}
solving = Решается…
cells-supposed = { $cells ->
    [one] { $cells } предположение
    [few] { $cells } предположения
    [many] { $cells } предположений
   *[other] { $cells } предположения
}
dead-ends = { $count ->
    [one] { $count } тупик
    [few] { $count } тупика
    [many] { $count } тупиков
   *[other] { $count } тупика
}
cores = { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
    [many] { $cores } ядер
   *[other] { $cores } ядра
}
stopped = Остановлено.
stopped-without-puzzle = Остановлено. Выберите пример или вставьте кроссворд.
too-large = слишком большая
too-large-by = { $literals ->
    [one] слишком большая: { $literals } литерал
    [few] слишком большая: { $literals } литерала
    [many] слишком большая: { $literals } литералов
   *[other] слишком большая: { $literals } литерала
}
formula-size = { $variables ->
    [one] { $variables } переменная
    [few] { $variables } переменные
    [many] { $variables } переменных
   *[other] { $variables } переменной
}, { $clauses ->
    [one] { $clauses } дизъюнкт
    [few] { $clauses } дизъюнкта
    [many] { $clauses } дизъюнктов
   *[other] { $clauses } дизъюнкта
}, { $literals ->
    [one] { $literals } литерал
    [few] { $literals } литерала
    [many] { $literals } литералов
   *[other] { $literals } литерала
}
sat-not-needed = SAT-решатель не понадобился.
sat-effort = { $conflicts ->
    [0] Формула для SAT-решателя: { $size }. Ни одного тупика не встретилось.
    [one] Формула для SAT-решателя: { $size }. Встретился { $conflicts } тупик (конфликт).
    [few] Формула для SAT-решателя: { $size }. Встретилось { $conflicts } тупика (конфликта).
    [many] Формула для SAT-решателя: { $size }. Встретилось { $conflicts } тупиков (конфликтов).
   *[other] Формула для SAT-решателя: { $size }. Встретилось { $conflicts } тупика (конфликта).
}
method-auto = Линии, затем перебор
method-auto-note = Сначала линии, затем предположения, где линии застряли, затем SAT-решатель.
method-passes = Проходы
method-passes-note = Каждая строка, затем каждый столбец, по одной линии, пока что-то меняется.
method-constrained = Сначала самые тесные
method-constrained-note = Всегда берёт линию, у которой меньше всего расстановок.
method-simulate = Моделирование
method-simulate-note = Предполагает, что клетка закрашена, затем что она пуста, и оставляет то, что верно в обоих случаях.
method-human = Как человек
method-human-note = Каждый раз берёт самое простое рассуждение и называет его приём. Где рассуждения кончаются, начинается перебор.
method-sat = SAT
method-sat-note = Отдаёт весь кроссворд SAT-решателю как одну логическую формулу.
no-person = Программа, которая решает как человек, не загрузилась или дала сбой. Теперь выбран метод «Линии, затем перебор».
harder-than-a-person = Проследить его решение человеку не под силу.
rating-too-long = Оценка сложности заняла бы слишком много времени.
difficulty-of = Уровень сложности: { $tier } · { $number } из 100
difficulty-is = Уровень сложности: { $tier }.
nothing-to-do = Делать нечего.
no-technique-applies = Ни один приём не подходит.
arguments-all = { $steps ->
    [1] 1 шаг, одно короткое рассуждение. Приём — «{ $technique }».
    [one] { $steps } шаг, на каждый — одно короткое рассуждение. Самый сложный приём — «{ $technique }».
    [few] { $steps } шага, на каждый — одно короткое рассуждение. Самый сложный приём — «{ $technique }».
    [many] { $steps } шагов, на каждый — одно короткое рассуждение. Самый сложный приём — «{ $technique }».
   *[other] { $steps } шага, на каждый — одно короткое рассуждение. Самый сложный приём — «{ $technique }».
}
arguments-some = { $steps ->
    [one] Рассуждения объясняют { $steps } шаг; самый сложный приём — «{ $technique }». Дальше ни один приём не подходит.
    [few] Рассуждения объясняют { $steps } шага; самый сложный приём — «{ $technique }». Дальше ни один приём не подходит.
    [many] Рассуждения объясняют { $steps } шагов; самый сложный приём — «{ $technique }». Дальше ни один приём не подходит.
   *[other] Рассуждения объясняют { $steps } шага; самый сложный приём — «{ $technique }». Дальше ни один приём не подходит.
}
times-needed = { $times } × { $technique }
profile-caption-words = От первого шага до последнего; чем выше, тем сложнее.
profile-grey = Серым отмечено, где следующий шаг могут дать несколько линий.
profile-violet = Фиолетовым отмечено, где шаг делает предположение о клетке.
profile-words = Ход решения. Самое сложное: { $parts }.
at-the-beginning = в начале «{ $technique }»
in-the-middle = в середине «{ $technique }»
at-the-end = в конце «{ $technique }»
only-one-line = Отрезков, где следующий шаг даёт только одна линия: { $times } из { $count }.
a-cell-is-supposed = Отрезков с предположением о клетке: { $times } из { $count }.

## In the page.

likely = Оттенять клетки, которые, вероятно, закрашены
shading-warning = В этом кроссворде оттенки выдают почти всю картинку.
likely-anyway = Всё равно оттенять
formula-heading = Кроссворд как формула
save-order = Сохранить
    .aria-label = Сохранить формулу (кодировка: порядок)
save-positions = Сохранить
    .aria-label = Сохранить формулу (кодировка: позиции)
proof-heading = Доказательство вердикта
proof-note = Два файла для проверки доказательств, например в drat-trim: формула и доказательство, что у неё нет решения.
save-proof-formula = Сохранить формулу
save-proof = Сохранить доказательство
speed = Скорость
speed-field =
    .aria-label = Скорость
slow = медленно
steady = спокойно
brisk = живо
fast = быстро
difficulty = Уровень сложности
words-heading = Поле словами, строка за строкой
rows-in-words =
    .aria-label = Строки
