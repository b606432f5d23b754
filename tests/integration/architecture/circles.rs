//! Finds files that import each other in a circle.

use super::house::{House, Import};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// For each set of files in a room that all import each other, directly or not, a shortest circle.
///
/// Re-exports do not count: whoever imports through one needs the file that defines the name.
pub(crate) fn circles(house: &House, is_in_room: impl Fn(&str) -> bool) -> Vec<String> {
    let imports = house.imports();
    let mut needs: BTreeMap<&str, Vec<Import<'_>>> = BTreeMap::new();
    for import in imports {
        if !import.is_passed_on && is_in_room(import.from) && is_in_room(import.to) {
            needs.entry(import.from).or_default().push(import);
        }
    }
    let mut told: BTreeSet<&str> = BTreeSet::new();
    let mut found = Vec::new();
    for &file in needs.keys() {
        if told.contains(file) {
            continue;
        }
        if let Some(circle) = way(&needs, file) {
            let tangled = needs.keys().filter(|&other| reaches(&needs, file, other) && reaches(&needs, other, file));
            told.extend(tangled);
            let room = file.split('/').next().unwrap_or(file);
            let parts =
                circle.iter().map(|import| format!("src/{}:{} imports {}", import.from, import.line, import.to));
            found.push(format!("a circle in {room}: {}", parts.collect::<Vec<_>>().join("; ")));
        }
    }
    found
}

/// The shortest path from a file back to itself.
fn way<'h>(needs: &BTreeMap<&'h str, Vec<Import<'h>>>, start: &str) -> Option<Vec<Import<'h>>> {
    let mut seen = BTreeSet::new();
    let mut ways: VecDeque<Vec<Import<'h>>> = VecDeque::from([Vec::new()]);
    while let Some(way) = ways.pop_front() {
        let here = way.last().map_or(start, |import| import.to);
        if here == start && !way.is_empty() {
            return Some(way);
        }
        for import in needs.get(here).into_iter().flatten() {
            if seen.insert(import.to) {
                ways.push_back([&way[..], &[*import]].concat());
            }
        }
    }
    None
}

fn reaches(needs: &BTreeMap<&str, Vec<Import<'_>>>, from: &str, to: &str) -> bool {
    let (mut seen, mut open) = (BTreeSet::from([from]), vec![from]);
    while let Some(file) = open.pop() {
        if file == to {
            return true;
        }
        open.extend(needs.get(file).into_iter().flatten().map(|import| import.to).filter(|&next| seen.insert(next)));
    }
    false
}
