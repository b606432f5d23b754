suppose = Supposons que la { $place } soit { $state }.
suppose-instead = Supposons maintenant que la { $place } soit au contraire { $state }.
so = Donc { $what }.
either-way = Dans les deux cas, { $what }.

but-clue-is-zero = Mais l’indice de la { $line } est 0 : aucune de ses cases ne peut être remplie.
but-row-too-long = Mais alors, la { $line } a { $filled } cases remplies côte à côte, or son plus long bloc est de { $longest }.
but-more-filled = Mais alors, la { $line } a plus de cases remplies que n’en demandent { $clue }.
but-no-room = Mais alors, la { $line } n’a pas de place pour { $clue } : { $known }.
# $clue est au pluriel : « ses indices (3 1 2) », « ses 12 blocs ».
but-cannot-fit = Mais alors, dans la { $line }, { $clue } ne tiennent plus : { $known }.
its-clue = ses indices ({ $clue })
its-clue-of-runs = ses { $runs } blocs
its-known-cells-leave-no-way = ses cases connues ne laissent aucune façon de les placer
