nonogram = Японский кроссворд { $width } × { $height }
nonograms = { $nonograms ->
    [one] { $nonograms } японский кроссворд
    [few] { $nonograms } японских кроссворда
    [many] { $nonograms } японских кроссвордов
   *[other] { $nonograms } японского кроссворда
}
by = Автор: { $author }
numbered = { $number }. { $title }
and-then = { $this } · { $next }
letter-for-colour = { $letter } — { $colour }

it-says = Здесь написано: { $message }
pattern = Узор { $width } × { $height }
pattern-in-colours = Узор { $width } × { $height } из клеток { $colours }
unknown-cells-are-grey = { $cells ->
    [one] { $cells } клетка неизвестна, здесь она серая.
    [few] { $cells } клетки неизвестны, здесь они серые.
    [many] { $cells } клеток неизвестны, здесь они серые.
   *[other] { $cells } клетки неизвестны, здесь они серые.
}

contents = { $nonograms ->
    [one] { $nonograms } японский кроссворд
    [few] { $nonograms } японских кроссворда
    [many] { $nonograms } японских кроссвордов
   *[other] { $nonograms } японского кроссворда
}
contents-of-size = { $nonograms ->
    [one] { $nonograms } японский кроссворд { $width } × { $height }
    [few] { $nonograms } японских кроссворда { $width } × { $height }
    [many] { $nonograms } японских кроссвордов { $width } × { $height }
   *[other] { $nonograms } японского кроссворда { $width } × { $height }
}
contents-of-sizes = { $nonograms ->
    [one] { $nonograms } японский кроссворд от { $width } × { $height } до { $most-width } × { $most-height }
    [few] { $nonograms } японских кроссворда от { $width } × { $height } до { $most-width } × { $most-height }
    [many] { $nonograms } японских кроссвордов от { $width } × { $height } до { $most-width } × { $most-height }
   *[other] { $nonograms } японского кроссворда от { $width } × { $height } до { $most-width } × { $most-height }
}
contents-and-difficulty = { $contents }, уровень: { $difficulty }
difficulties = { $least } — { $most }
how-to-solve = Числа слева от строки и над столбцом — это группы: столько закрашенных клеток подряд, в том же порядке, и между двумя группами хотя бы одна пустая клетка. Закрашивайте клетки, которые должны быть закрашены, ставьте точки в те, что должны быть пустыми, и появится картинка.
how-to-solve-colours = Числа слева от строки и над столбцом — это группы: столько закрашенных клеток подряд, в том же порядке, и между двумя группами хотя бы одна пустая клетка. Группы разных цветов могут стоять вплотную. Закрашивайте клетки, которые должны быть закрашены, ставьте точки в те, что должны быть пустыми, и появится картинка.
solutions-begin = Решения начинаются на странице { $page }.
size-and-difficulty = { $size }, { $difficulty }
solutions = Решения
credits = Авторы

too-large = Картинка получилась бы { $width } × { $height } пикселей; предел — 100 миллионов и { $side } по стороне. Возьмите клетки помельче.
no-memory = Для этой картинки не хватает памяти.
too-many-pixels = Эта картинка — { $width } × { $height } пикселей; если каждый пиксель — клетка, предел — { $most } × { $most }. Сначала уменьшите её, без сглаживания.
too-many-colours = В этой картинке слишком много цветов; в кроссворде, кроме фона, их может быть не больше { $most }, а каждый пиксель здесь — клетка. Сначала уменьшите число цветов.
damaged = Эта картинка повреждена: часть её файла пропала или неверна.
