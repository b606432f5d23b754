//! Prints the tables: `lines` or `truth`, as the argument says, or both. For `bench hard`, it writes the puzzles into a
//! folder (`write-hard`) and solves one of them (`solve-hard`).

/// In a browser, `tests/browser.rs` prints them.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    use nonoscope_bench::{report, solve_hard, whole_truth, write_hard};
    use std::path::Path;

    let out = &mut |line: &str| println!("{line}");
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => {
            report(out);
            out("");
            whole_truth(out);
        }
        ["lines"] => report(out),
        ["truth"] => whole_truth(out),
        ["write-hard", folder] => write_hard(Path::new(folder))?,
        ["solve-hard", file] => solve_hard(Path::new(file))?,
        _ => panic!("`lines`, `truth`, `write-hard FOLDER` or `solve-hard FILE` is expected"),
    }
    Ok(())
}
