"""What is found are values: they can be pickled, copied, compared and hashed, read as plain data, and made of it."""

import copy
import pickle
from collections.abc import Sequence
from pathlib import Path

import pytest

import nonoscope
from nonoscope import Grid, Line, Outcome, Puzzle

HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1"
PLUS = "3x3:1/3/1/1/3/1"
COLOURS = [("white", "#ffffff", "."), ("red", "#d62728", "r"), ("blue", "#0000ff", "b")]
FLAG = [[1, 1, 0, 2], [1, 0, 2, 2], [0, 2, 2, 0]]


def values():
    """Two different ones of each kind, each made anew whenever it is asked for."""
    puzzles = [nonoscope.read(HEART), Puzzle.of_picture(FLAG, title="A flag", colours=COLOURS)]
    outcomes = [puzzles[0].solve("human"), nonoscope.solve("2x2:1/1/1/1", "sat", solutions=2)]
    none = nonoscope.solve(Puzzle([[3], [], [3]], [[3], [], [3]]))
    partly = puzzles[1].solve("passes")
    return {
        "puzzles": puzzles,
        "outcomes": outcomes,
        "outcomes without a solution, and in colours": [none, partly],
        "grids": [outcomes[0].solution, outcomes[1].grid],
        "ratings": [puzzle.rate() for puzzle in puzzles],
        "steps": list(outcomes[0].steps())[:2],
        "lines": none.contradiction,
    }


def told(value):
    """All that a value says of itself."""
    names = [name for name in dir(type(value)) if not name.startswith("_")]
    told = {name: getattr(value, name) for name in names}
    told = {name: each for name, each in told.items() if not callable(each)}
    if isinstance(value, Outcome):
        told["steps"] = list(value.steps())
    return told


@pytest.mark.parametrize("kind", values())
def test_values_are_pickled_copied_compared_and_hashed(kind):
    (one, other), (same, _) = values()[kind], values()[kind]
    assert one == same and hash(one) == hash(same) and one != other and one != "one"
    assert len({one, same, other}) == 2
    for value in [one, other]:
        pickled = [pickle.loads(pickle.dumps(value, version)) for version in range(2, pickle.HIGHEST_PROTOCOL + 1)]
        for copied in [copy.copy(value), copy.deepcopy(value), copy.deepcopy([value])[0], *pickled]:
            assert type(copied) is type(value) and copied == value and hash(copied) == hash(value)
            assert (told(copied), repr(copied), str(copied)) == (told(value), repr(value), str(value))


def test_what_was_pickled_otherwise_is_refused():
    grid = nonoscope.solve(HEART).solution
    make, (stored,) = grid.__reduce__()
    assert make(stored) == grid
    for wrong in [b"", b"\x02no", stored[:-1], stored.replace(b"0.1.0", b"0.0.9")]:
        with pytest.raises(ValueError):
            make(wrong)
    make, arguments = nonoscope.solve(PLUS).__reduce__()
    with pytest.raises(ValueError, match="not of this puzzle"):
        nonoscope.read(HEART)._outcome(*arguments)


def test_equal_puzzles_may_come_from_anywhere():
    heart = nonoscope.read(HEART)
    assert heart == Puzzle(heart.rows, heart.columns) == nonoscope.read(heart.write("non"))
    assert heart != Puzzle(heart.rows, heart.columns, title="Heart")
    assert heart != Puzzle(heart.rows, heart.columns, givens=heart.solve().solution)


def test_a_grid_is_a_sequence_of_its_rows():
    grid = nonoscope.solve(HEART).solution
    rows = grid.rows()
    assert isinstance(grid, Sequence) and len(grid) == 5
    assert list(grid) == rows and list(reversed(grid)) == rows[::-1]
    assert grid[0] == rows[0] and grid[-1] == rows[-1] and grid[1:3] == rows[1:3] and grid[::-1] == rows[::-1]
    assert grid[1, 2] == rows[1][2] and grid[-1, -3] == rows[-1][-3]
    assert rows[1] in grid and [7] not in grid
    assert (grid.index(rows[2]), grid.index(rows[2], 2), grid.count(rows[1])) == (1, 2, 2)
    assert [list(column) for column in zip(*grid)][0] == [row[0] for row in rows]
    for outside in [5, -6, (0, 5), (-6, 0)]:
        with pytest.raises(IndexError, match="below 5"):
            grid[outside]
    for unknown in ["0", 1.0, (0, 1, 2), (slice(None), 1)]:
        with pytest.raises(TypeError, match="numpy.asarray"):
            grid[unknown]
    with pytest.raises(ValueError):
        grid.index([7])
    grid[0][0] = 5
    assert grid.rows() == rows


