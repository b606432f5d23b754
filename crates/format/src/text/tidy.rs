//! Text around clues in chats, in Markdown and in the files of programs: it becomes space, so
//! that everything else keeps its place.

use super::headings::{self, Part};
use super::{looked_at, signs};
use nonoscope_core::puzzle::Axis;

/// The longest text to tidy, in bytes. Nobody writes more by hand, and all formats are compared with the tidied text again.
const LONGEST: usize = 1 << 16;

/// The text without what is only around its clues, if there is any such thing.
pub(crate) fn tidied(text: &str) -> Option<String> {
    if text.len() > LONGEST {
        return None;
    }
    looked_at(3 * text.len());
    let whole = joined(text);
    let written: Vec<&str> = whole.lines().collect();
    let mut lines: Vec<String> = written.iter().map(|line| tidied_line(line)).collect();
    // The head of a table stands above a rule.
    for index in 1..lines.len() {
        let is_head = written[index - 1].trim_start().starts_with('|') && heading(&lines[index - 1]).is_none();
        if is_head
            && written[index].trim_start().starts_with("|")
            && written[index].contains("--")
            && !lines[index - 1].contains(|c: char| c.is_ascii_digit())
        {
            lines[index - 1] = blank(&lines[index - 1]);
        }
    }
    let headings: Vec<Option<Axis>> = lines.iter().map(|line| heading(line).map(|heading| heading.1)).collect();
    let first = [Axis::Row, Axis::Column].map(|axis| headings.iter().position(|heading| *heading == Some(axis)));
    if first.iter().all(Option::is_some) {
        // Text above the first heading is about the puzzle; so is text below another heading in brackets.
        let mut is_other = true;
        for (index, line) in lines.iter_mut().enumerate() {
            let is_section =
                written[index].trim().starts_with('[') && !written[index].contains(|c: char| c.is_ascii_digit());
            is_other = headings[index].is_none() && (is_other || is_section);
            let is_kept = signs::is_definition(line) || matches!(word(line), Some((_, Part::Title)));
            if is_other && !is_kept {
                *line = blank(line);
            }
        }
    } else {
        // A dash is a clue without runs, but a single one may divide two parts.
        let mut dashes = lines.iter_mut().filter(|line| line.trim() == "-");
        match (dashes.next(), dashes.next()) {
            (Some(dash), None) => *dash = blank(dash),
            _ => without_counts(&mut lines),
        }
    }
    let tidied = lines.join("\n");
    (tidied != text.trim_end_matches('\n')).then_some(tidied)
}

fn blank(line: &str) -> String {
    " ".repeat(line.len())
}

/// A text in which a cell of a spreadsheet that has several lines is on one.
fn joined(text: &str) -> String {
    let mut parts: Vec<String> = text.split('"').map(str::to_owned).collect();
    if parts.len() % 2 == 1 {
        for cell in parts.iter_mut().skip(1).step_by(2) {
            let is_clue = cell.chars().all(|c| c.is_ascii_digit() || c.is_whitespace() || c == ',');
            if is_clue && cell.contains('\n') {
                *cell = cell.replace('\n', " ");
            }
        }
    }
    parts.join("\"")
}

/// The word with which a line begins, and what it is the heading of.
fn word(line: &str) -> Option<(&'static str, Part)> {
    headings::known(line.trim_start().split(|c: char| !c.is_alphabetic()).next()?)
}

/// Where the word for rows or columns stands in a line that is just a heading, such as `**Row clues**` or `[Rows (from the top)]`.
fn heading(line: &str) -> Option<((usize, usize), Axis)> {
    let line = line.trim_end();
    if line.contains(|c: char| c.is_ascii_digit()) || line.len() > 80 {
        return None;
    }
    let mut start = 0;
    for word in line.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).take(3) {
        start += line[start..].find(word)?;
        match headings::known(word) {
            Some((_, Part::Clues(axis))) if word.len() > 1 => return Some(((start, start + word.len()), axis)),
            _ => start += word.len(),
        }
    }
    None
}

