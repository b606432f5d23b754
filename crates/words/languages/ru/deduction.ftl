of-line = { CAPITAL($line) }: { $argument }

# Цвет — слова вроде «красного цвета» (см. colours.ftl): «группа из 3 красного цвета».
coloured-number = { $length } { $colour }
the-run = группа из { $number }
the-nth-run = { ordinal } группа из { $number }
ordinal = { NUMBER($nth, type: "ordinal") ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
    [5] пятая
    [6] шестая
    [7] седьмая
    [8] восьмая
    [9] девятая
    [10] десятая
   *[other] { $nth }-я
}
some-run = эта группа
a-run-of = группа из { $length }
a-run-of-at-least = группа не короче { $length }
block-at = { $ink ->
    [0] блок ({ $cells })
   *[other] блок { $ink } ({ $cells })
}

known-cells = { $cells ->
    [one] { $cells } известная клетка
    [few] { $cells } известные клетки
   *[other] { $cells } известных клеток
}
further-cells = { $cells ->
    [one] ещё { $cells } клетка
    [few] ещё { $cells } клетки
   *[other] ещё { $cells } клеток
}
further-filled = { $cells ->
    [one] закрашена ещё { $cells } клетка
    [few] закрашены ещё { $cells } клетки
   *[other] закрашено ещё { $cells } клеток
}
further-empty = { $cells ->
    [one] пуста ещё { $cells } клетка
    [few] пусты ещё { $cells } клетки
   *[other] пусты ещё { $cells } клеток
}
further-known = { $cells ->
    [one] известна ещё { $cells } клетка
    [few] известны ещё { $cells } клетки
   *[other] известно ещё { $cells } клеток
}
cells-are-settled = { $cells ->
    [one] определена { $cells } клетка
    [few] определены { $cells } клетки
   *[other] определено { $cells } клеток
}

why-so = { $why }, поэтому { $so }.
why-and-so = { $why }. Значит, { $so }.
with-what-was-known = С учётом известного раньше { $what }.

to-leave-room = чтобы хватило места остальным группам, { $sentence }
with-empty = так как здесь пусто ({ $cells }), { $sentence }
with-empty-and-room = так как здесь пусто ({ $cells }), а остальным группам нужно место, { $sentence }
given = с учётом известного ({ $cells }) { $sentence }
given-and-room = с учётом известного ({ $cells }) и места для остальных групп { $sentence }

can-only-lie = { $run } может занимать только одно место ({ $cells })
must-lie-between = { $run } должна лежать в клетках { $first }–{ $last }
reaches-no-further = { $run } доходит не дальше клетки { $cell }
starts-no-earlier = { $run } начинается не раньше клетки { $cell }
reaches-and-starts = { $before } доходит не дальше клетки { $last }, а { $after } начинается не раньше клетки { $first }
last-run-reaches-no-further = последняя группа ({ $number }) доходит не дальше клетки { $cell }
first-run-starts-no-earlier = первая группа ({ $number }) начинается не раньше клетки { $cell }

clue-is-zero = здесь стоит число 0, поэтому все клетки пусты.

# «их» — клеток; сколько их, может быть любое число.
run-takes-all-filled = { $cells ->
    [1] { $run } занимает единственную клетку линии, поэтому она закрашена.
   *[other] { $run } занимает все клетки линии (их { $cells }), поэтому все они закрашены.
}
run-takes-all-coloured = { $cells ->
    [1] { $run } занимает единственную клетку линии, поэтому она { $colour }.
   *[other] { $run } занимает все клетки линии (их { $cells }), поэтому все они { $colour }.
}
runs-take-all = { $gaps ->
    [0] группы { $runs }
    [1] группы { $runs } с промежутком между ними
   *[other] группы { $runs } с промежутками между ними
} занимают все клетки линии (их { $cells }), поэтому разместить их можно только одним способом.
many-runs-take-all = { $gaps ->
    [0] все группы (их { $runs })
    [1] все группы (их { $runs }) с промежутком между ними
   *[other] все группы (их { $runs }) с промежутками между ними
} занимают все клетки линии (их { $cells }), поэтому разместить группы можно только одним способом.