def test_a_grid_is_an_array():
    numpy = pytest.importorskip("numpy")
    grid = nonoscope.solve(HEART).solution
    array = numpy.asarray(grid)
    assert (array.dtype, array.shape, array.tolist()) == (numpy.int8, grid.shape, grid.rows())
    assert grid[numpy.int64(1)] == grid[1] and grid[numpy.int64(1), numpy.uint8(2)] == 1
    assert (numpy.array(grid) == array).all() and numpy.count_nonzero(grid) == 16


def test_a_puzzle_is_made_of_a_picture():
    heart = nonoscope.read(HEART)
    rows = heart.solve().solution.rows()
    truths = [[bool(cell) for cell in row] for row in rows]
    for picture in [rows, truths, tuple(map(tuple, rows)), heart.solve().solution]:
        drawn = Puzzle.of_picture(picture, title="Heart")
        assert (drawn.rows, drawn.columns, drawn.title) == (heart.rows, heart.columns, "Heart")
        assert drawn.picture.rows() == rows and heart.picture is None
    # That picture is kept.
    twins = [[0, 1], [1, 0]]
    assert nonoscope.repair(Puzzle.of_picture(twins)).solve().solution.rows() == twins


def test_a_puzzle_is_made_of_arrays():
    numpy = pytest.importorskip("numpy")
    heart = nonoscope.read(HEART)
    solution = numpy.asarray(heart.solve().solution)
    for kind in [bool, "int8", "uint8", "int64", "uint16"]:
        assert Puzzle.of_picture(solution.astype(kind)) == heart
    assert Puzzle.of_picture([[numpy.bool_(True), numpy.int8(1)]]).rows == [[2]]
    clues = numpy.array([[1, 1], [5, 0], [5, 0], [3, 0], [1, 0]])
    givens = numpy.full((5, 5), -1)
    givens[0, 0] = 0
    puzzle = Puzzle(clues, [numpy.array(column) for column in heart.columns], givens=givens)
    assert puzzle.rows == heart.rows and puzzle.givens.rows() == givens.tolist()
    assert Puzzle.of_picture(numpy.array(FLAG)) == Puzzle.of_picture(FLAG)


def test_colours_and_givens_are_plain_data():
    flag = Puzzle.of_picture(FLAG, title="A flag", colours=COLOURS)
    assert flag.inks == 2 and flag.colours == COLOURS
    assert flag.row_runs == [[(2, 1), (1, 2)], [(1, 1), (2, 2)], [(2, 2)]]
    assert flag.column_runs == [[(2, 1)], [(1, 1), (1, 2)], [(2, 2)], [(2, 2)]]
    assert flag.rows == [[2, 1], [1, 2], [2]]
    given = [[1, -1, 0, 2], [-1] * 4, [-1] * 4]
    again = Puzzle(flag.row_runs, flag.column_runs, title="A flag", givens=given, colours=COLOURS)
    assert again.givens.rows() == given
    assert again == Puzzle(again.row_runs, again.column_runs, title=again.title, givens=again.givens, colours=again.colours)
    assert again.solve().solution.rows() == FLAG
    assert flag == Puzzle(flag.row_runs, flag.column_runs, title="A flag", colours=COLOURS)
    # What is left out is chosen.
    short = Puzzle.of_picture(FLAG, colours=["#ffffff", "#FF0000", ("sky", "#80c0ff")])
    assert short.colours == [("white", "#ffffff", "."), ("red", "#ff0000", "r"), ("sky", "#80c0ff", "s")]
    # A puzzle may have more colours than it uses.
    assert Puzzle([[1]], [[1]], colours=COLOURS, givens=[[2]]).solve().verdict == "none"
    for name, puzzle in nonoscope.examples().items():
        again = Puzzle(
            puzzle.row_runs, puzzle.column_runs, title=puzzle.title, givens=puzzle.givens, colours=puzzle.colours
        )
        assert again == puzzle, name


