## Days. $weekday is 1 for Monday to 7 for Sunday, $month 1 to 12.

weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
day = { weekday }, { $day } { month }
# The same inside a list.
day-in-list = { weekday } { $day } { month }
# $year is a number without groups.
month-of-year = { month } { $year }
