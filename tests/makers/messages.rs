//! Messages as people put them into QR codes: addresses, sentences, many scripts, digits.

use super::chance::Chance;

/// What a message is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Address,
    Sentence,
    Unicode,
    Digits,
}

/// All kinds of messages.
pub const KINDS: [Kind; 4] = [Kind::Address, Kind::Sentence, Kind::Unicode, Kind::Digits];

/// The longest message of [`message`], in characters.
pub const LONGEST: usize = 120;

const WORDS: [&str; 40] = [
    "a",
    "all",
    "and",
    "are",
    "at",
    "bring",
    "card",
    "Christmas",
    "code",
    "dear",
    "door",
    "find",
    "for",
    "friends",
    "garden",
    "happy",
    "here",
    "in",
    "is",
    "key",
    "letter",
    "look",
    "meet",
    "new",
    "of",
    "old",
    "puzzle",
    "read",
    "secret",
    "seven",
    "the",
    "they",
    "tonight",
    "under",
    "wait",
    "we",
    "where",
    "with",
    "year",
    "you",
];

/// Pieces in other scripts, and with signs that ASCII lacks.
const PIECES: [&str; 24] = [
    "Frohe Grüße",
    "Où êtes-vous\u{202f}?",
    "¿Qué tal, señor?",
    "Žluťoučký kůň",
    "Zażółć gęślą jaźń",
    "Þetta er gáta",
    "Доброе утро",
    "Де ключ",
    "Καλημέρα κόσμε",
    "ชุดปริศนา",
    "שלום לכולם",
    "مرحبا بالعالم",
    "नमस्ते दुनिया",
    "こんにちは世界",
    "おたのしみ",
    "ロジック",
    "你好，世界",
    "數織遊戲",
    "퍼즐을 풀다",
    "🎄🎁✨",
    "👩🏽‍🚀🧩",
    "∀x ∈ ℝ",
    "½ € – „so“",
    "🇬🇧🇯🇵",
];

/// A message of this many characters.
pub fn message(kind: Kind, length: usize, seed: u64) -> String {
    let mut chance = Chance::new(seed);
    let mut text = match kind {
        Kind::Address => "https://".to_owned(),
        _ => String::new(),
    };
    while text.chars().count() < length {
        match kind {
            Kind::Address => address_goes_on(&mut text, &mut chance),
            Kind::Sentence => {
                let end = [" ", " ", " ", " ", ", ", ". ", "? ", "! "][chance.below(8)];
                text += WORDS[chance.below(WORDS.len())];
                text += end;
            }
            Kind::Unicode => {
                text += PIECES[chance.below(PIECES.len())];
                text += [" ", ", ", "! ", ""][chance.below(4)];
            }
            // Telephone numbers, tickets, codes of shops: digits, now and then with capitals.
            Kind::Digits => match chance.below(12) {
                0 => text.push(char::from(b'A' + chance.below(26) as u8)),
                1 => text.push(['-', ' ', '/', '+'][chance.below(4)]),
                _ => text.push(char::from(b'0' + chance.below(10) as u8)),
            },
        }
    }
    // Trimmed, a message would be shorter than was asked for.
    text.chars().take(length).map(|sign| if sign == '\u{200d}' { '+' } else { sign }).collect()
}

fn address_goes_on(text: &mut String, chance: &mut Chance) {
    let word = WORDS[chance.below(WORDS.len())].to_lowercase();
    let link = match text.len() {
        ..=8 => ["", "www.", "my."][chance.below(3)],
        9..=24 => [".", "-", ".org/", ".co.uk/"][chance.below(4)],
        _ => ["/", "-", "?id=", "&v=", "_", "%20", "#"][chance.below(7)],
    };
    if text.len() <= 8 {
        *text += link;
        *text += &word;
    } else {
        *text += link;
        match chance.below(3) {
            0 => *text += &(chance.next() >> 40).to_string(),
            _ => *text += &word,
        }
    }
}
