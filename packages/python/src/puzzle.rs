//! Puzzles, and everything that is asked about one.

use crate::drawing::{CELL, svg};
use crate::grid::Grid;
use crate::interrupt::{Size, Stop, interruptible};
use crate::names::{format_named, named};
use crate::outcome::Outcome;
use crate::rating::Rating;
use crate::stored::{self, Again};
use crate::{clues, colours};
use nonoscope::format::{self, Reading};
use nonoscope::puzzle::{self, Axis};
use nonoscope::solve::{MAX_SOLUTIONS, Method, Options, rate, solve_watched};
use nonoscope::words::{Text, package};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A puzzle: clues, and perhaps given cells, colours, a title and the picture that its maker had in mind.
///
/// `rows` and `columns` have a list for each line: the lengths of its runs in order, and nothing or a 0 for an empty line. With several
/// colours, a run is a tuple of its length and the number of its ink. `givens` are the cells that are known from the start: a grid, an
/// array or rows of numbers of the shape (height, width), in which -1 is unknown, 0 empty, and 1 filled or the number of an ink.
/// `colours` are the colours that the numbers of cells stand for, the background first: see the property of this name.
///
/// A puzzle has 1 to 1024 rows and columns and up to 31 colours besides the background. Raises ValueError for others, if clues do not fit
/// or their totals differ, and if the givens have another shape; and TypeError for anything but numbers.
///
/// Two puzzles are equal if their clues, givens, colours and titles are. Puzzles never change.
///
/// >>> from nonoscope import Puzzle
/// >>> plus = Puzzle([[1], [3], [1]], [[1], [3], [1]], title="A plus")
/// >>> plus.solve().solution.rows()
/// [[0, 1, 0], [1, 1, 1], [0, 1, 0]]
/// >>> twins = Puzzle([[1], [1]], [[1], [1]], givens=[[1, -1], [-1, -1]])
/// >>> twins.solve().verdict
/// 'unique'
/// >>> flag = Puzzle([[(1, 1), (1, 2)]], [[(1, 1)], [(1, 2)]], colours=["#ffffff", "#0000ff", "#ff0000"])
/// >>> flag.solve().solution.rows(), flag.colours[2]
/// ([[1, 2]], ('red', '#ff0000', 'r'))
#[pyclass(frozen, eq, hash, module = "nonoscope")]
#[derive(Clone)]
pub(crate) struct Puzzle {
    pub(crate) reading: Arc<Reading>,
}

impl Puzzle {
    pub(crate) fn new(reading: Reading) -> Puzzle {
        Puzzle { reading: Arc::new(reading) }
    }

    /// A puzzle that was not read from a text.
    pub(crate) fn made(puzzle: puzzle::Puzzle) -> Puzzle {
        Puzzle::new(Reading::from(puzzle))
    }

    /// How much there is to do.
    pub(crate) fn size(&self) -> Size {
        Size::of(&self.reading.puzzle)
    }
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Puzzle) -> bool {
        self.reading.puzzle == other.reading.puzzle
    }
}

impl Hash for Puzzle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.reading.puzzle.hash(state);
    }
}

