line = Línea
choose-line = elige una o haz clic en su pista
line-and-clue = { $line }: { $clue }
about = Una colocación es una manera de colocar todos los grupos de una línea. Aquí se dibujan las colocaciones compatibles con lo que ya se sabe y se resaltan las casillas en que coinciden todas.
before-this-step = Antes de este paso: { $sentence }
layouts-of = Colocaciones de la { $line }: { $agreed }
in-all = en todas: { $what }
# Aquí la lista son solo números (3, 5, 6).
all-fill = todas rellenan { $cells }
all-leave-empty = todas dejan sin rellenar { $cells }
all-fill-and-leave = todas rellenan { $filled }; todas dejan sin rellenar { $empty }
agree-on-nothing = no coinciden en nada nuevo

## In the page.

layouts-heading = Colocaciones de una línea
strips =
    .aria-label = Colocaciones
follow = Seguir cada paso
