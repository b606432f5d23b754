any = любой
all = все
black-and-white = чёрно-белые
paper-letter = Letter
examples = Примеры
solve-today = Решить
calendar-note = В понедельник кроссворд лёгкий, а дальше день ото дня всё труднее. ✓ отмечает дни, кроссворд которых вы решили.
none = Таких кроссвордов нет.
found = { $puzzles ->
    [one] { $puzzles } кроссворд
    [few] { $puzzles } кроссворда
   *[other] { $puzzles } кроссвордов
}
more = Показать ещё { $puzzles }
coloured = цветной
is-solved = решён
is-unsolved = не решён
unloaded = Не удалось загрузить кроссворды. Есть ли интернет?
making-book = Сборник составляется…
book-failed = Сборник не удалось составить. Есть ли интернет?
book-title = { $puzzles ->
    [1] Японский кроссворд
    [one] { $puzzles } японский кроссворд
    [few] { $puzzles } японских кроссворда
   *[other] { $puzzles } японских кроссвордов
}
today = { CAPITAL($day) }: { $tier }.
today-unrated = { CAPITAL($day) }.
you-have-solved-it = Вы его уже решили.
see-it-again = Посмотреть ещё раз

## In the page.

puzzles-heading = Выберите кроссворд
shelf-next = Следующий для вас
shelf-random = Наугад
up-to-10 = до 10
up-to-15 = от 11 до 15
up-to-20 = от 16 до 20
up-to-30 = от 21 до 30
up-to-40 = от 31 до 40
shelf-tier = Уровень
shelf-colours = Цвета
in-colour = цветные
shelf-unsolved = Только нерешённые
shelf-list =
    .aria-label = Кроссворды
shelf-more = Показать ещё
book-heading = Напечатать сборником
book-count = Сколько
book-print = Кроссвордов на странице
two-per-page = два
four-per-page = четыре
large-print = один, крупно
book-paper = Бумага
make-book = Сохранить сборник
book-said = PDF с кроссвордами из этого списка, выбранными наугад, и с решениями в конце.
shelf-credits = Картинки нарисованы по значкам со свободными лицензиями: <a>их авторы и лицензии</a>.
previous-month =
    .aria-label = Предыдущий месяц
next-month =
    .aria-label = Следующий месяц
