finished = Todas las casillas están determinadas y se cumplen todas las pistas.
no-solution = Este puzle no tiene solución, así que no hay ayuda.
nothing = Ninguna línea por sí sola ofrece un paso siguiente, ni tampoco ninguna de las suposiciones probadas.

line-fails = Ninguna colocación de la { $line } es compatible con las casillas determinadas, así que alguna de ellas tiene que ser errónea.
wrong-together = Las casillas determinadas no pueden ser todas correctas. Si las demás lo son, la { $place } es errónea.
wrong-cells = { $wrong ->
    [one] Una de las casillas determinadas no puede ser correcta: la { $place }.
   *[other] { $wrong } de las casillas determinadas no pueden ser correctas. La primera es la { $place }.
}
