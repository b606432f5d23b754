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
    [many] { $cells } известных клеток
   *[other] { $cells } известной клетки
}
further-cells = { $cells ->
    [one] ещё { $cells } клетка
    [few] ещё { $cells } клетки
    [many] ещё { $cells } клеток
   *[other] ещё { $cells } клетки
}
further-filled = { $cells ->
    [one] закрашена ещё { $cells } клетка
    [few] закрашены ещё { $cells } клетки
    [many] закрашены ещё { $cells } клеток
   *[other] закрашено ещё { $cells } клетки
}
further-empty = { $cells ->
    [one] пуста ещё { $cells } клетка
    [few] пусты ещё { $cells } клетки
    [many] пусты ещё { $cells } клеток
   *[other] пусты ещё { $cells } клетки
}
further-known = { $cells ->
    [one] известна ещё { $cells } клетка
    [few] известны ещё { $cells } клетки
    [many] известны ещё { $cells } клеток
   *[other] известно ещё { $cells } клетки
}
cells-are-settled = { $cells ->
    [one] определена { $cells } клетка
    [few] определены { $cells } клетки
    [many] определены { $cells } клеток
   *[other] определено { $cells } клетки
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
run-takes-all-filled = { $run } занимает все клетки линии (их { $cells }), поэтому все они закрашены.
run-takes-all-coloured = { $run } занимает все клетки линии (их { $cells }), поэтому все они { $colour }.
runs-take-all = { $gaps ->
    [0] группы { $runs } занимают все клетки линии (их { $cells }), поэтому разместить их можно только одним способом.
    [1] группы { $runs } с промежутком между ними занимают все клетки линии (их { $cells }), поэтому разместить их можно только одним способом.
   *[other] группы { $runs } с промежутками между ними занимают все клетки линии (их { $cells }), поэтому разместить их можно только одним способом.
}
many-runs-take-all = { $gaps ->
    [0] все группы (их { $runs }) занимают все клетки линии (их { $cells }), поэтому разместить группы можно только одним способом.
    [1] все группы (их { $runs }) с промежутком между ними занимают все клетки линии (их { $cells }), поэтому разместить группы можно только одним способом.
   *[other] все группы (их { $runs }) с промежутками между ними занимают все клетки линии (их { $cells }), поэтому разместить группы можно только одним способом.
}

all-filled-cells-are-there = { $cells ->
    [1] единственная закрашенная клетка, которой требуют числа, уже есть
    [2] обе закрашенные клетки, которых требуют числа, уже есть
   *[other] все закрашенные клетки, которых требуют числа (их { $cells }), уже есть
}

only-those-are-left = { $cells ->
    [1] числа требуют 1 закрашенной клетки, и только 1 клетка не пуста
    [one] числа требуют { $cells } закрашенной клетки, и непустых осталось ровно столько же
   *[other] числа требуют { $cells } закрашенных клеток, и непустых осталось ровно столько же
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
} для группы из { $run } и промежутка { $cells ->
    [one] нужна { $cells } клетка
    [few] нужны { $cells } клетки
    [many] нужно { $cells } клеток
   *[other] нужно { $cells } клетки
}
runs-need = { $side ->
    [before] перед ней
   *[after] после неё
} для групп из { $runs } и промежутка у каждой { $cells ->
    [one] нужна { $cells } клетка
    [few] нужны { $cells } клетки
    [many] нужно { $cells } клеток
   *[other] нужно { $cells } клетки
}
many-runs-need = { $side ->
    [before] перед ней
   *[after] после неё
} для { $runs ->
    [one] { $runs } группы
   *[other] { $runs } групп
} и промежутка у каждой { $cells ->
    [one] нужна { $cells } клетка
    [few] нужны { $cells } клетки
    [many] нужно { $cells } клеток
   *[other] нужно { $cells } клетки
}
both-cover = Общее у обоих мест — { $cells }.
both-cover-some-new = Общее у обоих мест — { $cells }; новое здесь — { $new }.

clue-has-no = в числах нет групп { $ink }
no-run-of-ink-reaches = ни одна группа { $ink } не доходит сюда ({ $cells }), поэтому клеток { $ink } здесь нет.

block-is-all-of = { $block } — это { $run } целиком
block-is-as-long-as-longest = { $ink ->
    [0] { $block } уже такой же длины, как самая длинная группа ({ $length })
   *[other] { $block } уже такой же длины, как самая длинная группа { $ink } ({ $length })
}
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
    [many] { $size } клеток
   *[other] { $size } клетки
}
gap-too-small-for-run = { gap }, и { $run } туда не поместится
gap-too-small-for-only-run = { $ink ->
    [0] { gap }, а доходит до него только { $run }, и ей там мало места
   *[other] { gap }, а из этих групп до него доходит только { $run }, и ей там мало места
}
gap-too-small-for-runs = { gap }, а группы, которые до него доходят, длиннее (по { $length })
gap-too-small-for-longer-runs = { gap }, а группы, которые до него доходят, длиннее ({ $length } и больше)

