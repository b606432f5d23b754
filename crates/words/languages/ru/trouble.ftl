copy-details = Копировать подробности
go-on = Продолжить
sentence =
    .data-unloaded = Не удалось загрузить Nonoscope: один из его файлов не загрузился. Есть ли интернет?
    .data-retry = Попробовать ещё раз
    .data-file = Nonoscope не работает из файла: браузеры запускают его программу, только если страница получена с веб-сервера. Откройте его в интернете или запустите для этой папки небольшой веб-сервер.
    .data-old = Не удалось запустить Nonoscope. Нужен современный браузер с WebAssembly.

## In the page.

close-notice =
    .aria-label = Закрыть это сообщение
trouble-heading = Nonoscope перестал работать
something-went-wrong = Что-то пошло не так. <span></span>
start-anew = Начать с первого кроссворда
details = Подробности
trouble-details =
    .aria-label = Подробности
trouble =
    .data-says = Ваш кроссворд и ваши пометки сохранены.
trouble-making =
    .data-says = Ваш рисунок сохранён.
trouble-note =
    .data-unkept = Этот браузер ничего не сохраняет для этой страницы. В подробностях есть и текст из поля ввода кроссворда: сначала скопируйте их.
    .data-copied = Скопировано.
    .data-uncopied = Этот браузер не смог их скопировать. Они показаны ниже.
start-anew-making = Начать с пустого листа
