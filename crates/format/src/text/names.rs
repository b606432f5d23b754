//! The names of colours: those of CSS, the usual abbreviations, and numbers such as `#ff0000`.

/// The colours of CSS, each with its number. Of two names for the same colour, the first one is written.
const CSS: &str = "\
    aliceblue f0f8ff antiquewhite faebd7 aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 \
    blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 \
    chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff \
    darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b \
    darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a \
    darkseagreen 8fbc8f darkslateblue 483d8b darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 \
    deeppink ff1493 deepskyblue 00bfff dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 \
    forestgreen 228b22 gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 green 008000 \
    greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 \
    khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 \
    lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgreen 90ee90 lightgrey d3d3d3 \
    lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategrey 778899 \
    lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 \
    mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 \
    mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 \
    midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 \
    oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa \
    palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f \
    pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f \
    royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee \
    sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategrey 708090 snow fffafa springgreen 00ff7f \
    steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 \
    white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32 aqua 00ffff darkgray a9a9a9 darkslategray 2f4f4f \
    dimgray 696969 fuchsia ff00ff gray 808080 lightgray d3d3d3 lightslategray 778899 slategray 708090";

/// Usual abbreviations of some names, a single letter first if there is one.
const SHORT: [(&str, &str); 15] = [
    ("black", "k bk blk"),
    ("white", "w wh"),
    ("red", "r rd"),
    ("blue", "b bl bu"),
    ("green", "g gn gr grn"),
    ("yellow", "y ye yl"),
    ("orange", "o or"),
    ("purple", "p pu"),
    ("brown", "n br"),
    ("pink", "pk pi"),
    ("cyan", "c"),
    ("magenta", "m"),
    ("violet", "v"),
    ("grey", "gy"),
    ("teal", "t"),
];

/// The colours of CSS and their numbers.
fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut words = CSS.split_ascii_whitespace();
    std::iter::from_fn(move || Some((words.next()?, words.next()?)))
}

/// The colour with one of CSS's names, in any case, and perhaps with spaces, hyphens or underscores in it.
pub(crate) fn css(name: &str) -> Option<[u8; 3]> {
    // No name is shorter or longer; a text may be.
    let name = name.trim();
    if !(3..=40).contains(&name.len()) {
        return None;
    }
    let is_between = |c: &char| !matches!(c, ' ' | '-' | '_');
    let name: String = name.chars().filter(is_between).map(|c| c.to_ascii_lowercase()).collect();
    hexadecimal(all().find(|(known, _)| *known == name)?.1)
}

/// The name that an abbreviation such as `r` stands for, in any case.
pub(crate) fn in_full(short: &str) -> Option<&'static str> {
    let is_it = |known: &str| known.eq_ignore_ascii_case(short.trim());
    SHORT.iter().find(|(_, known)| known.split(' ').any(is_it)).map(|&(name, _)| name)
}

/// The single letter that people write for one of CSS's names, if there is a usual one.
pub(crate) fn letter_of(name: &str) -> Option<&'static str> {
    SHORT.iter().find(|(known, _)| *known == name)?.1.split(' ').next().filter(|short| short.len() == 1)
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
        (6, _) => Some([number >> 16, number >> 8 & 255, number & 255].map(|part| part as u8)),
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
    let wanted = number(rgb);
    all().find(|(_, number)| *number == &wanted[1..]).map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_name_is_found_and_leads_back() {
        assert_eq!(all().map(|(name, _)| name).collect::<HashSet<_>>().len(), 148);
        for (name, written) in all() {
            let rgb = css(name).unwrap();
            assert_eq!((hexadecimal(written), &number(rgb)[1..]), (Some(rgb), written), "{name}");
            assert_eq!(css(name_of(rgb).unwrap()), Some(rgb), "{name}");
        }
        let preferred =
            ["cyan", "magenta", "grey", "darkgrey", "darkslategrey", "dimgrey", "lightgrey", "lightslategrey"];
        assert!(preferred.into_iter().chain(["slategrey"]).all(|name| name_of(css(name).unwrap()) == Some(name)));
        let short = || SHORT.iter().flat_map(|(name, short)| short.split(' ').map(move |short| (short, name)));
        assert_eq!(short().map(|(short, _)| short).collect::<HashSet<_>>().len(), short().count());
        assert!(short().all(|(short, name)| css(name).is_some() && css(short).is_none()));
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