all-filled-cells-are-there = { $cells ->
    [1] по числам должна быть закрашена одна клетка, и она уже закрашена
    [2] по числам должны быть закрашены 2 клетки, и обе уже закрашены
    [one] по числам должна быть закрашена { $cells } клетка, и все они уже закрашены
    [few] по числам должны быть закрашены { $cells } клетки, и все они уже закрашены
   *[other] по числам должно быть закрашено { $cells } клеток, и все они уже закрашены
}

only-those-are-left = { $cells ->
    [1] по числам должна быть закрашена одна клетка, и непустая осталась только одна
    [one] по числам должна быть закрашена { $cells } клетка, и непустых осталось ровно столько же
    [few] по числам должны быть закрашены { $cells } клетки, и непустых осталось ровно столько же
   *[other] по числам должно быть закрашено { $cells } клеток, и непустых осталось ровно столько же
}
they-take-its-colours = { $why }. Цвета идут в том же порядке, что и числа, поэтому { $so }.

so-all-filled = { $why }, поэтому всё оно закрашено.
so-all-coloured = { $why }, поэтому всё оно { $colour }.
so-it-covers = { $why }; общее у всех её положений — { $cells }.
earliest = раньше всего { $run } может лежать здесь: { $cells }.
earliest-because = раньше всего { $run } может лежать здесь ({ $cells }), потому что { $need }.
latest = Позже всего она может лежать здесь: { $cells }.
latest-because = Позже всего она может лежать здесь ({ $cells }), потому что { $need }.
one-run-needs = { $side ->
    [before] перед ней
   *[after] после неё
} группе из { $run } с промежутком { $cells ->
    [one] нужна { $cells } клетка
    [few] нужны { $cells } клетки
   *[other] нужно { $cells } клеток
}
runs-need = { $side ->
    [before] перед ней
   *[after] после неё
} группам из { $runs } с промежутком у каждой { $cells ->
    [one] нужна { $cells } клетка
    [few] нужны { $cells } клетки
   *[other] нужно { $cells } клеток
}
many-runs-need = { $side ->
    [before] перед ней
   *[after] после неё
} { $runs ->
    [one] { $runs } группе
   *[other] { $runs } группам
} с промежутком у каждой { $cells ->
    [one] нужна { $cells } клетка
    [few] нужны { $cells } клетки
   *[other] нужно { $cells } клеток
}
both-cover = Общее у обоих положений — { $cells }.
both-cover-some-new = Общее у обоих положений — { $cells }; новое здесь — { $new }.

clue-has-no = в числах нет групп { $ink }
no-run-of-ink-reaches = ни одна группа { $ink } не доходит сюда ({ $cells }), поэтому клеток { $ink } здесь нет.

block-is-all-of = { $block } — это { $run } целиком
block-is-as-long-as-longest = { $block } уже такой же длины, как { $ink ->
    [0] самая длинная группа
   *[other] самая длинная группа { $ink }
} ({ $length })
block-is-complete = { $block } — это может быть только { $run }, и она уже готова
block-is-as-long-as-any = { $block } уже такой же длины, как любая группа, которой он может быть ({ $length })

block-is-start = { $run }, в которую входит { $block }, должна с него начинаться
block-is-end = { $run }, в которую входит { $block }, должна им кончаться
block-starts-no-earlier = { $run }, в которую входит { $block }, начинается не раньше клетки { $cell }
block-ends-no-later = { $run }, в которую входит { $block }, кончается не позже клетки { $cell }
so-too = { $why }, поэтому и { $so }.
and-so-too = { $why }. Значит, и { $so }.

gap = { $ink ->
    [0] в промежутке ({ $cells }) всего { gap-size }
   *[other] в промежутке для групп { $ink } ({ $cells }) всего { gap-size }
}
gap-size = { $size ->
    [one] { $size } клетка
    [few] { $size } клетки
   *[other] { $size } клеток
}
gap-too-small-for-run = { gap }, и { $run } туда не поместится
gap-too-small-for-only-run = { gap }, а { $ink ->
    [0] доходит
   *[other] из этих групп доходит
} до него только { $run }, и ей там мало места
gap-too-small-for-runs = { gap }, а группы, которые до него доходят, длиннее (по { $length })
gap-too-small-for-longer-runs = { gap }, а группы, которые до него доходят, длиннее ({ $length } и больше)

