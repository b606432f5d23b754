//! Which puzzle belongs to which day.

use crate::entry::Id;

/// The puzzles of the days: a list that begins on a Monday and begins again when it ends, after whole weeks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Days {
    first: i32,
    ids: Vec<Id>,
}

/// How the line begins.
pub(crate) const NAME: &str = "days ";

impl Days {
    /// The puzzle of a day, by the number of days since 1 January 1970; `None` before the first day.
    pub fn on(&self, number: i32) -> Option<Id> {
        let since = usize::try_from(i64::from(number) - i64::from(self.first)).ok()?;
        self.ids.get(since.checked_rem(self.ids.len())?).copied()
    }

    /// The first day that has a puzzle: a Monday, by the number of days since 1 January 1970.
    pub fn first(&self) -> i32 {
        self.first
    }

    /// The puzzles in the order of their days, each once.
    pub fn ids(&self) -> &[Id] {
        &self.ids
    }

    /// Reads the first day and the puzzles, `days 20787 0-1098 1200 1101-1105`. `None` if there is no such puzzle, one of them appears twice, or
    /// these are no whole weeks from a Monday on.
    pub(crate) fn parse(line: &str, puzzles: usize) -> Option<Days> {
        let mut words = line.strip_prefix(NAME)?.split(' ');
        let first: i32 = words.next()?.parse().ok()?;
        let mut is_new = vec![true; puzzles];
        let mut ids = Vec::new();
        for word in words {
            let (from, to) = word.split_once('-').unwrap_or((word, word));
            let (from, to): (u16, u16) = (from.parse().ok()?, to.parse().ok()?);
            for id in from..=to {
                let is_new = is_new.get_mut(usize::from(id))?;
                if !std::mem::take(is_new) {
                    return None;
                }
                ids.push(Id::new(id));
            }
        }
        // The first day of 1970 was a Thursday.
        let is_monday = (i64::from(first) + 3).rem_euclid(7) == 0;
        (is_monday && ids.len() % 7 == 0).then_some(Days { first, ids })
    }

    /// The line that [`Days::parse`] reads.
    pub(crate) fn line(first: i32, ids: &[Id]) -> String {
        let mut line = format!("{NAME}{first}");
        let mut rest = ids;
        while let [from, ..] = rest {
            let follows = |at: usize| usize::from(from.number()) + at == usize::from(rest[at].number());
            let length = (1..rest.len()).find(|&at| !follows(at)).unwrap_or(rest.len());
            line.push_str(&format!(" {from}"));
            if length > 1 {
                line.push_str(&format!("-{}", rest[length - 1]));
            }
            rest = &rest[length..];
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_go_round_after_whole_weeks() {
        let days = Days::parse("days 20787 3-8 1 20-26", 30).unwrap();
        let numbers: Vec<u16> = days.ids().iter().map(|id| id.number()).collect();
        assert_eq!(numbers, [3, 4, 5, 6, 7, 8, 1, 20, 21, 22, 23, 24, 25, 26]);
        let on = |number| days.on(number).map(Id::number);
        assert_eq!(
            (on(20_786), on(20_787), on(20_793), on(20_800), on(20_801)),
            (None, Some(3), Some(1), Some(26), Some(3))
        );
        assert_eq!((on(i32::MIN), on(i32::MAX).is_some()), (None, true));
        assert_eq!(Days::line(20_787, days.ids()), "days 20787 3-8 1 20-26");
    }

    #[test]
    fn other_lists_are_refused() {
        for line in [
            "",
            "days",
            "days ",
            "days 20788 0-6",
            "days 20787 0-5",
            "days 20787 0-5 5",
            "days 20787 24-30",
            "days 20787 6-0",
            "days 20787 0-6 ",
            "days 20787 0-x",
            "days 99999999999 0-6",
            "night 20787 0-6",
        ] {
            assert!(Days::parse(line, 30).is_none_or(|days| days.ids().is_empty()), "{line}");
        }
        assert_eq!(Days::parse("days 20787", 30).and_then(|days| days.on(20_790)), None);
    }
}
