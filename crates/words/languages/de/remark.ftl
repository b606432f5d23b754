order = Der Text sagt nicht, welche Hinweise die Zeilen sind. Nonoscope hat die ersten als { $first ->
    [row] Zeilen
   *[column] Spalten
} genommen.
others = Dieser Text könnte auch als ein anderes Rätsel gelesen werden. Nonoscope hat das wahrscheinlichere gewählt.
zero = Der Hinweis von { $line } hat eine 0 zwischen seinen Blöcken. Sie wurde weggelassen.
cells-left-out = Die Kästchen unter „{ $name }“ wurden weggelassen. Wenn sie von Anfang an bekannt sind, nenne sie „givens“.
marks-left-out = Die Kreuze und Kreise im Gitter wurden weggelassen.
marks = Die Kästchen im Gitter wurden als deine eigenen Markierungen gelesen.
