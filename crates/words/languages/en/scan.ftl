## Why a picture cannot be read as a puzzle.

wrong-bytes = A picture of { $width } × { $height } pixels needs four bytes for each pixel, and at least one pixel. This one has { $bytes } bytes.
no-board = No puzzle was found in this picture, because no grid of lines was found. The picture should show the whole board with its clues, from straight above, sharp and evenly lit.
no-clues = A grid of { $rows } rows and { $columns } columns was found in this picture, but no clues could be read above it and on its left. The picture must show them too, large and sharp.
too-small = A grid of { $rows } rows and { $columns } columns was found in this picture, but its numbers are too small to read. Zoom in, or take the picture from nearer.
numbers-inside = The grid in this picture has numbers in its cells, as Minesweeper and Sudoku have. The clues of a nonogram stand above the grid and on its left.
unclear = No puzzle was found in this picture: it has lines and numbers, but they do not form a puzzle. If it does show one, take a larger, sharper, evenly lit picture of the whole board with its clues, from straight above.