blocks-would-be-too-long = если бы клетка { $cell } была закрашена, блоки ({ $blocks }) слились бы в группу из { $length }, длиннее любой подходящей
blocks-would-be-too-long-of-colour = если бы клетка { $cell } была { $colour }, блоки ({ $blocks }) слились бы в группу из { $length }, длиннее любой подходящей
blocks-are-not-one-run = блоки ({ $blocks }) не могут быть { $ink ->
    [0] одной группой
   *[other] одной группой { $ink }
}

blocks-belong-to-only-run = здесь только { $ink ->
    [0] одна группа
   *[other] одна группа { $ink }
}, это { $run }, и оба блока ({ $blocks }) — её части
block-comes-too-early = блок ({ $block }) стоит слишком рано для { $ink ->
    [0] всех групп
   *[other] всех групп { $ink }
}, кроме первой, а это { $run }
block-comes-too-late = блок ({ $block }) стоит слишком поздно для { $ink ->
    [0] всех групп
   *[other] всех групп { $ink }
}, кроме последней, а это { $run }
blocks-belong-between = блок ({ $first }) не относится к { $ink ->
    [0] группам
   *[other] группам { $ink }
}, что стоят раньше, чем { $run }, а блок ({ $second }) — к тем, что стоят позже
so-both-are-parts = { $why }. Значит, оба блока — её части, и { $so }.
blocks-belong-to = блоки ({ $blocks }) могут быть частями только одной группы, и это { $run }

first-would-touch = если { $run } начнётся с клетки { $cell }, первой возможной, она коснётся блока ({ $block }) и станет слишком длинной
last-would-touch = если { $run } кончится в клетке { $cell }, последней возможной, она коснётся блока ({ $block }) и станет слишком длинной

block-is-run = блок ({ $cells }) — это может быть только { $run }.
block-is-part-of-run = блок ({ $cells }) может быть частью только одной группы, и это { $run }.
belongs-to = { $cells } — это может быть только { $run }
belongs-to-too = { $cells } — только { $run }
each-belongs = { $each }.
each-belongs-to-one = каждый из блоков (их { $blocks }) может относиться только к одной группе.
so-it-lies = Значит, { $lies }, и { $so }.
so-it-lies-and-covers = Значит, { $lies }; общее у всех её положений — { $cells }.
so-it-leaves-empty = Значит, { $ends }, а здесь пусто: { $cells }.

whole-and-next = { $block }, а { $next }. Значит, { $so }.
no-run-beside = { $side ->
    [before] перед ним групп нет
   *[after] после него групп нет
}
run-beside-has-same-colour = { $side ->
    [before] группа перед ним того же цвета
   *[after] группа после него того же цвета
}
run-beside-is = { $side ->
    [before] группа перед ним { $colours }
   *[after] группа после него { $colours }
}
run-beside-has-one-of = { $side ->
    [before] группа перед ним
   *[after] группа после него
} одного из { $colours ->
    [one] { $colours } цвета
   *[other] { $colours } цветов
}

misfit = { $misfit ->
    [crowds] отнимет место у остальных
    [crowds-or-not] либо не поместится, либо отнимет место у остальных
    [none] не поместится
    [covers] накроет пустую клетку
    [touches] коснётся закрашенной клетки
   *[either] либо накроет пустую клетку, либо коснётся закрашенной
}
run-misfits = { $run } { misfit }
only-two-runs-reach = сюда ({ $cells }) доходят только { $one } и { $other }, но здесь { $first }, а { $second }
only-two-runs-reach-alike = сюда ({ $cells }) доходят только { $one } и { $other }, но какую из них здесь ни поставь, она { misfit }
only-run-reaches = { $run } — { $ink ->
    [0] единственная группа
   *[other] единственная группа { $ink }
}, которая доходит сюда ({ $cells }), но здесь она { misfit }
any-run-put = какую { $ink ->
    [0] группу
   *[other] группу { $ink }
} ни поставь сюда ({ $cells }), она { misfit }

layouts-were-compared = простого правила здесь мало. Во всех расстановках { $so }.
layouts-that-fit-were-compared = простого правила здесь мало. Во всех расстановках, которые согласуются с известным ({ $cells }), { $so }.
