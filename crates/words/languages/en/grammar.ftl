## What is true of the language.

# The language's own name.
name = English
# Its tag of BCP 47, such as de or pt-BR.
tag = en
# ltr or rtl.
direction = ltr

## Which form of a word goes with a number: the plural rules of CLDR, in its notation. “none” where a language has no such
## form; “other” is for all numbers without a rule.

plural-zero = none
plural-one = i = 1 and v = 0
plural-two = none
plural-few = none
plural-many = none
ordinal-zero = none
ordinal-one = n % 10 = 1 and n % 100 != 11
ordinal-two = n % 10 = 2 and n % 100 != 12
ordinal-few = n % 10 = 3 and n % 100 != 13
ordinal-many = none

## Numbers and lists.

# Between groups of three digits.
number-group = { "\u202F" }
number-point = .
# In “a, b and c”: what stands between the first and the last but one.
list-comma = { ", " }
# In “a, b and c”: what stands before the last.
list-and = { " and " }
# In “a, b or c”.
list-or = { " or " }
# Between parts with a verb each: “cell 1 is red, and cell 2 is empty”.
list-clause = { ", and " }
# Between short facts: “Lesson 1 of 17 · done”.
list-figures = { " · " }
# Between two sentences.
sentence-space = { " " }
# What ends a sentence that is followed by another one.
sentence-end = { ". " }
# What begins with a capital letter where it stands by itself.
capital = { CAPITAL($text) }

## The calendar.

# The first day of the week: 1 for Monday to 7 for Sunday.
week-begins = 1
