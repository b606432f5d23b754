"""Solves nonograms (paint by numbers) and says why, rates how hard they are, and makes new ones."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, Optional, Union, final

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
__version__: str

_Method = Literal["auto", "passes", "constrained", "simulate", "sat", "human"]
_Verdict = Literal["unique", "multiple", "none", "stuck", "stopped"]
_Tier = Literal["gentle", "moderate", "tricky", "hard", "fiendish"]

class ReadError(ValueError):
    """A text is not a puzzle. The message says what is wrong, where, and what would be right, a line for each mistake."""

@final
class Grid:
    """Cells of a board: 0 is empty, 1 filled (with several inks, the number of the ink), and -1 unknown.

    ``numpy.asarray(grid)`` is an array of ``int8`` with a row for each row.
    """

    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def shape(self) -> tuple[int, int]:
        """Height and width."""
    @property
    def unknown(self) -> int:
        """The number of unknown cells."""
    def rows(self) -> list[list[int]]: ...
    def __len__(self) -> int: ...
    def __getitem__(self, at: tuple[int, int], /) -> int:
        """The cell in a row and a column, both from 0."""
    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> Any: ...

@final
class Puzzle:
    """A puzzle: clues, and perhaps given cells, colours, a title and the picture."""

    def __new__(
        cls, rows: Sequence[Sequence[int]], columns: Sequence[Sequence[int]], *, title: Optional[str] = None
    ) -> Puzzle:
        """A puzzle in black and white. Raises ``ValueError`` if clues do not fit or their totals differ."""
    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def title(self) -> Optional[str]: ...
    @property
    def inks(self) -> int:
        """The number of colours besides the background."""
    @property
    def rows(self) -> list[list[int]]:
        """The lengths of the runs of each row."""
    @property
    def columns(self) -> list[list[int]]: ...
    @property
    def givens(self) -> Grid:
        """The cells that are known from the start."""
    @property
    def format(self) -> str:
        """The format in which it was read."""
    def solve(self, method: _Method = "auto", *, solutions: int = 1, limit: Optional[int] = None) -> Outcome:
        """Solves it, and finds out whether there are more solutions. ``limit`` ends a search after so much work."""
    def rate(self, *, limit: Optional[int] = None) -> Optional[Rating]:
        """How hard it is for a person; ``None`` if it has not exactly one solution, or if that was not found out."""
    def write(self, format: str = "plain") -> str:
        """The puzzle in a format, by its short name. Raises ``ValueError`` if the format cannot hold it."""
    def svg(self, *, cell: int = 16) -> str:
        """A picture of the puzzle before it is solved, with cells of so many pixels."""

@final
class Step:
    """One step of a solve."""

    @property
    def number(self) -> int:
        """From 1."""
    @property
    def pass_number(self) -> int:
        """The pass over all lines that it belongs to, from 1."""
    @property
    def reason(self) -> Literal["line", "deduced", "refuted", "agreed", "searched"]: ...
    @property
    def line(self) -> Optional[str]:
        """The line that it looks at, such as ``row 3``."""
    @property
    def technique(self) -> Optional[str]:
        """The name of the technique of a step that is ``deduced``."""
    @property
    def cells(self) -> list[tuple[int, int, int]]:
        """Row, column (both from 0) and colour of each cell that became known."""
    @property
    def sentence(self) -> str:
        """What the step infers, and why."""
    @property
    def arguments(self) -> list[str]:
        """With the method ``human``: the arguments that a supposition leads to, one after the other."""

@final
class Steps:
    """Goes through the steps of a solve."""

    def __iter__(self) -> Steps: ...
    def __next__(self) -> Step: ...

@final
class Outcome:
    """What solving a puzzle found out."""

    @property
    def puzzle(self) -> Puzzle: ...
    @property
    def verdict(self) -> _Verdict: ...
    @property
    def sentence(self) -> str:
        """The verdict for people."""
    @property
    def method(self) -> _Method: ...
    @property
    def solutions(self) -> list[Grid]:
        """As many as were asked for and found."""
    @property
    def solution(self) -> Optional[Grid]:
        """The first of them."""
    @property
    def message(self) -> Optional[str]:
        """The text of the first solution, if it is a QR code."""
    @property
    def grid(self) -> Grid:
        """What is certain."""
    @property
    def step_count(self) -> int: ...
    @property
    def passes(self) -> int: ...
    @property
    def suppositions(self) -> int: ...
    @property
    def conflicts(self) -> int:
        """The dead ends of the SAT solver."""
    def steps(self) -> Steps: ...
    def svg(self, *, cell: int = 16) -> str:
        """A picture of the solution, or of what is certain if there is none."""

@final
class Rating:
    """How hard a puzzle is for a person."""

    @property
    def number(self) -> int:
        """From 0 to 100."""
    @property
    def tier(self) -> _Tier:
        """The number in a word."""
    @property
    def finished(self) -> bool:
        """Whether deductions and single suppositions lead to the end."""
    @property
    def techniques(self) -> list[tuple[str, int]]:
        """The techniques, the easiest first, each with how many steps need it."""

def read(text: str, format: Optional[str] = None) -> Puzzle:
    """The first puzzle of a text, in the format that it looks like or in this one. Raises ``ReadError``."""

def read_all(text: str, format: Optional[str] = None) -> list[Puzzle]:
    """All puzzles of a text. Raises ``ReadError`` if one of them cannot be read."""

def examples() -> dict[str, Puzzle]:
    """The puzzles that come with the program, by name; the GCHQ card is ``"GCHQ card, 2015"``."""

def solve(
    puzzle: Union[Puzzle, str], method: _Method = "auto", *, solutions: int = 1, limit: Optional[int] = None
) -> Outcome:
    """Solves a puzzle, or the puzzle in a text: see ``Puzzle.solve``."""

def steps(puzzle: Union[Puzzle, str], method: _Method = "human", *, limit: Optional[int] = None) -> Steps:
    """The steps that solve a puzzle, by default as a person would go."""

def rate(puzzle: Union[Puzzle, str], *, limit: Optional[int] = None) -> Optional[Rating]:
    """How hard a puzzle is for a person: see ``Puzzle.rate``."""

def make(
    width: int = 15,
    height: Optional[int] = None,
    *,
    seed: Union[str, int, None] = None,
    rating: Union[_Tier, tuple[int, int], None] = None,
    inks: int = 1,
    lines_only: bool = False,
) -> Puzzle:
    """A random puzzle with one solution, of a width and a height from 2 to 60 cells.

    The same seed and wishes give the same puzzle everywhere. ``rating`` is a tier or two numbers from 0 to 100. If none as
    hard as wished is found, it is the nearest.
    """

def make_card(message: str, *, seed: Union[str, int, None] = None) -> Puzzle:
    """A puzzle whose one solution is a QR code with this message.

    The same seed and message give the same puzzle everywhere. Raises ``ValueError`` if the message is empty or too long.
    """

def repair(puzzle: Puzzle, *, lines_only: bool = False, limit: Optional[int] = None) -> Puzzle:
    """The puzzle with the fewest further cells given that leave one solution.

    With ``lines_only``, looking at one line at a time then solves it. What is kept is the picture that its maker had in mind, if
    the text named one, or else the first solution. Raises ``ValueError`` if there is none.
    """

def solve_many(
    puzzles: Iterable[Union[Puzzle, str]],
    *,
    jobs: Optional[int] = None,
    method: _Method = "auto",
    solutions: int = 1,
    limit: Optional[int] = None,
) -> Iterator[Union[Outcome, ReadError]]:
    """Solves any number of puzzles on ``jobs`` threads, by default one for each core, and answers in their order.

    The puzzles are taken while answers are taken, at most 32 for each job ahead. A text that is not a puzzle is answered with
    the ``ReadError``.
    """
