weekday = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
}
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
# Sans article : « Grille du { $day } ».
day = { $day ->
    [1] { weekday } 1er { month }
   *[other] { weekday } { $day } { month }
}
day-in-list = { $day ->
    [1] { weekday } 1er { month }
   *[other] { weekday } { $day } { month }
}
month-of-year = { month } { $year }
date = { $day ->
    [1] 1er { month }
   *[other] { $day } { month }
}
date-of-year = { $day ->
    [1] 1er { month } { $year }
   *[other] { $day } { month } { $year }
}
weekday-short = { $weekday ->
    [1] lu
    [2] ma
    [3] me
    [4] je
    [5] ve
    [6] sa
   *[7] di
}
