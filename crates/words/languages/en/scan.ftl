## Why a picture cannot be read as a puzzle.

wrong-bytes = A picture of { $width } × { $height } pixels needs four bytes for each pixel, and at least one pixel. This one has { $bytes } bytes.
no-board = No puzzle was found in this picture, because no grid of lines was found. The picture should show the whole board with its clues, from straight above, sharp and evenly lit.
no-clues = A grid of { $rows } rows and { $columns } columns was found in this picture, but no clues above it and on its left. The picture must show them too.
unclear = No puzzle was found in this picture: it has lines and numbers, but they do not form a puzzle. If it does show one, take a larger, sharper, evenly lit picture of the whole board with its clues, from straight above.
