row = строка{ "\u00A0" }{ $number }
column = столбец{ "\u00A0" }{ $number }
place = строка{ "\u00A0" }{ $row }, клетка{ "\u00A0" }{ $cell }
size = { $width } × { $height }
unbroken-size = { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
rows = { $count ->
    [1] строка{ "\u00A0" }{ $list }
   *[other] строки { $list }
}
columns = { $count ->
    [1] столбец{ "\u00A0" }{ $list }
   *[other] столбцы { $list }
}
cells = { $count ->
    [1] клетка{ "\u00A0" }{ $list }
   *[other] клетки { $list }
}
range = { $first }–{ $last }

unknown-state = неизвестна
filled-state = закрашена
empty-state = пуста
not-state = не { $state }
not-any-state = не { $states }
neither-state = ни { $first }, ни { $second }

are-filled = { $count ->
    [1] { $cells } закрашена
   *[other] { $cells } закрашены
}
are-empty = { $count ->
    [1] { $cells } пуста
   *[other] { $cells } пусты
}
# $state может быть «красного цвета», но и «красного цвета или пуста», «не пуста»: поэтому для нескольких клеток «каждая».
are = { $count ->
    [1] { $cells } { $state }
   *[other] { $cells } — каждая { $state }
}
are-not = { $cells } не { $colour }
place-is = { $place } { $state }
same-cells-follow = { $cells ->
    [1] получается одна и та же клетка
   *[other] получаются одни и те же клетки ({ $cells })
}

unknown = { $cells ->
    [0] все клетки известны
   *[other] неизвестных клеток: { $cells }
}

beyond-all-numbers = более чем 3 × 10^38
