//! The names of colours: those of CSS, the usual abbreviations, and numbers such as `#ff0000`.

/// The colours of CSS, in the order of their names. Of two names for the same colour, the one that is preferred stands in
/// [`PREFERRED`].
const CSS: [(&str, u32); 148] = [
    ("aliceblue", 0xf0f8ff),
    ("antiquewhite", 0xfaebd7),
    ("aqua", 0x00ffff),
    ("aquamarine", 0x7fffd4),
    ("azure", 0xf0ffff),
    ("beige", 0xf5f5dc),
    ("bisque", 0xffe4c4),
    ("black", 0x000000),
    ("blanchedalmond", 0xffebcd),
    ("blue", 0x0000ff),
    ("blueviolet", 0x8a2be2),
    ("brown", 0xa52a2a),
    ("burlywood", 0xdeb887),
    ("cadetblue", 0x5f9ea0),
    ("chartreuse", 0x7fff00),
    ("chocolate", 0xd2691e),
    ("coral", 0xff7f50),
    ("cornflowerblue", 0x6495ed),
    ("cornsilk", 0xfff8dc),
    ("crimson", 0xdc143c),
    ("cyan", 0x00ffff),
    ("darkblue", 0x00008b),
    ("darkcyan", 0x008b8b),
    ("darkgoldenrod", 0xb8860b),
    ("darkgray", 0xa9a9a9),
    ("darkgreen", 0x006400),
    ("darkgrey", 0xa9a9a9),
    ("darkkhaki", 0xbdb76b),
    ("darkmagenta", 0x8b008b),
    ("darkolivegreen", 0x556b2f),
    ("darkorange", 0xff8c00),
    ("darkorchid", 0x9932cc),
    ("darkred", 0x8b0000),
    ("darksalmon", 0xe9967a),
    ("darkseagreen", 0x8fbc8f),
    ("darkslateblue", 0x483d8b),
    ("darkslategray", 0x2f4f4f),
    ("darkslategrey", 0x2f4f4f),
    ("darkturquoise", 0x00ced1),
    ("darkviolet", 0x9400d3),
    ("deeppink", 0xff1493),
    ("deepskyblue", 0x00bfff),
    ("dimgray", 0x696969),
    ("dimgrey", 0x696969),
    ("dodgerblue", 0x1e90ff),
    ("firebrick", 0xb22222),
    ("floralwhite", 0xfffaf0),
    ("forestgreen", 0x228b22),
    ("fuchsia", 0xff00ff),
    ("gainsboro", 0xdcdcdc),
    ("ghostwhite", 0xf8f8ff),
    ("gold", 0xffd700),
    ("goldenrod", 0xdaa520),
    ("gray", 0x808080),
    ("green", 0x008000),
    ("greenyellow", 0xadff2f),
    ("grey", 0x808080),
    ("honeydew", 0xf0fff0),
    ("hotpink", 0xff69b4),
    ("indianred", 0xcd5c5c),
    ("indigo", 0x4b0082),
    ("ivory", 0xfffff0),
    ("khaki", 0xf0e68c),
    ("lavender", 0xe6e6fa),
    ("lavenderblush", 0xfff0f5),
    ("lawngreen", 0x7cfc00),
    ("lemonchiffon", 0xfffacd),
    ("lightblue", 0xadd8e6),
    ("lightcoral", 0xf08080),
    ("lightcyan", 0xe0ffff),
    ("lightgoldenrodyellow", 0xfafad2),
    ("lightgray", 0xd3d3d3),
    ("lightgreen", 0x90ee90),
    ("lightgrey", 0xd3d3d3),
    ("lightpink", 0xffb6c1),
    ("lightsalmon", 0xffa07a),
    ("lightseagreen", 0x20b2aa),
    ("lightskyblue", 0x87cefa),
    ("lightslategray", 0x778899),
    ("lightslategrey", 0x778899),
    ("lightsteelblue", 0xb0c4de),
    ("lightyellow", 0xffffe0),
    ("lime", 0x00ff00),
    ("limegreen", 0x32cd32),
    ("linen", 0xfaf0e6),
    ("magenta", 0xff00ff),
    ("maroon", 0x800000),
    ("mediumaquamarine", 0x66cdaa),
    ("mediumblue", 0x0000cd),
    ("mediumorchid", 0xba55d3),
    ("mediumpurple", 0x9370db),
    ("mediumseagreen", 0x3cb371),
    ("mediumslateblue", 0x7b68ee),
    ("mediumspringgreen", 0x00fa9a),
    ("mediumturquoise", 0x48d1cc),
    ("mediumvioletred", 0xc71585),
    ("midnightblue", 0x191970),
    ("mintcream", 0xf5fffa),
    ("mistyrose", 0xffe4e1),
    ("moccasin", 0xffe4b5),
    ("navajowhite", 0xffdead),
    ("navy", 0x000080),
    ("oldlace", 0xfdf5e6),
    ("olive", 0x808000),
    ("olivedrab", 0x6b8e23),
    ("orange", 0xffa500),
    ("orangered", 0xff4500),
    ("orchid", 0xda70d6),
    ("palegoldenrod", 0xeee8aa),
    ("palegreen", 0x98fb98),
    ("paleturquoise", 0xafeeee),
    ("palevioletred", 0xdb7093),
    ("papayawhip", 0xffefd5),
    ("peachpuff", 0xffdab9),
    ("peru", 0xcd853f),
    ("pink", 0xffc0cb),
    ("plum", 0xdda0dd),
    ("powderblue", 0xb0e0e6),
    ("purple", 0x800080),
    ("rebeccapurple", 0x663399),
    ("red", 0xff0000),
    ("rosybrown", 0xbc8f8f),
    ("royalblue", 0x4169e1),
    ("saddlebrown", 0x8b4513),
    ("salmon", 0xfa8072),
    ("sandybrown", 0xf4a460),
    ("seagreen", 0x2e8b57),
    ("seashell", 0xfff5ee),
    ("sienna", 0xa0522d),
    ("silver", 0xc0c0c0),
    ("skyblue", 0x87ceeb),
    ("slateblue", 0x6a5acd),
    ("slategray", 0x708090),
    ("slategrey", 0x708090),
    ("snow", 0xfffafa),
    ("springgreen", 0x00ff7f),
    ("steelblue", 0x4682b4),
    ("tan", 0xd2b48c),
    ("teal", 0x008080),
    ("thistle", 0xd8bfd8),
    ("tomato", 0xff6347),
    ("turquoise", 0x40e0d0),
    ("violet", 0xee82ee),
    ("wheat", 0xf5deb3),
    ("white", 0xffffff),
    ("whitesmoke", 0xf5f5f5),
    ("yellow", 0xffff00),
    ("yellowgreen", 0x9acd32),
];

