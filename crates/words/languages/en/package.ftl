## What the packages for JavaScript and Python say.

# $call is how a program calls for the other format.
could-mean = Read as { $format }. As { $other }, this text would be a different puzzle: { $call }.
