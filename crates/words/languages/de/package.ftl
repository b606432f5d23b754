could-mean = Gelesen als { $format }. Als { $other } gelesen wäre es ein anderes Rätsel: { $call }.
