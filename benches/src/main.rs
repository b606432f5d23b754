//! Prints the report.

fn main() {
    nonoscope_bench::report(&mut |line| println!("{line}"));
}
