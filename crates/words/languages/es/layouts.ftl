line = Línea
choose-line = elige una línea o haz clic en su pista
line-and-clue = { $line }: { $clue }
about = Una colocación es una manera de colocar todos los grupos de una línea. Aquí ves las colocaciones compatibles con lo que se sabe. Las casillas en que coinciden todas aparecen señaladas.
before-this-step = Antes de este paso: { $sentence }
layouts-of = Colocaciones de la { $line }: { $agreed }
in-all = en todas: { $what }
# $cells, $filled, $empty: “la casilla 4”, “las casillas 4 y 7–9”.
all-fill = todas rellenan { $cells }
all-leave-empty = todas dejan sin rellenar { $cells }
all-fill-and-leave = todas rellenan { $filled } y dejan sin rellenar { $empty }
agree-on-nothing = no coinciden en nada nuevo

## In the page.

layouts-heading = Colocaciones de una línea
strips =
    .aria-label = Colocaciones
follow = Seguir los pasos
