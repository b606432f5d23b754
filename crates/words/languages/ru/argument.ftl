suppose = Предположим, что { $place } { $state }.
suppose-instead = Теперь предположим обратное: { $place } { $state }.
so = Значит, { $what }.
either-way = В обоих случаях { $what }.

but-clue-is-zero = Но в линии ({ $line }) стоит число 0: ни одна её клетка не закрашена.
but-row-too-long = Но тогда в линии ({ $line }) подряд закрашено клеток: { $filled }, а в самой длинной её группе их { $longest }.
but-more-filled = Но тогда в линии ({ $line }) закрашенных клеток больше, чем требуют { $clue }.
but-no-room = Но тогда в линии ({ $line }) нет места, которого требуют { $clue }: { $known }.
but-cannot-fit = Но тогда { $line } не сходится: { $clue }, а { $known }.
its-clue = числа { $clue }
its-clue-of-runs = числа (их { $runs })
its-known-cells-leave-no-way = известные клетки не оставляют ни одной расстановки