def test_what_makes_no_puzzle_is_refused_with_a_reason():
    for wrong, error, why in [
        (lambda: Puzzle.of_picture([[1, 0], [1]]), ValueError, "row 0 has 2 cells and row 1 has 1"),
        (lambda: Puzzle.of_picture([]), ValueError, "0 × 0"),
        (lambda: Puzzle.of_picture([[]]), ValueError, "0 × 1"),
        (lambda: Puzzle.of_picture([[1] * 1025]), ValueError, "1 to 1024"),
        (lambda: Puzzle.of_picture([[32]]), ValueError, "from -1 to 31, but found 32"),
        (lambda: Puzzle.of_picture([[-1]]), ValueError, "."),
        (lambda: Puzzle.of_picture([["1"]]), TypeError, "found '1'"),
        (lambda: Puzzle.of_picture([[1.5]]), TypeError, "found 1.5"),
        (lambda: Puzzle.of_picture([1, 0]), TypeError, "."),
        (lambda: Puzzle.of_picture(7), TypeError, "."),
        (lambda: Puzzle.of_picture([[1, 2]], colours=["#ffffff", "#000000"]), ValueError, "."),
        (lambda: Puzzle.of_picture([[1]], colours=["#ffffff"]), ValueError, "0 colours"),
        (lambda: Puzzle.of_picture([[1]], colours=[]), ValueError, "background"),
        (lambda: Puzzle.of_picture([[1]], colours=["white", "black"]), ValueError, "“white”"),
        (lambda: Puzzle.of_picture([[1]], colours=["#ffffff", "#+12345"]), ValueError, "#rrggbb"),
        (lambda: Puzzle.of_picture([[1]], colours=["#ffffff", 0]), TypeError, "found 0"),
        (lambda: Puzzle([[-1]], [[1]]), ValueError, "found -1"),
        (lambda: Puzzle([[70000]], [[1]]), ValueError, "70000"),
        (lambda: Puzzle([[(1, 0)]], [[1]]), ValueError, "found 0"),
        (lambda: Puzzle([["1"]], [[1]]), TypeError, "found '1'"),
        (lambda: Puzzle([[1]], [[1]], givens=[[1, 1]]), ValueError, "."),
        (lambda: Puzzle([[1]], [[1]], givens=[[2]]), ValueError, "."),
        (lambda: Line("diagonal", 0), ValueError, "row, column"),
        (lambda: Line("row", 1024), ValueError, "below 1024"),
    ]:
        with pytest.raises(error, match=why):
            wrong()


def test_lines_are_data():
    step = next(nonoscope.steps(PLUS))
    assert step.line == Line("row", 1) and (step.line.axis, step.line.index, str(step.line)) == ("row", 1, "row 2")
    assert sorted([Line("column", 0), Line("row", 2), step.line]) == [step.line, Line("row", 2), Line("column", 0)]
    assert Line.__match_args__ == ("axis", "index")
    for step in nonoscope.steps(HEART):
        # A deduction settles cells of its own line.
        assert all((row if step.line.axis == "row" else column) == step.line.index for row, column, _ in step.cells)
    every = [step for puzzle in nonoscope.examples().values() for step in puzzle.solve("simulate").steps()]
    refuted = [step for step in every if step.reason == "refuted"]
    assert refuted and all(step.line is None for step in refuted)


def test_contradicting_lines_are_told():
    none = nonoscope.solve(Puzzle([[3], [], [3]], [[3], [], [3]]))
    assert none.contradiction == [Line("row", 1), Line("column", 0)]
    assert "Row 2 and column 1 contradict each other" in none.sentence
    assert nonoscope.solve(HEART).contradiction is None


def test_remarks_are_told():
    assert nonoscope.read(HEART).remarks == []
    order, zero = nonoscope.read("1 0 1\n0\n0\n\n1\n0\n1").remarks
    assert order.startswith("The text does not say which clues are the rows")
    assert zero == "The clue of row 1 has a 0 between its runs. It was left out."
    text = "[[[1,1],[1]],[[1],[1],[1]]]"
    (doubt,) = nonoscope.read(text).remarks
    assert doubt.startswith("Read as ") and doubt.endswith('this text would be a different puzzle: read(text, "haskell").')
    assert nonoscope.read(text, "haskell").rows != nonoscope.read(text).rows


def test_marks_of_the_readers_own_are_told():
    marked = nonoscope.read("1\n2\n\n2\n1\n\nX.\n.O\n")
    assert marked.marks.rows() == [[1, -1], [-1, 0]] and marked.givens.unknown == 4
    assert "The cells in the grid were read as your own marks." in marked.remarks
    assert nonoscope.read(HEART).marks is None


def test_files_do_not_go_in_circles():
    sources = Path(__file__).parent.parent / "src"
    uses = {}
    for path in sources.glob("*.rs"):
        text = path.read_text(encoding="utf-8")
        names = {each for each in (other.stem for other in sources.glob("*.rs")) if f"crate::{each}::" in text}
        grouped = text.partition("use crate::{")[2].partition("}")[0]
        uses[path.stem] = names | {each.split("::")[0].strip() for each in grouped.split(",") if each.strip()}
    assert len(uses) > 10 and uses["puzzle"] >= {"outcome", "clues", "stored"}
    del uses["lib"]
    while uses:
        leaves = {name for name, others in uses.items() if not others & set(uses)}
        assert leaves, f"these files use each other: {sorted(uses)}"
        for leaf in leaves:
            del uses[leaf]
