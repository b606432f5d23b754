//! The names of files with puzzles, for the workers that make files.

use nonoscope_core::puzzle::Puzzle;

/// A puzzle's title as a file name.
pub(crate) fn file_name(puzzle: &Puzzle) -> String {
    let title = puzzle.title().unwrap_or_default().to_lowercase();
    let words: Vec<&str> = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(60).collect();
    match name.is_empty() {
        true => format!("nonogram-{}x{}", puzzle.width(), puzzle.height()),
        false => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_format::read;

    #[test]
    fn a_title_becomes_words_and_a_puzzle_without_one_has_its_size() {
        let name =
            |title: &str| file_name(&read(&format!("title: {title}\nrows\n1\n\ncolumns\n1\n0\n")).unwrap().puzzle);
        assert_eq!(name("The  GCHQ card, 2015!"), "the-gchq-card-2015");
        assert_eq!(name("Über ../../etc"), "über-etc");
        assert_eq!(name(&"a".repeat(99)), "a".repeat(60));
        assert_eq!(name("?!"), "nonogram-2x1");
        assert_eq!(file_name(&read("2x1:1//1").unwrap().puzzle), "nonogram-2x1");
    }
}
