make-a-puzzle-and = Создайте кроссворд и убедитесь, что он решается.
modes =
    .aria-label = Режим
watch = Смотреть
play = Решать
make = Создать
talk =
    .aria-label = Вердикт
loading = Загрузка…
lens =
    .aria-label = Размер поля
smaller =
    .aria-label = Мельче
    .title = Мельче (−)
whole =
    .aria-label = Всё поле
    .title = Всё поле (0)
larger =
    .aria-label = Крупнее
    .title = Крупнее (+)
open-keys =
    .aria-label = Клавиши
    .title = Клавиши (?)
magnifier =
    .aria-label = Числа
frame =
    .aria-label = Поле: стрелки перемещают курсор, пробел рисует, Shift + стрелки рисуют дальше, Delete стирает
board =
    .aria-label = Поле
controls =
    .aria-label = Инструменты
tools =
    .aria-label = Инструмент
tool-pen =
    .title = Карандаш (P)
tool-pen-name = Карандаш
tool-line =
    .title = Линия (L)
tool-line-name = Линия
tool-frame =
    .title = Контур прямоугольника (R)
tool-frame-name = Рамка
tool-block =
    .title = Закрашенный прямоугольник (B)
tool-block-name = Прямоугольник
tool-area =
    .title = Залить область (F)
tool-area-name = Заливка
tool-eraser =
    .title = Ластик (E); правая кнопка мыши тоже стирает
tool-eraser-name = Ластик
tool-give =
    .title = Открытые клетки: решатель видит их с самого начала (G)
tool-give-name = Открытые
undo =
    .aria-label = Отменить
    .title = Отменить (Ctrl + Z)
redo =
    .aria-label = Повторить
    .title = Повторить (Ctrl + Shift + Z)
inks =
    .aria-label = Цвет
bar =
    .aria-label = Другие панели
open-draw = Рисование
open-message = Сообщение
open-picture = Картинка
open-random = Случайный
open-repair = Исправление
open-mine = Кроссворды
open-take = Экспорт
side =
    .aria-label = Создание
close-drawer = Закрыть
    .aria-label = Закрыть эту панель

movement =
    .aria-label = Уровень сложности, пока вы рисуете
page-title = Создать · Nonoscope

untitled = Без названия
board-words = { $givens ->
    [0] Поле { $size }: закрашено { $filled }
   *[other] Поле { $size }: закрашено { $filled }, открыто { $givens }
}
line-name = { CAPITAL($line) }
point-at-a-cell = Наведите указатель на клетку, и здесь появятся её числа.
cell-is-given = { $cell }, открытая

looking = Поиск…
stopped = Остановлено.
colour-count = { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
    [many] { $colours } цветов
   *[other] { $colours } цвета
}
