# $place (“casilla 4 de la fila 3”) va sin artículo; $state queda invariable tras “como”: rellena, vacía, rojo, rojo o vacía.
suppose = Supón que marcas la { $place } como { $state }.
suppose-instead = Supón ahora, en cambio, que marcas la { $place } como { $state }.
so = Así que { $what }.
either-way = En los dos casos, { $what }.

but-clue-is-zero = Pero la pista de la { $line } es 0: ninguna de sus casillas puede estar rellena.
but-row-too-long = Pero entonces la { $line } tiene { $filled } casillas rellenas seguidas, y su grupo más largo es de { $longest }.
but-more-filled = Pero entonces la { $line } tiene más casillas rellenas que { $clue }.
but-no-room = Pero entonces la { $line } no tiene espacio para { $clue }: { $known }.
but-cannot-fit = Pero entonces, en la { $line }, no cabe { $clue }: { $known }.
its-clue = su pista, { $clue }
its-clue-of-runs = su pista de { $runs } grupos
its-known-cells-leave-no-way = sus casillas determinadas no le dejan lugar