/// A line without decoration.
fn tidied_line(line: &str) -> String {
    let is_rule = |c: char| "-=_*~+|: ".contains(c) || ('\u{2500}'..='\u{257f}').contains(&c);
    let signs = line.trim();
    if signs.chars().count() > 1
        && signs.chars().all(is_rule)
        && !signs.chars().all(|c| matches!(c, '-' | ' ') && signs.contains(' '))
    {
        return blank(line);
    }
    if let Some(((start, end), _)) = heading(line) {
        return blank(&line[..start]) + &line[start..end] + &blank(&line[end..]);
    }
    let mut tidied = String::with_capacity(line.len());
    let line = line.replace("**", "  ");
    // Several brackets are lists, which have a reader of their own.
    let count = |signs: &[char]| line.chars().filter(|c| signs.contains(c)).count();
    let is_list = count(&['[', '(', '{']) != 1 || count(&[']', ')', '}']) != 1;
    for c in line.chars() {
        let is_around = matches!(c, '[' | ']' | '(' | ')' | '{' | '}') && !is_list
            || matches!(c, '`' | '"')
            || ('\u{2500}'..='\u{257f}').contains(&c);
        tidied.extend(if is_around { vec![' '; c.len_utf8()] } else { vec![c] });
    }
    labelled(&tidied).or_else(|| coloured(&tidied)).unwrap_or(tidied)
}

/// A row of a table, `| 1 | 3 |` or `| Row 1 | 3 |`, whose first cell is the number of its line.
fn labelled(line: &str) -> Option<String> {
    let inside = line.trim_start().strip_prefix('|')?;
    let (label, clue) = inside.split_once('|')?;
    let number = label.trim().trim_start_matches(|c: char| c.is_alphabetic()).trim();
    let is_label =
        !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) && clue.contains(|c: char| c.is_ascii_digit());
    let number = label.trim_end();
    is_label.then(|| {
        format!(
            "{} {number}:{}{}",
            blank(&line[..line.len() - inside.len() - 1]),
            blank(&label[number.len()..]),
            clue.replace('|', " ")
        )
    })
}

/// Swaps each colour and its run in a clue with the colours first, such as `red 3 blue 1`.
fn coloured(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.len() == 4 && matches!(words[0], "color" | "colour") && words[3].chars().count() == 1 {
        // How a colour is printed stands behind it.
        return Some(words[..3].join(" "));
    }
    let is_pair =
        |pair: &[&str]| pair.len() == 2 && pair[0].chars().all(char::is_alphabetic) && pair[1].parse::<u16>().is_ok();
    let is_clue = !words.is_empty() && words.chunks(2).all(is_pair) && headings::known(words[0]).is_none();
    is_clue.then(|| words.chunks(2).map(|pair| format!("{} {}", pair[1], pair[0])).collect::<Vec<_>>().join(" "))
}

/// Blanks the numbers of lines that stand before both parts.
fn without_counts(lines: &mut [String]) {
    let written: Vec<usize> = (0..lines.len()).filter(|&index| !lines[index].trim().is_empty()).collect();
    let count = |at: usize| written.get(at).and_then(|&index| lines[index].trim().parse::<usize>().ok());
    let Some(first) = count(0).filter(|first| (1..written.len()).contains(first)) else { return };
    let is_counted = count(first + 1).is_some_and(|second| second > 0 && first + second + 2 == written.len());
    if is_counted {
        for at in [written[0], written[first + 1]] {
            lines[at] = blank(&lines[at]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::tidied;
    use crate::read;

    #[test]
    fn what_is_around_clues_does_not_matter() {
        let puzzle = read("3\n1\n\n2\n1\n1\n").unwrap().puzzle;
        for text in [
            "**Rows**\n3\n1\n\n**Columns**\n2\n1\n1\n",
            "## Row clues (from the top)\n\n- 3\n- 1\n\n## Column clues\n- 2\n- 1\n- 1\n",
            "__Rows__:\n`3`\n`1`\n\n__Columns__:\n`2`\n`1`\n`1`\n",
            "Row 1: [3]\nRow 2: [1]\nColumn 1: [2]\nColumn 2: [1]\nColumn 3: [1]\n",
            "| Row | Clue |\n|---|---|\n| 1 | 3 |\n| 2 | 1 |\n\n| Column | Clue |\n|:-:|:-:|\n| 1 | 2 |\n| 2 | 1 |\n| 3 | 1 |\n",
            "| Line | Clue |\n|---|---|\n| Row 1 | 3 |\n| Row 2 | 1 |\n| Column 1 | 2 |\n| Column 2 | 1 |\n| Column 3 | 1 |\n",
            "3\n1\n-\n2\n1\n1\n",
            "3\n1\n---\n2\n1\n1\n",
            "3\n1\n=====\n2\n1\n1\n",
            "2\n3\n1\n\n3\n2\n1\n1\n",
            "[Dimensions]\n2\n3\n[Row clues]\n3\n1\n[Column clues]\n2\n1\n1\n[Solution grid]\n2 2 2\n2 1 1\n",
        ] {
            assert_eq!(read(text).map(|reading| reading.puzzle), Ok(puzzle.clone()), "{text}\n{:?}", tidied(text));
        }
        assert_eq!(tidied("3\n1\n\n2\n1\n1\n"), None);
    }
}
