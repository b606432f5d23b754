//! The collections of icons: which are wanted, their titles, and their drawings.

use crate::title::title;
use anyhow::{Context, Result};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// An icon that may become a puzzle.
pub(crate) struct Icon {
    /// The collection, as in `CREDITS` of the shelf.
    pub(crate) source: &'static str,
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) svg: String,
    pub(crate) in_colour: bool,
}

/// Those wanted, a name on each line, and after a colon the title if it is not the name.
const WANTED: [(&str, &str); 8] = [
    ("emoji", include_str!("../wanted/emoji.txt")),
    ("phosphor", include_str!("../wanted/phosphor.txt")),
    ("material", include_str!("../wanted/material.txt")),
    ("maki", include_str!("../wanted/maki.txt")),
    ("temaki", include_str!("../wanted/temaki.txt")),
    ("game", include_str!("../wanted/game.txt")),
    ("awesome", include_str!("../wanted/awesome.txt")),
    ("park", include_str!("../wanted/park.txt")),
];

/// The title of a wanted icon.
pub(crate) fn title_of(source: &str, name: &str) -> Option<String> {
    let list = match source {
        "fluent" | "twemoji" | "contrast" => "emoji",
        other => other,
    };
    let (_, wanted) = WANTED.iter().find(|(known, _)| *known == list)?;
    let lines =
        wanted.lines().map(|line| line.split_once(": ").map_or((line, None), |(name, title)| (name, Some(title))));
    let (_, given) = lines.into_iter().find(|(known, _)| *known == name)?;
    Some(given.map_or_else(|| title(name), str::to_owned))
}

/// A collection in one file, as Iconify packs them.
struct Pack {
    icons: serde_json::Value,
    side: (u64, u64),
}

impl Pack {
    fn open(packages: &Path, name: &str) -> Result<Pack> {
        let file = packages.join("@iconify-json").join(name).join("icons.json");
        let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let icons: serde_json::Value = serde_json::from_str(&text)?;
        let side = |name: &str| icons[name].as_u64().unwrap_or(16);
        Ok(Pack { side: (side("width"), side("height")), icons })
    }

    fn svg(&self, name: &str) -> Option<String> {
        let icon = &self.icons["icons"][name];
        let side = |name: &str, usual: u64| icon[name].as_u64().unwrap_or(usual);
        let (left, top) = (side("left", 0), side("top", 0));
        let (width, height) = (side("width", self.side.0), side("height", self.side.1));
        let body = icon["body"].as_str()?;
        Some(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
             viewBox=\"{left} {top} {width} {height}\" width=\"{width}\" height=\"{height}\">{body}</svg>"
        ))
    }
}

/// All wanted icons, each collection in the order of its list. Says which names are unknown.
pub(crate) fn all(packages: &Path) -> Result<Vec<Icon>> {
    let fluent = Pack::open(packages, "fluent-emoji-flat")?;
    let contrast = Pack::open(packages, "fluent-emoji-high-contrast")?;
    let game = Pack::open(packages, "game-icons")?;
    let maki = Pack::open(packages, "maki")?;
    let temaki = Pack::open(packages, "temaki")?;
    let awesome = Pack::open(packages, "fa6-solid")?;
    let park = Pack::open(packages, "icon-park-solid")?;
    let codes = codes(packages)?;
    let twemoji = |name: &str| {
        let file = |code: &str| fs::read_to_string(packages.join(format!("@twemoji/svg/{code}.svg"))).ok();
        let codes = codes.get(name)?;
        codes.iter().find_map(|code| file(code).or_else(|| file(&code.replace("-fe0f", ""))))
    };
    let phosphor = packages.join("@phosphor-icons/core/assets/fill");
    let material = packages.join("@mdi/svg/svg");
    let mut icons = Vec::new();
    for (list, wanted) in WANTED {
        for line in wanted.lines() {
            let (name, given) = line.split_once(": ").map_or((line, None), |(name, title)| (name, Some(title)));
            let drawings: Vec<(&'static str, Option<String>, bool)> = match list {
                "emoji" => vec![
                    ("fluent", fluent.svg(name), true),
                    ("twemoji", twemoji(name), true),
                    ("contrast", contrast.svg(name), false),
                ],
                "phosphor" => {
                    vec![("phosphor", fs::read_to_string(phosphor.join(format!("{name}-fill.svg"))).ok(), false)]
                }
                "material" => vec![("material", fs::read_to_string(material.join(format!("{name}.svg"))).ok(), false)],
                "maki" => vec![("maki", maki.svg(name), false)],
                "temaki" => vec![("temaki", temaki.svg(name), false)],
                "awesome" => vec![("awesome", awesome.svg(name), false)],
                "park" => vec![("park", park.svg(name), false)],
                _ => vec![("game", game.svg(name), false)],
            };
            if drawings.iter().all(|(_, svg, _)| svg.is_none()) {
                eprintln!("{list} has no {name}");
            }
            for (source, svg, in_colour) in drawings {
                let Some(svg) = svg else { continue };
                let title = given.map_or_else(|| title(name), str::to_owned);
                icons.push(Icon { source, name: name.to_owned(), title, svg, in_colour });
            }
        }
    }
    Ok(icons)
}

/// The characters of each emoji by its name, as Twemoji names its files.
fn codes(packages: &Path) -> Result<HashMap<String, Vec<String>>> {
    let text = fs::read_to_string(packages.join("@iconify-json/fluent-emoji-flat/chars.json"))?;
    let chars: HashMap<String, String> = serde_json::from_str(&text)?;
    let mut codes: HashMap<String, Vec<String>> = HashMap::new();
    for (code, name) in chars {
        codes.entry(name).or_default().push(code);
    }
    codes.values_mut().for_each(|codes| codes.sort());
    Ok(codes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_shelf::CREDITS;

    #[test]
    fn credits_name_the_packages_that_are_installed() {
        let packages: serde_json::Value = serde_json::from_str(include_str!("../package.json")).unwrap();
        let packages = packages["dependencies"].as_object().unwrap();
        let installed: HashMap<&str, &str> =
            packages.iter().map(|(name, version)| (name.as_str(), version.as_str().unwrap())).collect();
        assert_eq!(installed, CREDITS.iter().map(|credit| credit.package).collect());
    }

    #[test]
    fn each_name_is_wanted_once() {
        for (list, wanted) in WANTED {
            let mut names: Vec<&str> = wanted.lines().map(|line| line.split(':').next().unwrap()).collect();
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{list}");
        }
    }
}
