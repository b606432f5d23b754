could-mean = Формат: { $format }. В формате { $other } это был бы другой кроссворд: { $call }.
