//! Texts, half as long again.

/// The text with longer words and accents. What is in tags stays as it is.
pub(crate) fn text(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter == '<' || letter.is_alphabetic()) {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        let is_tag = rest.starts_with('<');
        let end = match is_tag {
            true => rest.find('>').map(|end| end + 1),
            false => rest.find(|letter: char| !letter.is_alphabetic()),
        };
        let (found, after) = rest.split_at(end.unwrap_or(rest.len()));
        if is_tag {
            out.push_str(found);
        } else {
            out.push_str(&word(found));
        }
        rest = after;
    }
    out + rest
}

/// A word with half as many letters more: its vowels are drawn out in turn, or its last letter if it has none. A single letter may be a key.
fn word(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let mut times = vec![1; letters.len()];
    let vowels: Vec<usize> = (0..letters.len()).filter(|&at| "aeiouyAEIOUY".contains(letters[at])).collect();
    let drawn = if vowels.is_empty() { vec![letters.len() - 1] } else { vowels };
    for turn in 0..letters.len() / 2 {
        times[drawn[drawn.len() - 1 - turn % drawn.len()]] += 1;
    }
    let mut out = String::new();
    for (letter, times) in letters.into_iter().zip(times) {
        let accented = accented(letter);
        out.push(accented);
        out.extend((1..times).flat_map(|_| accented.to_lowercase()));
    }
    out
}

/// With accents that every font has.
fn accented(letter: char) -> char {
    let plain = "aceinouyACEINOUY";
    let accented = "àçéíñöúýÀÇÉÍÑÖÚÝ";
    plain.chars().zip(accented.chars()).find(|(one, _)| *one == letter).map_or(letter, |(_, accented)| accented)
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn words_are_half_as_long_again() {
        assert_eq!(text("Settings"), "Séééttíííñgs");
        assert_eq!(text("Show <span>the </span>title (K)"), "Shöööw <span>théé </span>tíítléé (K)");
        assert_eq!(text("Ctrl + Z, 25 × 3"), "Çtrlll + Z, 25 × 3");
    }
}
