"""Solves nonograms (paint by numbers) and says why, rates how hard they are, and makes new ones."""

import os
import random
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version

from ._nonoscope import Grid, Outcome, Puzzle, Rating, ReadError, Step, Steps, examples, read, read_all, repair
from ._nonoscope import make as _make
from ._nonoscope import make_card as _make_card

__all__ = [
    "Grid",
    "Outcome",
    "Puzzle",
    "Rating",
    "ReadError",
    "Step",
    "Steps",
    "examples",
    "make",
    "make_card",
    "rate",
    "read",
    "read_all",
    "repair",
    "solve",
    "solve_many",
    "steps",
]
__version__ = version("nonoscope")

# The answers for each job that are begun before the first of them is taken.
_MOST_WAITING = 32


def _puzzle(puzzle):
    return read(puzzle) if isinstance(puzzle, str) else puzzle


def solve(puzzle, method="auto", *, solutions=1, limit=None):
    return _puzzle(puzzle).solve(method, solutions=solutions, limit=limit)


def steps(puzzle, method="human", *, limit=None):
    return _puzzle(puzzle).solve(method, limit=limit).steps()


def rate(puzzle, *, limit=None):
    return _puzzle(puzzle).rate(limit=limit)


def make(width=15, height=None, *, seed=None, rating=None, inks=1, lines_only=False):
    return _make(width, height, seed=_seed(seed), rating=rating, inks=inks, lines_only=lines_only)


def make_card(message, *, seed=None):
    return _make_card(message, seed=_seed(seed))


def _seed(seed):
    return str(random.randrange(1_000_000) if seed is None else seed)


def solve_many(puzzles, *, jobs=None, method="auto", solutions=1, limit=None):
    jobs = jobs or os.cpu_count() or 1

    def answer(puzzle):
        try:
            return solve(puzzle, method, solutions=solutions, limit=limit)
        except ReadError as error:
            return error

    with ThreadPoolExecutor(jobs) as pool:
        waiting = deque()
        try:
            for puzzle in puzzles:
                waiting.append(pool.submit(answer, puzzle))
                if len(waiting) >= _MOST_WAITING * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()