/// Of the colours with two names, the names that are written.
const PREFERRED: [&str; 9] =
    ["cyan", "magenta", "grey", "darkgrey", "darkslategrey", "dimgrey", "lightgrey", "lightslategrey", "slategrey"];

/// Usual abbreviations.
const SHORT: [(&str, &str); 30] = [
    ("k", "black"),
    ("bk", "black"),
    ("blk", "black"),
    ("w", "white"),
    ("wh", "white"),
    ("r", "red"),
    ("rd", "red"),
    ("b", "blue"),
    ("bl", "blue"),
    ("bu", "blue"),
    ("g", "green"),
    ("gn", "green"),
    ("gr", "green"),
    ("grn", "green"),
    ("y", "yellow"),
    ("ye", "yellow"),
    ("yl", "yellow"),
    ("o", "orange"),
    ("or", "orange"),
    ("p", "purple"),
    ("pu", "purple"),
    ("n", "brown"),
    ("br", "brown"),
    ("pk", "pink"),
    ("pi", "pink"),
    ("c", "cyan"),
    ("m", "magenta"),
    ("v", "violet"),
    ("gy", "grey"),
    ("t", "teal"),
];

fn parts(number: u32) -> [u8; 3] {
    let [_, rgb @ ..] = number.to_be_bytes();
    rgb
}

