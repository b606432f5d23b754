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
copied-without-picture = Скопировано без картинки.
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
   *[other] { $hints } подсказок
}
lesson = Урок
lesson-of = Урок: { $technique }
replay = Запись
replay-of = Запись решения: { $name }
strokes = Ход { $shown } из { $strokes }
marks-after = Пометки · { strokes }
replay-damaged = Запись решения повреждена.
not-drawn = Запись решения не удалось нарисовать. Попробуйте ещё раз.
no-store = Этот браузер ничего не сохраняет для этой страницы: если её закрыть, ваши результаты пропадут. Чтобы они сохранились, экспортируйте их.
full = В этом браузере больше нет места для ваших результатов. Пока ничего не пропало: экспортируйте их, чтобы не потерять.
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
   *[other] { $hints } подсказок
}
checks = { $checks ->
    [one] { $checks } проверка
    [few] { $checks } проверки
   *[other] { $checks } проверок
}
up-to-size = до { $side } × { $side }
larger-than-size = больше { $side } × { $side }
no-record = Это не результаты Nonoscope, или они полностью повреждены. Результаты начинаются со слов «nonoscope record».
newer-record = Эти результаты записала более новая версия Nonoscope. Перезагрузите страницу, чтобы её получить, и попробуйте ещё раз.
record-too-long = Эти результаты слишком велики: предел — { $size }{ "\u00A0" }МиБ.
only-something-else-new = Новых решённых кроссвордов нет, но новое есть.
nothing-new = Ничего нового там нет.
new-solves = Новых решённых кроссвордов: { $new }.
changed-solves = Изменилось решённых кроссвордов: { $changed }.
new-and-changed-solves = Новых решённых кроссвордов: { $new }, { also-changed }
also-changed = изменилось: { $changed }.
damaged-lines = Пропущено повреждённых или потерянных строк текста: { $damaged }.
damaged-lines-from = Пропущено повреждённых или потерянных строк текста: { $damaged } (первая — { $first }).

## In the page.

record-heading = Ваши результаты
again-heading = Решите ещё раз
again-note = Здесь вам понадобилась помощь, или вы сдались. Решите эти кроссворды ещё раз и посмотрите, чему научились.
again-list =
    .aria-label = Кроссворды, которые стоит решить ещё раз
times-heading = Время
record-tier = Уровень
record-size = Размеры на графике
best = Лучшее
typical = Обычное
hints-heading = Где вы просили подсказки
lately-heading = Решено недавно
export-record = Экспорт
import-record = Импорт…
record-file =
    .aria-label = Файл с результатами
record-note = Ваши результаты не покидают этот браузер, пока вы их не экспортируете. Если импортировать результаты из другого браузера, они добавятся к этим.
replay-position =
    .aria-label = Ход
save-replay = Сохранить как GIF
close-replay = Назад к результатам
replay-board =
    .aria-label = Пометки
