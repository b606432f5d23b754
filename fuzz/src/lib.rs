//! The fuzz targets by name. What they do stands in `tests/targets`, so that ordinary tests call it too.

#[path = "../../tests/checker/mod.rs"]
mod checker;
#[path = "../../tests/targets/mod.rs"]
mod targets;
#[path = "../../tests/twins/mod.rs"]
mod twins;

/// Holds a target against an input.
///
/// # Panics
/// If something does not hold, or there is no such target.
pub fn hold(target: &str, bytes: &[u8]) {
    let found = targets::TARGETS.into_iter().find(|(name, _)| *name == target);
    let (_, holds) = found.expect("a target of that name");
    holds(bytes);
}
