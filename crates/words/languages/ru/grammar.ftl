name = Русский
tag = ru
direction = ltr

plural-zero = none
plural-one = v = 0 and i % 10 = 1 and i % 100 != 11
plural-two = none
plural-few = v = 0 and i % 10 = 2..4 and i % 100 != 12..14
plural-many = v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
ordinal-zero = none
ordinal-one = none
ordinal-two = none
ordinal-few = none
ordinal-many = none

number-group = { "\u00A0" }
number-point = ,
list-comma = { ", " }
list-and = { " и " }
list-or = { " или " }
list-clause = { ", а " }
list-figures = { " · " }
sentence-space = { " " }
sentence-end = { ". " }
# What begins with a capital letter where it stands by itself.
capital = { CAPITAL($text) }

week-begins = 1
