puzzles-heading = Выберите кроссворд
close-puzzles = Закрыть
shelf-next = Следующий для вас
shelf-random = Наугад
puzzles-record = Ваши результаты
shelf-size = Размер
any = любой
up-to = до 10
to = от 11 до 15
up-to-20 = от 16 до 20
to-3 = от 21 до 30
to-4 = от 31 до 40
shelf-tier = Уровень
gentle = лёгкий
moderate = средний
tricky = непростой
shelf-colours = Цвета
all = все
black-and-white = чёрно-белые
in-colour = цветные
shelf-unsolved = Только нерешённые
loading = Загрузка…
shelf-list =
    .aria-label = Кроссворды
shelf-more = Показать ещё
print-them-as-a = Напечатать сборником
book-count = Сколько
book-print = На странице
two = два
four = четыре
one-in-large-print = один, крупно
book-paper = Бумага
letter = Letter
make-book = Сохранить сборник
book-said = PDF с кроссвордами из этого списка, выбранными наугад, и с решениями в конце.
examples = Примеры
shelf-credits = Картинки нарисованы по значкам со свободными лицензиями: <a>их авторы и лицензии</a>.
calendar-heading = Кроссворд дня
close-calendar = Закрыть
solve-today = Решить
previous-month =
    .aria-label = Предыдущий месяц
next-month =
    .aria-label = Следующий месяц
calendar-note = Неделя начинается в понедельник с лёгкого кроссворда, и день ото дня они всё труднее. ✓ значит, что кроссворд этого дня вы решили.
calendar-record = Ваши результаты

none = Таких кроссвордов нет.
found = { $puzzles ->
    [one] { $puzzles } кроссворд
    [few] { $puzzles } кроссворда
    [many] { $puzzles } кроссвордов
   *[other] { $puzzles } кроссворда
}
more = Показать ещё { $puzzles }
coloured = цветной
is-solved = решён
is-unsolved = не решён
unloaded = Каталог не удалось загрузить. Есть ли интернет?

making-book = Сборник составляется…
book-failed = Сборник не удалось составить. Есть ли интернет?
book-title = { $puzzles ->
    [1] Японский кроссворд
    [one] { $puzzles } японский кроссворд
    [few] { $puzzles } японских кроссворда
    [many] { $puzzles } японских кроссвордов
   *[other] { $puzzles } японского кроссворда
}

today = { CAPITAL($day) }: { $tier }.
today-unrated = { CAPITAL($day) }.
you-have-solved-it = Вы его уже решили.
see-it-again = Посмотреть ещё раз
