name = Français
tag = fr
direction = ltr

plural-zero = none
plural-one = i = 0,1
plural-two = none
plural-few = none
# 1 000 000, 2 000 000… : « un million de cases ».
plural-many = e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
ordinal-zero = none
ordinal-one = n = 1
ordinal-two = none
ordinal-few = none
ordinal-many = none

number-group = { "\u202F" }
number-point = ,
list-comma = { ", " }
list-and = { " et " }
list-or = { " ou " }
list-clause = { ", et " }
list-figures = { " · " }
sentence-space = { " " }
sentence-end = { ". " }
# What begins with a capital letter where it stands by itself.
capital = { CAPITAL($text) }

week-begins = 1
