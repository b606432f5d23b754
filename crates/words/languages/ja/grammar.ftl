name = 日本語
tag = ja
direction = ltr

plural-zero = none
plural-one = none
plural-two = none
plural-few = none
plural-many = none
ordinal-zero = none
ordinal-one = none
ordinal-two = none
ordinal-few = none
ordinal-many = none

number-group = { "," }
number-point = .
list-comma = 、
list-and = 、
list-or = または
list-clause = 、
list-figures = ・
sentence-space = { "" }
sentence-end = 。
# What begins with a capital letter where it stands by itself.
capital = { $text }

week-begins = 7
