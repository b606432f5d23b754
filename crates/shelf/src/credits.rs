//! Who drew the icons that the pictures were made from. Most of these licences ask that this is said.

use nonoscope_words::{Text, shelf_data};

/// A collection of icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Credit {
    /// The first word of its lines in `data/sources.txt`.
    pub id: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// Who made it.
    pub author: &'static str,
    /// The licence, as SPDX writes it.
    pub licence: &'static str,
    /// Where to find the collection.
    pub address: &'static str,
    /// The package of npm and its version.
    pub package: (&'static str, &'static str),
}

const fn credit(
    id: &'static str,
    name: &'static str,
    author: &'static str,
    licence: &'static str,
    address: &'static str,
    package: (&'static str, &'static str),
) -> Credit {
    Credit { id, name, author, licence, address, package }
}

/// All collections. Their icons were changed: drawn again in a few cells.
pub const CREDITS: [Credit; 10] = [
    credit(
        "fluent",
        "Fluent Emoji",
        "Microsoft Corporation",
        "MIT",
        "https://github.com/microsoft/fluentui-emoji",
        ("@iconify-json/fluent-emoji-flat", "1.2.6"),
    ),
    credit(
        "contrast",
        "Fluent Emoji High Contrast",
        "Microsoft Corporation",
        "MIT",
        "https://github.com/microsoft/fluentui-emoji",
        ("@iconify-json/fluent-emoji-high-contrast", "1.2.6"),
    ),
    credit(
        "twemoji",
        "Twemoji",
        "Twitter, Inc and other contributors",
        "CC-BY-4.0",
        "https://github.com/jdecked/twemoji",
        ("@twemoji/svg", "15.0.0"),
    ),
    credit(
        "phosphor",
        "Phosphor Icons",
        "Phosphor Icons",
        "MIT",
        "https://phosphoricons.com",
        ("@phosphor-icons/core", "2.1.1"),
    ),
    credit(
        "material",
        "Material Design Icons",
        "Pictogrammers and contributors",
        "Apache-2.0",
        "https://pictogrammers.com/library/mdi/",
        ("@mdi/svg", "7.4.47"),
    ),
    credit("maki", "Maki", "Mapbox", "CC0-1.0", "https://github.com/mapbox/maki", ("@iconify-json/maki", "1.2.5")),
    credit(
        "temaki",
        "Temaki",
        "Bryan Housel and contributors",
        "CC0-1.0",
        "https://github.com/rapideditor/temaki",
        ("@iconify-json/temaki", "1.2.6"),
    ),
    credit(
        "awesome",
        "Font Awesome Free",
        "Fonticons, Inc.",
        "CC-BY-4.0",
        "https://fontawesome.com",
        ("@iconify-json/fa6-solid", "1.2.4"),
    ),
    credit(
        "park",
        "IconPark",
        "ByteDance",
        "Apache-2.0",
        "https://github.com/bytedance/IconPark",
        ("@iconify-json/icon-park-solid", "1.2.4"),
    ),
    credit(
        "game",
        "Game-icons.net",
        "Lorc, Delapouite and contributors",
        "CC-BY-3.0",
        "https://game-icons.net",
        ("@iconify-json/game-icons", "1.2.4"),
    ),
];

/// Who has drawn what the puzzles show, as paragraphs of a book.
pub fn credits_in_words() -> Vec<Text> {
    let credits = CREDITS.map(|credit| {
        let [name, author, licence, address] =
            [credit.name, credit.author, credit.licence, credit.address].map(Text::verbatim);
        shelf_data::credit(name, author, licence, address)
    });
    [shelf_data::drawn_after()].into_iter().chain(credits).collect()
}
