"""What the package promises, tested on the installed wheel."""

import itertools
import multiprocessing
import pickle
import re
import subprocess
import sys
import threading
from importlib.metadata import files, metadata
from pathlib import Path

import pytest

import nonoscope
from nonoscope import Outcome, Puzzle, ReadError

HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1"
DIAGONALS = "2x2:1/1/1/1"
PICTURE = ["OXOXO", "XXXXX", "XXXXX", "OXXXO", "OOXOO"]
ROWS = [[int(cell == "X") for cell in row] for row in PICTURE]
README = Path(__file__).parent.parent / "README.md"


def test_the_wheel_is_what_is_tested():
    assert "site-packages" in nonoscope.__file__
    assert re.fullmatch(r"\d+\.\d+\.\d+", nonoscope.__version__)


def test_the_readme_runs_as_it_stands(capsys):
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 6 and len(blocks[0].splitlines()) == 5
    names: dict = {}
    for block in blocks:
        exec(block, names)
    said = capsys.readouterr().out
    assert said.startswith("\n".join(PICTURE)) and "Row 2" in said and "Zeile " in said
    assert "<Outcome multiple" in said and "Line 1, column 1: " in said and "<Rating 0" in said


def test_the_readme_begins_with_what_runs_after_installing(tmp_path):
    text = README.read_text(encoding="utf-8")
    # The wheel was installed by this command, without an index.
    beginning = "# Nonoscope for Python\n\n```sh\npip install nonoscope\n```\n\n```python\n"
    assert text.startswith(beginning)
    start = text[len(beginning) :].partition("```")[0]
    assert len(start.splitlines()) == 5
    done = subprocess.run([sys.executable, "-I", "-c", start], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.startswith("\n".join(PICTURE)) and (done.returncode, done.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_the_readme_links_to_what_there_is_from_anywhere():
    root = README.parents[2]
    (repository,) = re.findall(r'^repository = "(.*)"$', (root / "Cargo.toml").read_text(encoding="utf-8"), re.MULTILINE)
    links = re.findall(r"\]\((.*?)\)", README.read_text(encoding="utf-8"))
    assert len(links) > 1
    for link in links:
        assert link.startswith(f"{repository}/blob/main/")
        assert (root / link.partition("/blob/main/")[2]).is_file()
    urls = [url.partition(", ") for url in metadata("nonoscope").get_all("Project-URL")]
    assert ("Repository", ", ", repository) in urls
    for _, _, url in urls:
        assert url == repository or (root / url.removeprefix(f"{repository}/blob/main/")).is_file()


def test_the_wheel_carries_its_licences():
    licences = metadata("nonoscope").get_all("License-File")
    assert sorted(licences) == ["LICENSE-APACHE", "LICENSE-MIT"]
    carried = {path.name: path for path in files("nonoscope") if path.parent.name == "licenses"}
    for name in licences:
        assert carried[name].read_text() == (README.parents[2] / name).read_text(encoding="utf-8")


def test_a_text_is_read_and_written():
    puzzle = nonoscope.read(HEART)
    assert (puzzle.width, puzzle.height, puzzle.inks, puzzle.format) == (5, 5, 1, "tatham")
    assert puzzle.rows == [[1, 1], [5], [5], [3], [1]] and puzzle.columns == [[2], [4], [4], [4], [2]]
    for name in ["plain", "non", "json", "webpbn", "haskell", "link"]:
        assert nonoscope.read(puzzle.write(name)).rows == puzzle.rows
    assert puzzle == nonoscope.read(HEART) and puzzle != nonoscope.read(DIAGONALS)
    assert [each.width for each in nonoscope.read_all("$1\n1\n1\n$2\n1\n1\n1\n1\n")] == [1, 2]


def test_what_is_wrong_is_said():
    with pytest.raises(ReadError, match="Line 2, column 1: Found “x”, expected a number."):
        nonoscope.read("2 1\nx\n")
    assert issubclass(ReadError, ValueError)
    for wrong in [
        lambda: Puzzle([[2]], [[1]]),
        lambda: nonoscope.read(HEART, "abacus"),
        lambda: nonoscope.read(HEART).write("abacus"),
        lambda: nonoscope.solve(HEART, "magic"),
        lambda: nonoscope.solve(HEART, solutions=0),
        lambda: nonoscope.make(1),
        lambda: nonoscope.make(5, rating="easy-peasy"),
        lambda: nonoscope.make(5, rating=(50, 20)),
        lambda: nonoscope.make(5, inks=99),
        lambda: nonoscope.read(HEART).svg(cell=0),
    ]:
        with pytest.raises(ValueError) as caught:
            wrong()
        assert len(str(caught.value)) > 10


def test_only_puzzles_and_texts_are_taken():
    for wrong in [None, 5, [[1]], b"5"]:
        for call in [nonoscope.solve, nonoscope.steps, nonoscope.rate, nonoscope.repair]:
            with pytest.raises(TypeError, match="expected a puzzle or a text, but found"):
                call(wrong)
        with pytest.raises(TypeError, match="expected a puzzle or a text"):
            list(nonoscope.solve_many([HEART, wrong]))
    assert nonoscope.repair(DIAGONALS).solve().verdict == "unique"


def test_verdicts():
    heart = nonoscope.solve(HEART)
    assert (heart.verdict, heart.method, heart.passes) == ("unique", "auto", 2)
    assert heart.solution.rows() == heart.grid.rows() == ROWS and heart.grid.unknown == 0
    several = nonoscope.solve(DIAGONALS, solutions=2)
    assert several.verdict == "multiple" and len(several.solutions) == 2
    assert several.grid.rows() == [[-1, -1], [-1, -1]]
    one = nonoscope.solve(DIAGONALS)
    assert len(one.solutions) == 1 and one.more and not several.more
    assert nonoscope.solve(DIAGONALS, "passes").more is None and not nonoscope.solve(HEART).more
    none = nonoscope.solve(Puzzle([[3], [], [3]], [[3], [], [3]]))
    assert none.verdict == "none" and none.solution is None
    assert nonoscope.solve(DIAGONALS, "passes").verdict == "stuck"


def test_steps_lead_from_the_start_to_the_solution():
    for method in ["human", "passes", "auto", "constrained", "simulate", "sat"]:
        outcome = nonoscope.solve(HEART, method)
        board = [[-1] * 5 for _ in range(5)]
        steps = list(outcome.steps())
        assert [step.number for step in steps] == list(range(1, outcome.step_count + 1))
        for step in steps:
            assert str(step) == step.sentence != ""
            for row, column, colour in step.cells:
                assert board[row][column] == -1
                board[row][column] = colour
        assert board == ROWS, method
    first = next(nonoscope.steps(HEART))
    assert (first.reason, first.pass_number) == ("deduced", 1) and first.technique and first.line


def test_ratings_are_those_of_the_command_line():
    rating = nonoscope.rate(HEART)
    assert (rating.number, rating.tier, rating.finished) == (1, "gentle", True)
    assert dict(rating.techniques) == {"exact fit": 2, "line complete": 5, "fill the rest": 2, "overlap": 2}
    assert nonoscope.rate(DIAGONALS) is None


def test_making_depends_on_the_seed_alone():
    one, same, other = (nonoscope.make(8, 6, seed=seed) for seed in ["daisy", "daisy", 4711])
    assert one == same != other and (one.width, one.height) == (8, 6)
    assert one.solve().verdict == "unique"
    assert nonoscope.make(6, seed=1, inks=3).inks == 3
    assert nonoscope.make(10, seed=2, rating=(10, 60), lines_only=True).solve("passes").verdict == "unique"
    assert nonoscope.make(5).solve().verdict == "unique"


def test_a_card_says_its_message():
    one, same, other = (nonoscope.make_card("HELLO", seed=seed) for seed in [1, "1", 2])
    assert one == same != other
    outcome = one.solve()
    assert (outcome.verdict, outcome.message) == ("unique", "HELLO")
    assert nonoscope.make_card("Hi").solve().message == "Hi"
    assert nonoscope.solve(HEART).message is None
    for wrong in ["", "long " * 1000]:
        with pytest.raises(ValueError, match="."):
            nonoscope.make_card(wrong)


def test_a_repaired_puzzle_has_one_solution_and_the_fewest_givens():
    def given(puzzle):
        return sum(cell != -1 for row in puzzle.givens.rows() for cell in row)

    card = nonoscope.examples()["GCHQ card, 2015"]
    assert (given(card), card.solve().message) == (22, "www.gchq.gov.uk/puzz")
    bare = Puzzle(card.rows, card.columns, title="Bare")
    repaired = nonoscope.repair(bare)
    assert (given(bare), given(repaired), repaired.title, repaired.rows) == (0, 2, "Bare", card.rows)
    assert repaired.solve().verdict == "unique"
    pairs = Puzzle([[1], [1], [], [1], [1]], [[1], [1], [], [1], [1]])
    assert given(nonoscope.repair(pairs, lines_only=True)) > 1
    assert nonoscope.repair(pairs, lines_only=True).solve("passes").verdict == "unique"
    assert given(nonoscope.repair(nonoscope.read(HEART))) == 0
    # The picture that a text names is kept.
    drawn = nonoscope.read("OX\nXO\n")
    assert nonoscope.repair(drawn).solve().solution.rows() == [[0, 1], [1, 0]]
    with pytest.raises(ValueError, match="no solution"):
        nonoscope.repair(Puzzle([[3], [], [3]], [[3], [], [3]]))


def test_examples_have_names():
    examples = nonoscope.examples()
    assert len(examples) == 18 and examples["Heart"].rows == [[1, 1], [5], [5], [3], [1]]
    assert examples["No solution"].solve().verdict == "none"


def test_grids_are_arrays():
    numpy = pytest.importorskip("numpy")
    grid = nonoscope.solve(HEART).solution
    array = numpy.asarray(grid)
    assert (array.dtype, array.shape, array.tolist()) == (numpy.int8, (5, 5), ROWS)
    array[0, 0] = 7
    assert grid[0, 0] == 0 and grid[0, 1] == 1 and grid[-1, -3] == 1 and len(grid) == 5
    assert numpy.asarray(grid, dtype=bool).sum() == sum(map(sum, ROWS))
    with pytest.raises(IndexError):
        grid[5, 0]


def test_notebooks_show_pictures():
    puzzle = nonoscope.read(HEART)
    before, after = puzzle._repr_svg_(), puzzle.solve()._repr_svg_()
    assert before.startswith("<svg ") and after.startswith("<svg ") and before != after
    assert puzzle.svg(cell=30) != before


def test_puzzles_go_to_other_processes():
    card = nonoscope.Puzzle([[1], [1]], [[1], [1]], title="A title")
    same = pickle.loads(pickle.dumps(card))
    assert (same.rows, same.columns, same.title) == (card.rows, card.columns, "A title")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(_verdict, [card, nonoscope.read(HEART)]) == ["multiple", "unique"]


def _verdict(puzzle):
    return puzzle.solve().verdict


def test_many_are_solved_in_order_by_any_number_of_threads():
    made = [nonoscope.make(6, seed=seed) for seed in range(30)]
    puzzles = [each.write() for each in made] + ["no puzzle"] + made
    for jobs in [1, 2, 7, None]:
        answers = list(nonoscope.solve_many(puzzles, jobs=jobs))
        assert isinstance(answers[30], ReadError)
        for puzzle, answer in zip(made + made, answers[:30] + answers[31:]):
            assert isinstance(answer, Outcome) and answer.puzzle.rows == puzzle.rows
            assert answer.solution.rows() == puzzle.solve().solution.rows()


def test_many_are_rated_in_order_by_any_number_of_threads():
    made = [nonoscope.make(6, seed=seed) for seed in range(30)]
    puzzles = [*made, "no puzzle", DIAGONALS, *(each.write() for each in made)]
    for jobs in [1, 3, None]:
        answers = list(nonoscope.rate_many(iter(puzzles), jobs=jobs))
        assert isinstance(answers.pop(30), ReadError) and answers.pop(30) is None
        assert answers == [puzzle.rate() for puzzle in made + made]
    assert len({answer.number for answer in answers}) > 3
    assert list(nonoscope.rate_many([made[0]], limit=0)) == [made[0].rate(limit=0)]


def test_an_endless_list_is_answered_as_it_comes():
    taken = itertools.count()
    endless = (HEART for _ in iter(lambda: next(taken), -1))
    answers = nonoscope.solve_many(endless, jobs=2)
    assert [next(answers).verdict for _ in range(200)] == ["unique"] * 200
    answers.close()
    assert next(taken) <= 200 + 64


def test_solving_does_not_hold_the_lock():
    # While one thread solves what takes long, this one counts. With the lock held, it could not.
    done = threading.Event()
    wide = Puzzle([[1]] * 60, [[1]] * 60)

    def solve():
        wide.solve("sat", solutions=300)
        done.set()

    thread = threading.Thread(target=solve)
    interval = sys.getswitchinterval()
    # Python itself would let nobody in for so long.
    sys.setswitchinterval(1000)
    try:
        thread.start()
        counted = 0
        while not done.wait(0.001):
            counted += 1
        assert counted > 0
    finally:
        sys.setswitchinterval(interval)
        thread.join()


def test_one_puzzle_is_not_taken_for_many():
    for several in (nonoscope.solve_many, nonoscope.rate_many):
        for one in ("1x1:1/1", nonoscope.Puzzle([[1]], [[1]])):
            with pytest.raises(TypeError, match="put it into a list"):
                several(one)
        with pytest.raises(ValueError, match="at least 1 job, found 0"):
            several([], jobs=0)
