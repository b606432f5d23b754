"""A program as a type checker sees it: it must find nothing to say, in its strictest mode. `test_types.py` also runs it."""

from collections.abc import Sequence
from typing import Optional

import numpy
import numpy.typing

import nonoscope
from nonoscope import Grid, Line, Outcome, Puzzle, Rating, ReadError, Step


def solved(text: str) -> tuple[Puzzle, Outcome]:
    puzzle = nonoscope.read(text)
    return puzzle, puzzle.solve("auto", solutions=2, limit=10_000)


def filled(grid: Grid) -> int:
    rows: Sequence[list[int]] = grid
    array: numpy.typing.NDArray[numpy.int8] = numpy.asarray(grid, dtype=numpy.int8)
    assert array.shape == grid.shape and grid[0] == grid[0:1][0] and grid[0, 0] == rows[0][0]
    return sum(cell > 0 for row in rows for cell in row)


def named(tag: str) -> str:
    names: dict[str, str] = nonoscope.languages()
    nonoscope.set_language(tag)
    return names[tag]


def where(step: Step) -> str:
    line: Optional[Line] = step.line
    if line is None:
        return step.reason
    return f"{line.axis}{line.index}" if line < Line("column", 0) else str(line)


def drawn() -> Puzzle:
    picture = numpy.eye(3, dtype=bool)
    one = Puzzle.of_picture(picture, title="A line", colours=["#ffffff", ("red", "#ff0000"), ("blue", "#0000ff", "b")])
    rows: list[list[tuple[int, int]]] = one.row_runs
    two = Puzzle(rows, one.column_runs, title=one.title, givens=one.givens, colours=one.colours)
    three = Puzzle([[1], [1], [1]], numpy.array([[1], [1], [1]]), givens=[[1, -1, -1], [-1, -1, -1], [-1, -1, -1]])
    assert one == two and three.picture is None
    return two


def main() -> None:
    puzzle, outcome = solved("5x5:2/4/4/4/2/1.1/5/5/3/1")
    if outcome.verdict == "none":
        print(outcome.contradiction)
    if outcome.solution is not None:
        print(filled(outcome.solution), outcome.message)
    print([where(step) for step in nonoscope.steps(puzzle, "human")])
    rating: Optional[Rating] = puzzle.rate()
    print(rating.number if rating else "-", *puzzle.remarks, drawn())
    for answer in nonoscope.solve_many([puzzle, "no puzzle"], jobs=2):
        print(answer if isinstance(answer, ReadError) else answer.verdict)
    for rated in nonoscope.rate_many(["1x1:1/1"]):
        print(rated.tier if isinstance(rated, Rating) else rated)
    print(nonoscope.make(5, seed=3, rating="gentle").rows, len(nonoscope.make_card("HI", seed="a").columns))
    print(nonoscope.repair("2x2:1/1/1/1").givens.unknown, {puzzle: outcome}[puzzle] == outcome)


if __name__ == "__main__":
    main()
