//! No text from a puzzle is ever markup in a picture of it.

use nonoscope::format::{self, Reading};
use nonoscope::picture::{Caption, Paper, Scene, Sheet, Svg, html};
use nonoscope::words::{Language, Text};
use proptest::prelude::*;
use roxmltree::Document;
use std::collections::BTreeSet;

const NASTY: [&str; 7] = [
    "<script>alert(1)</script>&\"'",
    "</title><script src=//x></script>",
    "\"><img src=x onerror=alert(1)>",
    "]]><!-- --> <![CDATA[ <?xml ?>",
    "' onload='alert(1)",
    "&lt;b&gt; &#60;i&#62; &amp;",
    "javascript:alert(1) \u{202e}backwards",
];

/// A puzzle with this text in its title and all of its notes.
fn reading(said: &str) -> Reading {
    let text = format!(
        "title \"{said}\"\nby \"{said}\"\ncopyright \"{said}\"\nlicense \"{said}\"\nwidth 2\nheight 1\nrows\n1\ncolumns\n1\n0\n"
    );
    format::read(&text).unwrap()
}

/// A text in which characters that XML cannot contain are replaced.
fn shown(text: &str) -> String {
    let sign = |sign: char| match sign {
        '\t' | '\n' | '\r' => ' ',
        '\u{fffe}' | '\u{ffff}' => '\u{fffd}',
        sign if sign.is_control() => '\u{fffd}',
        sign => sign,
    };
    text.chars().map(sign).collect()
}

/// The board and the sheet of a puzzle.
fn pictures(reading: &Reading, caption: &Caption) -> [String; 2] {
    let scene = Scene::of_grid(&reading.puzzle, reading.puzzle.givens());
    let board = Svg::of_board(&reading.puzzle, &scene, caption, 20, Language::english()).to_string();
    let sheet = Svg::of_sheet(&Sheet::new(&reading.puzzle, &scene, caption.clone(), Paper::A4, Language::english()))
        .to_string();
    [board, sheet]
}

/// Checks that a picture has only the expected elements and attributes, and returns its name and its credits.
fn check_svg(file: &str, caption: &Caption) {
    let document = Document::parse(file).unwrap();
    let names: BTreeSet<&str> = document.descendants().map(|node| node.tag_name().name()).collect();
    let known = BTreeSet::from(["", "svg", "title", "desc", "path", "g", "text"]);
    assert!(names.is_subset(&known), "{names:?}");
    let attributes: BTreeSet<&str> =
        document.descendants().flat_map(|node| node.attributes()).map(|attribute| attribute.name()).collect();
    let harmless = |name: &&str| !name.starts_with("on") && !name.ends_with("href") && *name != "style";
    assert!(attributes.iter().all(harmless), "{attributes:?}");
    let text = |name: &str| {
        let found = document.descendants().find(|node| node.tag_name().name() == name)?;
        Some(found.text().unwrap_or_default().to_owned())
    };
    assert_eq!(text("title"), Some(shown(&caption.name().to_string())));
    assert_eq!(text("desc"), caption.credit().map(|credit| shown(&credit.to_string())));
}

/// Everything between `<` and `>`.
fn tags(page: &str) -> Vec<&str> {
    page.split('<').skip(1).map(|part| part.split_once('>').unwrap().0).collect()
}

fn unescaped(text: &str) -> String {
    let pairs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    pairs.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

fn check_html(reading: &Reading, caption: &Caption) {
    let grid = reading.puzzle.givens();
    let palette = reading.puzzle.palette();
    let page = html(grid, palette, caption, 12, Language::english());
    let plain = Caption {
        title: Some("A".to_owned()),
        credits: caption.credits.iter().map(|_| Text::verbatim("B")).collect(),
        ..*caption
    };
    assert_eq!(tags(&page), tags(&html(grid, palette, &plain, 12, Language::english())));
    for (start, end, expected) in [
        ("<title>", "</title>", Some(caption.name())),
        ("<h1>", "</h1>", Some(caption.name())),
        ("<p>", "</p>\n</body>", caption.credit()),
    ] {
        let Some(expected) = expected else { continue };
        let inside = page.split_once(end).unwrap().0.rsplit_once(start).unwrap().1;
        assert_eq!(unescaped(inside), shown(&expected.to_string()));
    }
}

#[test]
fn what_a_puzzle_says_is_text() {
    for said in NASTY {
        let reading = reading(said);
        let caption = Caption::of(&reading);
        assert!(caption.name().to_string().contains(said.split(' ').next().unwrap()), "{caption:?}");
        assert_eq!(caption.credits.len(), 3);
        for picture in pictures(&reading, &caption) {
            check_svg(&picture, &caption);
        }
        check_html(&reading, &caption);
        assert!(
            !html(reading.puzzle.givens(), reading.puzzle.palette(), &caption, 12, Language::english())
                .contains("<script")
        );
    }
}

/// Readers remove these characters, but a caption may come from elsewhere.
#[test]
fn signs_that_nobody_can_see_are_replaced() {
    let reading = reading("x");
    let said = "bell \u{7} escape \u{1b}[31m null \u{0} old \u{9f} no sign \u{fffe} tab \t line \n end";
    let caption = Caption { title: Some(said.to_owned()), credits: vec![Text::verbatim(said)], size: (2, 1) };
    for picture in pictures(&reading, &caption) {
        check_svg(&picture, &caption);
        assert!(picture.contains(
            ">bell \u{fffd} escape \u{fffd}[31m null \u{fffd} old \u{fffd} no sign \u{fffd} tab   line   end<"
        ));
    }
    check_html(&reading, &caption);
}

#[test]
fn a_title_is_written_in_signs_of_its_own() {
    let (puzzle, caption) = (reading("x").puzzle, Caption { title: Some(NASTY[0].to_owned()), ..Caption::default() });
    let page = html(puzzle.givens(), puzzle.palette(), &caption, 12, Language::english());
    assert!(page.contains("<h1>&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;</h1>"), "{page}");
}

/// Titles that are hardly text.
fn titles() -> impl Strategy<Value = String> {
    let sign = prop_oneof![
        any::<char>(),
        proptest::sample::select(vec![
            '<', '>', '&', '"', '\'', ';', '#', '/', '!', '-', ']', ' ', '\u{0}', '\u{d}', 'a'
        ]),
    ];
    proptest::collection::vec(sign, 0..60).prop_map(|signs| signs.into_iter().collect())
}

proptest! {
    #[test]
    fn every_title_comes_back(title in titles(), credits in proptest::collection::vec(titles(), 0..3)) {
        let reading = reading("x");
        // A blank text is not a credit.
        let credits = credits.into_iter().filter(|credit| !credit.trim().is_empty()).map(Text::verbatim).collect();
        let caption = Caption { title: Some(title), credits, size: (2, 1) };
        for picture in pictures(&reading, &caption) {
            check_svg(&picture, &caption);
        }
        check_html(&reading, &caption);
    }
}