/// The colour with one of CSS's names, in any case, and perhaps with spaces, hyphens or underscores in it.
pub(crate) fn css(name: &str) -> Option<[u8; 3]> {
    // No name is longer; a text may be.
    let name = name.trim();
    if name.len() > 40 {
        return None;
    }
    let is_between = |c: &char| !matches!(c, ' ' | '-' | '_');
    let name: String = name.chars().filter(is_between).map(|c| c.to_ascii_lowercase()).collect();
    let place = CSS.binary_search_by_key(&name.as_str(), |&(name, _)| name).ok()?;
    Some(parts(CSS[place].1))
}

/// The name that an abbreviation such as `r` stands for, in any case.
pub(crate) fn in_full(short: &str) -> Option<&'static str> {
    SHORT.iter().find(|(known, _)| known.eq_ignore_ascii_case(short.trim())).map(|&(_, name)| name)
}

/// The single letter that people write for one of CSS's names, if there is a usual one.
pub(crate) fn letter_of(name: &str) -> Option<&'static str> {
    SHORT.iter().find(|(short, known)| *known == name && short.len() == 1).map(|&(short, _)| short)
}

/// The colour of `#rgb`, `#rrggbb` or `rrggbb`.
pub(crate) fn hexadecimal(text: &str) -> Option<[u8; 3]> {
    let text = text.trim();
    let digits = text.strip_prefix('#').unwrap_or(text);
    if digits.len() > 6 || !digits.chars().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let number = u32::from_str_radix(digits, 16).ok()?;
    match (digits.len(), digits.len() < text.len()) {
        (6, _) => Some(parts(number)),
        // Each digit counts twice.
        (3, true) => Some([number >> 8, number >> 4 & 15, number & 15].map(|digit| digit as u8 * 17)),
        _ => None,
    }
}

/// The number of a colour: `#ff0000`.
pub(crate) fn number([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The name of a colour, if CSS has one, or else its number.
pub(crate) fn called(rgb: [u8; 3]) -> String {
    name_of(rgb).map_or_else(|| number(rgb), str::to_owned)
}

/// The colour that a text means: a number, one of CSS's names, or an abbreviation.
pub(crate) fn colour(text: &str) -> Option<[u8; 3]> {
    css(text).or_else(|| hexadecimal(text)).or_else(|| css(in_full(text)?))
}

/// The name of a colour, if CSS has one.
pub(crate) fn name_of(rgb: [u8; 3]) -> Option<&'static str> {
    let preferred = PREFERRED.into_iter().find(|name| css(name) == Some(rgb));
    preferred.or_else(|| CSS.iter().find(|&&(_, number)| parts(number) == rgb).map(|&(name, _)| name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_name_is_found_and_leads_back() {
        assert!(CSS.is_sorted_by(|one, other| one.0 < other.0));
        for (name, number) in CSS {
            assert_eq!(css(name), Some(parts(number)), "{name}");
            assert_eq!(css(name_of(parts(number)).unwrap()), Some(parts(number)), "{name}");
        }
        assert!(PREFERRED.iter().all(|name| name_of(css(name).unwrap()) == Some(name)));
        assert_eq!(SHORT.map(|(short, _)| short).into_iter().collect::<HashSet<_>>().len(), SHORT.len());
        assert!(SHORT.iter().all(|(short, name)| css(name).is_some() && css(short).is_none()));
    }

    #[test]
    fn colours_are_written_in_many_ways() {
        let orange = Some([255, 165, 0]);
        for text in ["orange", " Orange ", "#ffa500", "#FFA500", "FfA500", "o", "OR"] {
            assert_eq!(colour(text), orange, "{text}");
        }
        assert_eq!(colour("#f80"), Some([255, 136, 0]));
        assert_eq!((colour("light Blue"), colour("light-blue")), (css("lightblue"), css("lightblue")));
        for text in ["", "#", "f80", "#ff", "#ff00000", "ff00000", "reddish", "+fffff", "#+fffff", "é", "ffffé"] {
            assert_eq!(colour(text), None, "{text}");
        }
    }
}
