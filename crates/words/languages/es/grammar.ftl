name = Español
tag = es
direction = ltr

plural-zero = none
plural-one = n = 1
plural-two = none
plural-few = none
plural-many = e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
ordinal-zero = none
ordinal-one = none
ordinal-two = none
ordinal-few = none
ordinal-many = none

number-group = { "\u202F" }
number-point = ,
list-comma = { ", " }
list-and = { " y " }
list-or = { " o " }
list-clause = { ", y " }
list-figures = { " · " }
sentence-space = { " " }
sentence-end = { ". " }
capital = { CAPITAL($text) }

week-begins = 1
