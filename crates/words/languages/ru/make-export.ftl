take-heading = Экспорт
link-copied = Скопировано. По этой ссылке кто-нибудь другой сможет решить кроссворд.
link-not-copied = Ссылку не удалось скопировать. Нажмите «Решать» и скопируйте её из адресной строки.
no-works-chosen = Сначала выберите кроссворды для листа.
pixels = { $pixels ->
    [one] { $pixels } пиксель
    [few] { $pixels } пикселя
   *[other] { $pixels } пикселей
}

## In the page.

take-solve = Решать
take-watch = Смотреть решение
take-link = Копировать ссылку
take-kind = Картинка как
take-picture = Сохранить
    .aria-label = Сохранить картинку
take-solved = Что показать
the-solution = решение
sheet-heading = Лист с несколькими кроссвордами
take-works =
    .aria-label = Кроссворды для листа
take-no-works = Сначала нарисуйте несколько кроссвордов. Они появятся здесь.
take-per-page = Кроссвордов на странице
take-solutions = Решения в конце, вверх ногами
take-sheet = Сохранить лист как PDF
