//! What the terminal shows about slow work: a numbered line before it, and how long it took after it.

use anyhow::{Error, Result};
use std::time::{Duration, Instant};

/// Steps whose number is known in advance.
pub(crate) struct Steps {
    total: usize,
    at: usize,
}

impl Steps {
    pub(crate) fn new(total: usize) -> Steps {
        Steps { total, at: 0 }
    }

    /// A step without work.
    pub(crate) fn skip(&mut self, what: &str) {
        self.at += 1;
        println!("[{}/{}] {what}", self.at, self.total);
    }

    pub(crate) fn take<T>(&mut self, what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.skip(what);
        let start = Instant::now();
        let made = work()?;
        println!("      done in {}", took(start.elapsed()));
        Ok(made)
    }
}

/// Prints what went wrong and what to do about it, and then the cause.
pub(crate) fn complain(error: &Error) {
    eprintln!("\n{error}");
    for cause in error.chain().skip(1) {
        eprintln!("  {cause}");
    }
}

/// `4 s` or `2 min 3 s`.
pub(crate) fn took(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_well() {
        assert_eq!(took(Duration::from_millis(20)), "1 s");
        assert_eq!(took(Duration::from_secs(59)), "59 s");
        assert_eq!(took(Duration::from_millis(59_900)), "1 min 0 s");
        assert_eq!(took(Duration::from_secs(123)), "2 min 3 s");
    }
}
