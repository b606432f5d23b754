weekday = { $weekday ->
    [1] 月曜日
    [2] 火曜日
    [3] 水曜日
    [4] 木曜日
    [5] 金曜日
    [6] 土曜日
   *[7] 日曜日
}
month = { $month }月
day = { month }{ $day }日（{ weekday-short }）
day-in-list = { month }{ $day }日（{ weekday-short }）
month-of-year = { $year }年{ month }
date = { month }{ $day }日
date-of-year = { $year }年{ month }{ $day }日
weekday-short = { $weekday ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[7] 日
}
