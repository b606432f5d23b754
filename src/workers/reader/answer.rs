//! The answers of the worker that reads.

use super::{Listed, News, Refusal, Request};
use crate::workers::file_name;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_format as format;
use nonoscope_format::{Format, ReadError, Reading};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_play::Visit;
use nonoscope_words::{Text, sharing};

/// The most puzzles of a text that are listed.
const MOST_LISTED: usize = 2000;

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: &Request) {
    match request {
        Request::Read { ticket, text, format, index } => {
            let mut readings = match format {
                Some(format) => format::read_all_as(text, *format),
                None => format::read_all(text),
            };
            let listed = readings.iter().take(MOST_LISTED).map(listed).collect();
            let count = readings.len();
            let chosen = if *index < count { *index } else { 0 };
            if count == 0 {
                return;
            }
            let reading = match readings.swap_remove(chosen) {
                Ok(reading) => Ok(Box::new(reading)),
                Err(error) => Err(Refusal::new(&error, text)),
            };
            page.tell(News::Read { ticket: *ticket, listed, count, reading });
        }
        Request::Follow { ticket, link } => {
            let visit = Visit::follow(link).map(Box::new).map_err(|error| error.text());
            page.tell(News::Followed { ticket: *ticket, link: link.clone(), visit });
        }
        Request::Write { reading, format } => {
            page.tell(write(reading, *format));
        }
    }
}

/// One of several puzzles.
fn listed(reading: &Result<Reading, ReadError>) -> Listed {
    let puzzle = reading.as_ref().ok().map(|reading| &reading.puzzle);
    Listed {
        title: puzzle.and_then(Puzzle::title).unwrap_or_default().to_owned(),
        size: puzzle.map(|puzzle| (puzzle.width(), puzzle.height())),
    }
}

fn write(reading: &Reading, format: Format) -> News {
    match format::write(reading, format) {
        Ok(written) => News::File {
            name: format!("{}.{}", file_name(&reading.puzzle), format.extension()),
            note: match written.left_out(std::slice::from_ref(reading), format) {
                Some(left_out) => sharing::left_out(format.name(), left_out),
                None => Text::default(),
            },
            text: written.text,
        },
        Err(error) => News::NoFile { sentence: error.text() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_format::examples;
    use nonoscope_kit::worker::told::Told;

    fn asked(request: &Request) -> Vec<News> {
        Told::by(|page| answer(page, request))
    }

    fn read(text: &str, index: usize) -> Request {
        Request::Read { ticket: 7, text: text.to_owned(), format: None, index }
    }

    #[test]
    fn a_text_is_told_by_its_puzzles() {
        let news = asked(&read(examples::GCHQ_2015.text, 0));
        let [News::Read { ticket: 7, listed, count: 1, reading: Ok(reading) }] = &news[..] else { panic!("{news:?}") };
        assert_eq!(listed, &[Listed { title: "GCHQ Christmas card 2015".to_owned(), size: Some((25, 25)) }]);
        assert_eq!(**reading, format::read(examples::GCHQ_2015.text).unwrap());
    }

    #[test]
    fn of_several_puzzles_the_one_that_is_wanted_is_read_or_else_the_first() {
        let text = r#"[{"rows": [[1]], "cols": [[1]]}, {"rows": [[1], [1]], "cols": [[2]]}]"#;
        for (index, height) in [(0, 1), (1, 2), (2, 1)] {
            let news = asked(&read(text, index));
            let [News::Read { count: 2, reading: Ok(reading), .. }] = &news[..] else { panic!("{news:?}") };
            assert_eq!(reading.puzzle.height(), height);
        }
    }

    #[test]
    fn a_format_that_is_chosen_is_taken() {
        let text = "[[[1,1],[1]],[[1],[1],[1]]]".to_owned();
        let news = asked(&Request::Read { ticket: 7, text, format: Some(Format::Haskell), index: 0 });
        let [News::Read { reading: Ok(reading), .. }] = &news[..] else { panic!("{news:?}") };
        assert_eq!((reading.format, reading.puzzle.height()), (Format::Haskell, 3));
    }

    #[test]
    fn a_text_that_is_no_puzzle_is_refused_with_its_mistakes() {
        let news = asked(&read("2x2:2/1/1/3", 0));
        let [News::Read { ticket: 7, reading: Err(refusal), .. }] = &news[..] else { panic!("{news:?}") };
        let mistake = &refusal.mistakes[0];
        let (spot, excerpt) = mistake.place.as_ref().unwrap();
        assert_eq!((spot.line, spot.column, excerpt.at.as_str()), (1, 11, "3"));
    }

    #[test]
    fn files_have_names_and_notes() {
        let reading = Box::new(format::read(examples::GCHQ_2015.text).unwrap());
        let news = asked(&Request::Write { reading: reading.clone(), format: Format::Non });
        let [News::File { name, note, .. }] = &news[..] else { panic!("{news:?}") };
        assert_eq!((name.as_str(), note.to_string().as_str()), ("gchq-christmas-card-2015.non", ""));
        let news = asked(&Request::Write { reading: reading.clone(), format: Format::Haskell });
        let [News::File { note, .. }] = &news[..] else { panic!("{news:?}") };
        assert!(note.to_string().starts_with("Saved. This format (Haskell Runs pair) leaves out: "), "{note}");
        let news = asked(&Request::Write { reading, format: Format::NonogramsOrg });
        assert!(matches!(news[..], [News::NoFile { .. }]), "{news:?}");
    }
}
