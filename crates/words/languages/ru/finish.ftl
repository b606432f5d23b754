share-unsolved = Поделиться кроссвордом
    .title = Скопировать ссылку на кроссворд без ваших пометок
link-copied = Ссылка скопирована. Она открывает кроссворд без ваших пометок.
copy-this-link = Скопируйте эту ссылку:
reads = Здесь написано: { $message }
finished-picture = Готовая картинка: { $title }, размер { $width } × { $height }
solved-announced = { $title }: решено! { $took }.
time-and-help = { $time }, { $help }

## In the page.

finish-picture =
    .aria-label = Готовая картинка
next-puzzle = Следующий кроссворд
finish-code = QR-код
    .title = Показать эту ссылку как QR-код
close-finish = К полю
    .aria-label = Назад к полю
    .title = Назад к полю (Esc)
finish-link =
    .aria-label = Ссылка на кроссворд
