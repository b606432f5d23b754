//! Prints the tables: `lines` or `truth`, as the argument says, or both.

fn main() {
    let out = &mut |line: &str| println!("{line}");
    let wanted = std::env::args().nth(1);
    let wants = |part: &str| wanted.as_deref().is_none_or(|wanted| wanted == part);
    if wants("lines") {
        nonoscope_bench::report(out);
        out("");
    }
    if wants("truth") {
        nonoscope_bench::whole_truth(out);
    }
}
