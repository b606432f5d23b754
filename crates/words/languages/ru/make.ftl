make = Создать
frame =
    .aria-label = Поле: стрелки перемещают курсор, пробел рисует, Shift + стрелки рисуют на ходу, Delete стирает
inks =
    .aria-label = Цвет
side =
    .aria-label = Создание
untitled = Без названия
board-words = { $givens ->
    [0] Поле { $size }: закрашено { $filled }
   *[other] Поле { $size }: закрашено { $filled }, открыто { $givens }
}
point-at-a-cell = Наведите указатель на клетку, и здесь появятся её числа.
cell-is-given = { $cell }, открытая
looking = Поиск…
colour-count = { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[other] { $colours } цветов
}

## In the page.

tagline = Создайте кроссворд и убедитесь, что он решается.
talk =
    .aria-label = Вердикт
open-keys =
    .aria-label = Клавиши
    .title = Клавиши (?)
controls =
    .aria-label = Инструменты
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
    .title = Открытые клетки: известны с самого начала (G)
tool-give-name = Открытые
open-message = QR-код
open-picture = Картинка
open-random = Наугад
open-mine = Мои
movement =
    .aria-label = Уровень сложности, пока вы рисуете
page-title = Создать · Nonoscope
no-guessing = Без угадывания
