message-heading = Сообщение
copy = Копировать

all-solutions = Это сообщение — во всех найденных решениях.
clues-not-satisfied = QR-код читается, но сходятся не все числа.
is-code = Картинка — QR-код с этим сообщением.
already-readable = QR-код уже читается, хотя неизвестных клеток ещё { $unknown }.
