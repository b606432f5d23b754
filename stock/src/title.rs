//! Titles from the names of icons.

/// Words with a capital letter.
const PROPER: [&str; 30] = [
    "american",
    "australian",
    "canadian",
    "celtic",
    "christmas",
    "dutch",
    "easter",
    "egyptian",
    "eiffel",
    "fuji",
    "greek",
    "halloween",
    "india",
    "indian",
    "japanese",
    "mayan",
    "minotaur",
    "moka",
    "mrs",
    "native",
    "nefertiti",
    "pegasus",
    "pisa",
    "rialto",
    "santa",
    "spartan",
    "swiss",
    "sydney",
    "trojan",
    "viking",
];

/// Words in capital letters, or written in their own way.
const OWN: [(&str, &str); 5] = [("dna", "DNA"), ("tv", "TV"), ("ufo", "UFO"), ("t", "T"), ("3d", "3D")];

/// A name with hyphens as a title: `tennis-ball` is `Tennis ball`. The lists of wanted icons say where that is wrong.
pub(crate) fn title(name: &str) -> String {
    let words: Vec<String> = name.split('-').map(word).collect();
    let title = words.join(" ").replace("T shirt", "T-shirt").replace("T rex", "T. rex");
    let mut letters = title.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn word(word: &str) -> String {
    if let Some((_, own)) = OWN.iter().find(|(plain, _)| *plain == word) {
        return (*own).to_owned();
    }
    if !PROPER.contains(&word) {
        return word.to_owned();
    }
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_titles() {
        for (name, expected) in [
            ("tennis-ball", "Tennis ball"),
            ("t-shirt", "T-shirt"),
            ("swiss-army-knife", "Swiss army knife"),
            ("egyptian-sphinx", "Egyptian sphinx"),
            ("dna", "DNA"),
        ] {
            assert_eq!(title(name), expected);
        }
    }
}
