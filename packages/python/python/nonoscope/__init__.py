"""Solves nonograms (paint by numbers) and says why, rates how hard they are, and makes new ones.

>>> import nonoscope
>>> puzzle = nonoscope.read("5x5:2/4/4/4/2/1.1/5/5/3/1")
>>> print(puzzle.solve().solution)
OXOXO
XXXXX
XXXXX
OXXXO
OOXOO
<BLANKLINE>

Rows and columns count from 0, rows first. Ctrl-C ends any call. Wherever a function takes a puzzle, it also takes a text in any format
that `read` knows, and raises ReadError if the text is not a puzzle. Sentences are English, or in the language that `set_language` names.
"""

import os
import random
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from importlib.metadata import version

from ._nonoscope import Grid, Line, Outcome, Puzzle, Rating, ReadError, Step, Steps
from ._nonoscope import examples, languages, read, read_all, set_language
from ._nonoscope import Stop as _Stop
from ._nonoscope import make as _make
from ._nonoscope import make_card as _make_card
from ._nonoscope import repair as _repair

__all__ = [
    "Grid",
    "Line",
    "Outcome",
    "Puzzle",
    "Rating",
    "ReadError",
    "Step",
    "Steps",
    "examples",
    "languages",
    "make",
    "make_card",
    "rate",
    "rate_many",
    "read",
    "read_all",
    "repair",
    "set_language",
    "solve",
    "solve_many",
    "steps",
]
__version__ = version("nonoscope")

Sequence.register(Grid)

# The answers for each job that are begun before the first of them is taken.
_MOST_WAITING = 32

# How long, in seconds, a wait may keep Python from its signals: on Windows, nothing else interrupts one.
_PATIENCE = 0.05


def _puzzle(puzzle):
    if isinstance(puzzle, str):
        return read(puzzle)
    if isinstance(puzzle, Puzzle):
        return puzzle
    raise TypeError(f"expected a puzzle or a text, but found {puzzle!r}")


def solve(puzzle, method="auto", *, solutions=1, limit=None):
    """Solves a puzzle, and finds out whether there are more solutions: see `Puzzle.solve`.

    >>> import nonoscope
    >>> nonoscope.solve("2x2:1/1/1/1").verdict
    'multiple'
    """
    return _puzzle(puzzle).solve(method, solutions=solutions, limit=limit)


def steps(puzzle, method="human", *, limit=None):
    """The steps that solve a puzzle, by default as a person would go. The arguments are those of `Puzzle.solve`.

    >>> import nonoscope
    >>> for step in nonoscope.steps("3x3:1/3/1/1/3/1"):
    ...     print(step.number, step.line, step.technique)
    1 row 2 exact fit
    2 column 2 exact fit
    3 row 1 line complete
    4 row 3 line complete
    """
    return _puzzle(puzzle).solve(method, limit=limit).steps()


def rate(puzzle, *, limit=None):
    """How hard a puzzle is for a person: see `Puzzle.rate`.

    >>> import nonoscope
    >>> nonoscope.rate("3x3:1/3/1/1/3/1").tier
    'gentle'
    """
    return _puzzle(puzzle).rate(limit=limit)


def make(width=15, height=None, *, seed=None, rating=None, inks=1, lines_only=False):
    """A random puzzle with one solution, of a width and a height from 2 to 60 cells; without a height, it is a square.

    The same seed, a text or a number, and the same wishes give the same puzzle everywhere. `rating` is a tier or two numbers from 0 to
    100. If none as hard as wished is found, it is the nearest. `inks` is the number of colours besides the background. With
    `lines_only`, looking at one line at a time solves it. Raises ValueError for wishes out of range.

    >>> import nonoscope
    >>> puzzle = nonoscope.make(10, 8, seed="daisy", rating="gentle")
    >>> puzzle.width, puzzle.height, puzzle.rate().tier
    (10, 8, 'gentle')
    """
    return _make(width, height, seed=_seed(seed), rating=rating, inks=inks, lines_only=lines_only)


def make_card(message, *, seed=None):
    """A puzzle whose one solution is a QR code with this message.

    The same seed and message give the same puzzle everywhere. Raises ValueError if the message is empty or too long.

    >>> import nonoscope
    >>> nonoscope.make_card("HELLO", seed=1).solve().message
    'HELLO'
    """
    return _make_card(message, seed=_seed(seed))


def _seed(seed):
    return str(random.randrange(1_000_000) if seed is None else seed)


def repair(puzzle, *, lines_only=False, limit=None):
    """The puzzle with the fewest further cells given that leave one solution.

    With `lines_only`, looking at one line at a time then solves it. What is kept is the picture that its maker had in mind, if there
    is one, or else a solution for which the fewest cells are enough; `limit` ends the search for solutions as in `Puzzle.solve`. Raises
    ValueError if there is none.

    >>> import nonoscope
    >>> nonoscope.repair("2x2:1/1/1/1").givens.rows()
    [[-1, 1], [-1, -1]]
    """
    return _repair(_puzzle(puzzle), lines_only=lines_only, limit=limit)


def solve_many(puzzles, *, jobs=None, method="auto", solutions=1, limit=None):
    """Solves any number of puzzles on `jobs` threads, by default one for each core, and answers in their order.

    The puzzles are taken while answers are taken, at most 32 for each job ahead. A text that is not a puzzle is answered with the
    ReadError.

    >>> import nonoscope
    >>> for answer in nonoscope.solve_many(["1x1:1/1", "2x2:1/1/1/1", "no puzzle"]):
    ...     print(type(answer).__name__, getattr(answer, "verdict", None))
    Outcome unique
    Outcome multiple
    ReadError None
    """
    return _many(lambda puzzle, stop: puzzle._solve(stop, method, solutions, limit), puzzles, jobs)


def rate_many(puzzles, *, jobs=None, limit=None):
    """Rates any number of puzzles in the same way: a Rating each, None as from `Puzzle.rate`, or the ReadError.

    >>> import nonoscope
    >>> list(nonoscope.rate_many(["1x1:1/1", "2x2:1/1/1/1"]))
    [<Rating 0 of 100: gentle>, None]
    """
    return _many(lambda puzzle, stop: puzzle._rate(stop, limit), puzzles, jobs)


def _many(ask, puzzles, jobs):
    if isinstance(puzzles, (str, Puzzle)):
        raise TypeError("expected several puzzles, found one; put it into a list")
    if jobs is not None and jobs < 1:
        raise ValueError(f"expected at least 1 job, found {jobs}")
    return _answers(ask, puzzles, jobs or _cores())


def _answers(ask, puzzles, jobs):
    stop = _Stop()

    def answer(puzzle):
        try:
            return ask(_puzzle(puzzle), stop)
        except ReadError as error:
            return error

    pool = ThreadPoolExecutor(jobs)
    waiting = deque()
    try:
        for puzzle in puzzles:
            waiting.append(pool.submit(answer, puzzle))
            if len(waiting) >= _MOST_WAITING * jobs:
                yield _result(waiting.popleft())
        while waiting:
            yield _result(waiting.popleft())
    finally:
        # Nobody wants the answers that are still to come.
        stop.set()
        pool.shutdown(wait=False, cancel_futures=True)


def _result(future):
    # A wait without an end could not be interrupted everywhere.
    while not wait([future], _PATIENCE).done:
        pass
    return future.result()


def _cores():
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
