all = все
all-sizes = все размеры
solved = Решено
a-puzzle = Кроссворд
some-day = Когда-то
today = Сегодня
yesterday = Вчера
again = { $name }: { $why }
again-of-kind = { $name } · { $kind }: { $why }
given-up = вы сдались
many-hints = много подсказок
mistakes = ошибки
solved-well = решён хорошо
share = Поделиться
share-result = Поделиться результатом: { $name }
copied-without-picture = Скопировано, без картинки.
copy-this = Скопируйте это:{ "\u000A" }{ $result }
puzzles-solved = Решено кроссвордов
days-in-a-row = Дней подряд
streak = { $now }, рекорд { $longest }
time = Время
hints-given = Подсказки
no-times = Таких результатов пока нет.
one-time = Один такой результат: { $time }.
graph = Результаты (последние { $count }): от { $shortest } до { $longest }, самый новый — { $latest }
graph-sentence = { $graph }.
hinted = { $technique }: { $hints ->
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказки
}
lesson = Урок
lesson-of = Урок: { $technique }
replay = Запись
replay-of = Запись решения: { $name }
strokes = Ход { $shown } из { $strokes }
marks-after = Пометки · { strokes }
replay-damaged = Запись решения повреждена.
not-drawn = Нарисовать не удалось. Попробуйте ещё раз.
no-store = Этот браузер ничего не сохраняет для этой страницы, поэтому при её закрытии ваши результаты пропадут. Чтобы сохранить их, экспортируйте их.
full = В вашем браузере не хватает места для всех результатов. Пока ничего не пропало: экспортируйте их, и они будут в сохранности.
damaged = Часть ваших результатов была повреждена.
nothing-yet = Когда вы решите кроссворд, здесь появится, сколько времени он занял, ваши лучшие результаты, дни подряд и кроссворды, которые стоит решить ещё раз.
result = Nonoscope
result-of-day = Nonoscope, { $day }
result-of-puzzle = Nonoscope · { $puzzle }
result-of-day-and-puzzle = Nonoscope, { $day } · { $puzzle }
seconds = { $seconds }{ "\u00A0" }с
minutes = { $minutes }{ "\u00A0" }мин
minutes-and-seconds = { $minutes }{ "\u00A0" }мин { $seconds }{ "\u00A0" }с
hours = { $hours }{ "\u00A0" }ч
hours-and-minutes = { $hours }{ "\u00A0" }ч { $minutes }{ "\u00A0" }мин
hints = { $hints ->
    [0] без подсказок
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказки
}
checks = { $checks ->
    [one] { $checks } проверка
    [few] { $checks } проверки
    [many] { $checks } проверок
   *[other] { $checks } проверки
}
up-to-size = до { $side } × { $side }
larger-than-size = больше { $side } × { $side }
no-record = Это не результаты Nonoscope, или они полностью повреждены. Результаты начинаются со слов «nonoscope record».
newer-record = Эти результаты записала более новая версия Nonoscope. Перезагрузите страницу, чтобы её получить, и попробуйте ещё раз.
record-too-long = Эти результаты больше предела: { $size } МиБ.
only-something-else-new = Новых решений нет, но есть другие новости.
nothing-new = Ничего нового там нет.
new-solves = Новых решений: { $new }.
changed-solves = Изменилось решений: { $changed }.
new-and-changed-solves = Новых решений: { $new }, { also-changed }
also-changed = изменилось: { $changed }.
damaged-lines = Повреждённых или потерянных строк текста: { $damaged }, они пропущены.
damaged-lines-from = Повреждённых или потерянных строк текста: { $damaged } (первая — { $first }), они пропущены.

## In the page.

record-heading = Ваши результаты
again-heading = Решите ещё раз
again-note = Здесь вам понадобилась помощь, или вы сдались. Вторая попытка покажет, чему вы научились.
again-list =
    .aria-label = Кроссворды, которые стоит решить ещё раз
times-heading = Время
record-tier = Уровень
record-size = График
best = Лучшее
typical = Обычное
hints-heading = Где вы просили подсказки
lately-heading = Решено недавно
export-record = Экспорт
import-record = Импорт…
record-file =
    .aria-label = Файл с результатами
record-note = Результаты не покидают этот браузер, если вы их не экспортируете. При импорте к ним добавляются результаты из другого браузера.
replay-position =
    .aria-label = Ход
save-replay = Сохранить как GIF
close-replay = Назад к результатам
replay-board =
    .aria-label = Пометки
