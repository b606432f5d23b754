## In the page.

reasons-heading = Los razonamientos, uno por uno
reasons-note = Elige un razonamiento para ver el tablero en ese punto. ↑ y ↓ recorren la lista.