/// The error for something that makes no puzzle.
fn wrong(error: &impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// With a title and colours, if there are any.
fn named_and_coloured(
    puzzle: puzzle::Puzzle,
    title: Option<&str>,
    colours: Option<&Bound<'_, PyAny>>,
) -> PyResult<puzzle::Puzzle> {
    let puzzle = match colours {
        Some(colours) => puzzle.with_palette(colours::from_list(colours)?).map_err(|error| wrong(&error))?,
        None => puzzle,
    };
    Ok(puzzle.with_title(title.unwrap_or_default()))
}

#[pymethods]
impl Puzzle {
    #[new]
    #[pyo3(signature = (rows, columns, *, title=None, givens=None, colours=None))]
    fn of_clues(
        rows: &Bound<'_, PyAny>,
        columns: &Bound<'_, PyAny>,
        title: Option<&str>,
        givens: Option<&Bound<'_, PyAny>>,
        colours: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Puzzle> {
        let puzzle = puzzle::Puzzle::new(clues::from_lists(rows)?, clues::from_lists(columns)?);
        let puzzle = named_and_coloured(puzzle.map_err(|error| wrong(&error))?, title, colours)?;
        let puzzle = match givens {
            Some(givens) => puzzle.with_givens(Grid::from_lists(givens)?).map_err(|error| wrong(&error))?,
            None => puzzle,
        };
        Ok(Puzzle::made(puzzle))
    }

    /// The puzzle that a picture solves: a grid, an array or rows of numbers of the shape (height, width), in which 0 is empty, and 1
    /// filled or the number of an ink. Truth values will do. The puzzle may have other solutions, too.
    ///
    /// `colours` are as for `Puzzle`. Raises ValueError for rows of different lengths or other numbers.
    ///
    /// >>> from nonoscope import Puzzle
    /// >>> heart = Puzzle.of_picture([[1, 0, 1], [1, 1, 1], [0, 1, 0]])
    /// >>> heart.rows, heart.columns
    /// ([[1, 1], [3], [1]], [[2], [2], [2]])
    #[staticmethod]
    #[pyo3(signature = (picture, *, title=None, colours=None))]
    fn of_picture(
        picture: &Bound<'_, PyAny>,
        title: Option<&str>,
        colours: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Puzzle> {
        let picture = Grid::from_lists(picture)?;
        let puzzle = puzzle::Puzzle::of_picture(&picture).map_err(|error| wrong(&error))?;
        let mut reading = Reading::from(named_and_coloured(puzzle, title, colours)?);
        reading.notes.goal = picture.with_inks(reading.puzzle.inks());
        Ok(Puzzle::new(reading))
    }

    /// How many cells a row has.
    #[getter]
    fn width(&self) -> usize {
        self.reading.puzzle.width()
    }

    /// How many rows there are.
    #[getter]
    fn height(&self) -> usize {
        self.reading.puzzle.height()
    }

    /// The title; None if it has none.
    #[getter]
    fn title(&self) -> Option<&str> {
        self.reading.puzzle.title()
    }

    /// How many colours there are besides the background.
    #[getter]
    fn inks(&self) -> usize {
        self.reading.puzzle.inks()
    }

    /// The lengths of the runs of each row.
    #[getter]
    fn rows(&self) -> Vec<Vec<u16>> {
        clues::lengths(&self.reading.puzzle, Axis::Row)
    }

    /// The lengths of the runs of each column.
    #[getter]
    fn columns(&self) -> Vec<Vec<u16>> {
        clues::lengths(&self.reading.puzzle, Axis::Column)
    }

    /// The runs of each row, each with its length and the number of its ink. `Puzzle` takes them as its rows.
    #[getter]
    fn row_runs(&self) -> Vec<Vec<(u16, usize)>> {
        clues::runs(&self.reading.puzzle, Axis::Row)
    }

    /// The runs of each column, each with its length and the number of its ink. `Puzzle` takes them as its columns.
    #[getter]
    fn column_runs(&self) -> Vec<Vec<(u16, usize)>> {
        clues::runs(&self.reading.puzzle, Axis::Column)
    }

    /// The cells that are known from the start.
    #[getter]
    fn givens(&self) -> Grid {
        Grid::new(self.reading.puzzle.givens().clone())
    }

    /// The colours that the numbers of cells stand for, the background first: a tuple of a name, "#rrggbb" and a letter for each.
    ///
    /// `Puzzle` takes such a list. In it, the letter may be left out, and "#rrggbb" alone will do; what is missing, or
    /// used twice, is chosen.
    ///
    /// >>> from nonoscope import Puzzle
    /// >>> Puzzle([[1]], [[1]]).colours
    /// [('white', '#ffffff', '.'), ('black', '#000000', 'x')]
    #[getter]
    fn colours(&self) -> Vec<(String, String, char)> {
        colours::to_list(self.reading.puzzle.palette())
    }

    /// The picture that its maker had in mind, if the text named one or the puzzle was made of one; otherwise None.
    #[getter]
    fn picture(&self) -> Option<Grid> {
        self.reading.notes.goal.clone().map(Grid::new)
    }

    /// Marks in the text that are the reader's own: not given, but what somebody found so far. None if there are none.
    #[getter]
    fn marks(&self) -> Option<Grid> {
        self.reading.marks.clone().map(Grid::new)
    }

    /// The short name of the format in which it was read; "plain" if it was not read.
    #[getter]
    fn format(&self) -> &'static str {
        self.reading.format.id()
    }

    /// What you should know about how the text was read, a sentence for each: what could also be meant, and what was left out.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.read("1\n2\n\n2\n1").remarks
    /// ['The text does not say which clues are the rows. Nonoscope took the first ones as the rows.']
    #[getter]
    fn remarks(&self) -> Vec<String> {
        let Reading { format, doubt, remarks, .. } = &*self.reading;
        let doubt = doubt.map(|other| {
            let call = Text::verbatim(format!("read(text, \"{}\")", other.id()));
            package::could_mean(format.name(), other.name(), call).to_string()
        });
        doubt.into_iter().chain(remarks.iter().map(ToString::to_string)).collect()
    }

    /// Solves it, and finds out whether there are more solutions.
    ///
    /// `method` is "auto", "passes", "constrained", "simulate", "sat" or "human". Up to `solutions` solutions, 1 to 100000, are kept.
    /// `limit` ends a search after this many suppositions and conflicts; the verdict is then "stopped". Raises ValueError for another
    /// method or number of solutions.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.read("3x3:1/3/1/1/3/1").solve()
    /// <Outcome unique: Exactly one solution. Line by line, it takes 1 pass.>
    #[pyo3(signature = (method="auto", *, solutions=1, limit=None))]
    fn solve(this: &Bound<'_, Self>, method: &str, solutions: usize, limit: Option<u64>) -> PyResult<Outcome> {
        Puzzle::_solve(this, &Stop::default(), method, solutions, limit)
    }

    /// The same, until it is stopped.
    fn _solve(
        this: &Bound<'_, Self>,
        stop: &Stop,
        method: &str,
        solutions: usize,
        limit: Option<u64>,
    ) -> PyResult<Outcome> {
        let method = named(method, &Method::ALL, Method::name, "method")?;
        if !(1..=MAX_SOLUTIONS).contains(&solutions) {
            return Err(PyValueError::new_err(format!("expected a number of solutions from 1 to {MAX_SOLUTIONS}")));
        }
        let options = Options::new(method).solutions(solutions).limit(limit);
        let reading = Arc::clone(&this.get().reading);
        let solved = interruptible(this.py(), this.get().size(), stop, move |watch| {
            let outcome = solve_watched(&reading.puzzle, options, watch);
            (reading, outcome)
        });
        let (reading, outcome) = solved?;
        Ok(Outcome::new(this.clone().into_any().unbind(), reading, outcome))
    }

    /// How hard it is for a person; None if it has not exactly one solution, or if that was not found out within the limit.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.read("3x3:1/3/1/1/3/1").rate()
    /// <Rating 0 of 100: gentle>
    /// >>> nonoscope.read("2x2:1/1/1/1").rate() is None
    /// True
    #[pyo3(signature = (*, limit=None))]
    fn rate(&self, py: Python<'_>, limit: Option<u64>) -> PyResult<Option<Rating>> {
        self._rate(py, &Stop::default(), limit)
    }

    /// The same, until it is stopped.
    fn _rate(&self, py: Python<'_>, stop: &Stop, limit: Option<u64>) -> PyResult<Option<Rating>> {
        let reading = Arc::clone(&self.reading);
        let rating = interruptible(py, self.size(), stop, move |watch| {
            let outcome = solve_watched(&reading.puzzle, Options::new(Method::Auto).limit(limit), watch);
            rate(&reading.puzzle, &outcome, watch)
        });
        Ok(rating?.map(Rating::new))
    }

    /// The puzzle as a text in a format, by its short name. Raises ValueError if there is no such format, or if it cannot hold the puzzle.
    ///
    /// >>> import nonoscope
    /// >>> print(nonoscope.read("2x2:2/1/1/2").write("haskell"))
    /// ([[2],[1]],[[1],[2]])
    /// <BLANKLINE>
    #[pyo3(signature = (format="plain"))]
    fn write(&self, py: Python<'_>, format: &str) -> PyResult<String> {
        let (reading, format) = (Arc::clone(&self.reading), format_named(format)?);
        let written = interruptible(py, self.size(), &Stop::default(), move |_| format::write(&reading, format));
        written?.map(|written| written.text).map_err(|error| wrong(&error))
    }

    /// The puzzle before it is solved as an SVG, with cells of so many pixels, 1 to 256. Raises ValueError for other sizes.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.read("3x3:1/3/1/1/3/1").svg(cell=24)[:4]
    /// '<svg'
    #[pyo3(signature = (*, cell=16))]
    fn svg(&self, py: Python<'_>, cell: u32) -> PyResult<String> {
        svg(py, &self.reading, self.reading.puzzle.givens(), cell)
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, CELL)
    }

    #[classmethod]
    fn _of_bytes(_class: &Bound<'_, PyType>, bytes: &[u8]) -> PyResult<Puzzle> {
        stored::from_bytes(bytes).map(Puzzle::new)
    }

    /// What solving it found out, from its bytes.
    fn _outcome(this: &Bound<'_, Self>, bytes: &[u8]) -> PyResult<Outcome> {
        let outcome: nonoscope::solve::Outcome = stored::from_bytes(bytes)?;
        let reading = Arc::clone(&this.get().reading);
        let sides = |grid: &puzzle::Grid| (grid.width(), grid.height(), grid.inks());
        if sides(&outcome.grid) != sides(reading.puzzle.givens()) {
            return Err(PyValueError::new_err("This outcome is not of this puzzle."));
        }
        Ok(Outcome::new(this.clone().into_any().unbind(), reading, outcome))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Again<'py, (Bound<'py, PyBytes>,)>> {
        stored::again::<Puzzle>(py, &*self.reading)
    }

    fn __repr__(&self) -> String {
        let puzzle = &self.reading.puzzle;
        let title = puzzle.title().map(|title| format!(" {title:?}")).unwrap_or_default();
        format!("<Puzzle{title} {} × {}>", puzzle.width(), puzzle.height())
    }
}