blocks-would-be-too-long = если бы клетка { $cell } была закрашена, блоки ({ $blocks }) слились бы в группу из { $length }, длиннее любой подходящей
blocks-would-be-too-long-of-colour = если бы клетка { $cell } была { $colour }, блоки ({ $blocks }) слились бы в группу из { $length }, длиннее любой подходящей
blocks-are-not-one-run = { $ink ->
    [0] блоки ({ $blocks }) не могут быть одной группой
   *[other] блоки ({ $blocks }) не могут быть одной группой { $ink }
}

blocks-belong-to-only-run = { $ink ->
    [0] здесь только одна группа, это { $run }, и оба блока ({ $blocks }) — её части
   *[other] здесь только одна группа { $ink }, это { $run }, и оба блока ({ $blocks }) — её части
}
block-comes-too-early = { $ink ->
    [0] блок ({ $block }) стоит слишком рано для всех групп, кроме первой, а это { $run }
   *[other] блок ({ $block }) стоит слишком рано для всех групп { $ink }, кроме первой, а это { $run }
}
block-comes-too-late = { $ink ->
    [0] блок ({ $block }) стоит слишком поздно для всех групп, кроме последней, а это { $run }
   *[other] блок ({ $block }) стоит слишком поздно для всех групп { $ink }, кроме последней, а это { $run }
}
blocks-belong-between = { $ink ->
    [0] блок ({ $first }) не относится к группам, что стоят раньше, чем { $run }, а блок ({ $second }) — к тем, что стоят позже
   *[other] блок ({ $first }) не относится к группам { $ink }, что стоят раньше, чем { $run }, а блок ({ $second }) — к тем, что стоят позже
}
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
only-two-runs-reach-alike = сюда ({ $cells }) доходят только { $one } и { $other }, но здесь { $misfit ->
    [none] ни одна
   *[either] любая
} из них { misfit }
only-run-reaches = { $ink ->
    [0] { $run } — единственная группа, которая доходит сюда ({ $cells }), но здесь она { misfit }
   *[other] { $run } — единственная группа { $ink }, которая доходит сюда ({ $cells }), но здесь она { misfit }
}
any-run-put = { $ink ->
    [0] здесь ({ $cells }) { $misfit ->
        [none] ни одна
       *[either] любая
    } группа { misfit }
   *[other] здесь ({ $cells }) { $misfit ->
        [none] ни одна
       *[either] любая
    } группа { $ink } { misfit }
}

layouts-were-compared = простого правила здесь мало. Поэтому сравнены все расстановки: в каждой { $so }.
layouts-that-fit-were-compared = простого правила здесь мало. Поэтому сравнены все расстановки, которые согласуются с известным ({ $cells }): в каждой { $so }.
