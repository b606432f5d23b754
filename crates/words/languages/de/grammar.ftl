name = Deutsch
tag = de
direction = ltr

plural-zero = none
plural-one = i = 1 and v = 0
plural-two = none
plural-few = none
plural-many = none
ordinal-zero = none
ordinal-one = none
ordinal-two = none
ordinal-few = none
ordinal-many = none

number-group = { "." }
number-point = { "," }
list-comma = { ", " }
list-and = { " und " }
list-or = { " oder " }
list-clause = { ", und " }
list-figures = { " · " }
sentence-space = { " " }
sentence-end = { ". " }
# What begins with a capital letter where it stands by itself.
capital = { CAPITAL($text) }

week-begins = 1
