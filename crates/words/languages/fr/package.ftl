could-mean = Lu comme { $format }. Lu comme { $other }, ce serait une autre grille : { $call }.
