//! The pages in a folder.

use std::fs;
use std::path::Path;

/// Writes each page as `change` makes it.
pub(crate) fn rewrite(folder: &Path, change: impl Fn(&str) -> Result<String, String>) -> Result<(), String> {
    let failed = |error: std::io::Error| error.to_string();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension == "html") {
            let page = fs::read_to_string(&path).map_err(failed)?;
            let changed = change(&page).map_err(|wrong| format!("{}: {wrong}", path.display()))?;
            fs::write(&path, changed).map_err(failed)?;
        }
    }
    Ok(())
}
