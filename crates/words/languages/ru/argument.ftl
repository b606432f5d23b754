suppose = Предположим, что { $place } { $state }.
suppose-instead = Теперь предположим обратное: { $place } { $state }.
so = Значит, { $what }.
either-way = В обоих случаях { $what }.

but-clue-is-zero = Но в линии ({ $line }) стоит число 0: закрашенных клеток в ней быть не может.
but-row-too-long = Но тогда в линии ({ $line }) подряд закрашено клеток: { $filled }, а самая длинная её группа — из { $longest }.
but-more-filled = Но тогда в линии ({ $line }) закрашенных клеток больше, чем требуют { $clue }.
but-no-room = Но тогда в линии ({ $line }) нет места, которого требуют { $clue }: { $known }.
but-cannot-fit = Но тогда { $line } не сходится: { $clue }, а { $known }.
its-clue = числа { $clue }
its-clue-of-runs = числа (их { $runs })
its-known-cells-leave-no-way = известные клетки не оставляют ни одной расстановки
