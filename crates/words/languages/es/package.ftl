could-mean = Leído como { $format }. Leído como { $other }, sería otro puzle: { $call }.
