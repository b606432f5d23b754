//! Long work without Python's lock, which ends when Python has a signal to handle. Ctrl-C sends one.
//!
//! Python handles signals only in its main thread, and only when it is asked to. So work that may take long runs in a thread of its own, and
//! the thread that wants the answer asks again and again. Interrupted work ends when it next reports to its watch; nobody waits for that.

use nonoscope::puzzle::Puzzle;
use nonoscope::solve::{Watch, Work};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::ops::ControlFlow;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How often Python is asked for signals.
const PATIENCE: Duration = Duration::from_millis(30);

/// Up to this many cells, work reports often enough to ask from its own thread. Starting another one would take longer than most of it.
const FEW_CELLS: usize = 1024;

/// Up to this many bytes, reading a text takes less than a moment.
const FEW_BYTES: usize = 4096;

/// Ends work from another thread.
#[pyclass(frozen, module = "nonoscope._nonoscope")]
#[derive(Clone, Default)]
pub(crate) struct Stop {
    is_set: Arc<AtomicBool>,
}

#[pymethods]
impl Stop {
    #[new]
    fn new() -> Stop {
        Stop::default()
    }

    /// Ends the work that was given this, and all that will be.
    fn set(&self) {
        self.is_set.store(true, Ordering::Relaxed);
    }
}

impl Stop {
    fn is_set(&self) -> bool {
        self.is_set.load(Ordering::Relaxed)
    }

    /// An error that nobody sees, because nobody waits for work that was stopped.
    fn check(&self) -> PyResult<()> {
        if self.is_set() { Err(PyRuntimeError::new_err("The work was stopped.")) } else { Ok(()) }
    }
}

impl Watch for Stop {
    fn working(&mut self, _work: Work) -> ControlFlow<()> {
        if self.is_set() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Asks Python for signals while it watches.
struct Asking {
    stop: Stop,
    asked: Instant,
    raised: Option<PyErr>,
}

impl Watch for Asking {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        if self.asked.elapsed() >= PATIENCE && self.raised.is_none() {
            self.raised = Python::attach(|py| py.check_signals()).err();
            self.asked = Instant::now();
        }
        if self.raised.is_some() { ControlFlow::Break(()) } else { self.stop.working(work) }
    }
}

/// How much there is to do.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    /// Work on a puzzle with this many cells.
    Cells(usize),
    /// Reading a text of this many bytes.
    Bytes(usize),
    /// More than a moment.
    Long,
}

impl Size {
    /// Work on a puzzle.
    pub(crate) fn of(puzzle: &Puzzle) -> Size {
        Size::Cells(puzzle.width() * puzzle.height())
    }

    fn is_small(self) -> bool {
        match self {
            Size::Cells(cells) => cells <= FEW_CELLS,
            Size::Bytes(bytes) => bytes <= FEW_BYTES,
            Size::Long => false,
        }
    }
}

/// Does work without Python's lock. Fails with what a signal's handler raises, `KeyboardInterrupt` as a rule.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    size: Size,
    stop: &Stop,
    work: impl FnOnce(&mut dyn Watch) -> T + Send + 'static,
) -> PyResult<T> {
    if size.is_small() { here(py, stop, work) } else { aside(py, stop, work) }
}

/// In this thread.
fn here<T: Send>(py: Python<'_>, stop: &Stop, work: impl FnOnce(&mut dyn Watch) -> T + Send) -> PyResult<T> {
    let mut watch = Asking { stop: stop.clone(), asked: Instant::now(), raised: None };
    let done = py.detach(|| work(&mut watch));
    match watch.raised {
        Some(raised) => Err(raised),
        None => stop.check().map(|()| done),
    }
}

/// In a thread of its own.
fn aside<T: Send + 'static>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce(&mut dyn Watch) -> T + Send + 'static,
) -> PyResult<T> {
    let (tell, told) = mpsc::sync_channel(1);
    // Interrupting this work ends no other.
    let mut own = Stop::default();
    let abandoned = own.clone();
    let worker = thread::Builder::new().spawn(move || {
        // If nobody waits any more, nobody needs it.
        let _ = tell.send(work(&mut own));
    })?;
    let mut told = told;
    loop {
        // The receiver goes along and comes back, because no two threads may hold it.
        let (answer, receiver) = py.detach(move || (told.recv_timeout(PATIENCE), told));
        told = receiver;
        match answer {
            Ok(done) => return Ok(done),
            Err(RecvTimeoutError::Timeout) => {
                if let Err(raised) = stop.check().and_then(|()| py.check_signals()) {
                    abandoned.set();
                    return Err(raised);
                }
            }
            Err(RecvTimeoutError::Disconnected) => match py.detach(|| worker.join()) {
                Err(panicked) => panic::resume_unwind(panicked),
                Ok(()) => return Err(PyRuntimeError::new_err("The work ended without an answer.")),
            },
        }
    }
}
