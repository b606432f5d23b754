weekday = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}
month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
day = { weekday }, { $day } de { month }
day-in-list = { weekday } { $day } de { month }
month-of-year = { month } de { $year }
date = { $day } de { month }
date-of-year = { $day } de { month } de { $year }
weekday-short = { $weekday ->
    [1] lu
    [2] ma
    [3] mi
    [4] ju
    [5] vi
    [6] sá
   *[7] do
}
