## Why a picture cannot be read as a puzzle.

wrong-bytes = A picture of { $width } × { $height } pixels needs four bytes for each pixel, and at least one pixel; this one has { $bytes } bytes.
no-board = No puzzle was found in this picture: it shows no grid of lines. It should show the whole board with its clues, from straight above, sharp and evenly lit.
no-clues = No puzzle was found in this picture: it shows a grid of { $rows } rows and { $columns } columns, but no clues above it and on its left. The picture must show them too.
unclear = No puzzle was found in this picture: it has lines and numbers, but they do not form a puzzle. If it shows one, try another picture: larger, sharp and evenly lit, from straight above, with the whole board and its clues.
