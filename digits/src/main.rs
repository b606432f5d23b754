//! Makes the weights of the network that reads digits: `cargo run --release --manifest-path digits/Cargo.toml`.

mod camera;
mod chance;
mod dots;
mod fonts;
mod net;
mod whole;
mod worsen;

use chance::Chance;
use fonts::Face;
use net::Net;
use nonoscope_scan::learning::{Glyph, KINDS, costs};
use std::path::PathBuf;
use std::thread;

const BATCH: usize = 64;

/// How often each way to draw digits of dots counts as a font.
const DOTS: usize = 5;

/// Threads, each with its part of a batch; what they find is added in their order.
const PARTS: usize = 4;

/// By how many letters of fonts that are kept apart it is judged how well others are read.
const JUDGED: usize = 4000;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let steps = arguments.iter().find_map(|word| word.parse().ok()).unwrap_or(24_000_usize);
    let faces = fonts::faces(&[PathBuf::from("/usr/share/fonts")]);
    if arguments.iter().any(|word| word == "list") {
        faces.iter().for_each(|(name, _)| println!("{name}"));
        return Ok(());
    }
    println!("{} fonts", faces.len());
    // One font in twelve is kept apart to see how well others are read.
    let (mut own, mut apart): (Vec<Face>, Vec<Face>) = (Vec::new(), Vec::new());
    for (index, (_, face)) in faces.into_iter().enumerate() {
        if index % 12 == 7 { apart.push(face) } else { own.push(face) }
    }
    // Few, but as many pictures have them.
    for _ in 0..DOTS {
        own.extend(dots::faces());
    }
    let before = right(&apart, |glyph| costs(glyph).map(|cost| -cost as f32));
    println!("the weights that were there: fonts apart {before} of {JUDGED}");
    let mut net = Net::new(&mut Chance::new(1));
    let (mut mean, mut square) = (Net::zero(), Net::zero());
    let mut loss = 0.0;
    let (mut mean_power, mut square_power) = (1.0_f32, 1.0_f32);
    for step in 0..steps {
        // Later steps learn with the weights as they will be kept.
        let kept = if step * 2 < steps { net.clone() } else { whole::kept(&net) };
        let gradients: Vec<(Net, f32)> = thread::scope(|scope| {
            let (net, own) = (&kept, &own);
            let part = |part| {
                move || {
                    let mut chance = Chance::new((step * PARTS + part) as u64 ^ 0x5eed_0000_0000);
                    let (mut gradient, mut loss) = (Net::zero(), 0.0);
                    for _ in 0..BATCH / PARTS {
                        let (glyph, kind) = worsen::sample(own, &mut chance);
                        loss += net.learn(&glyph, kind, &mut gradient);
                    }
                    (gradient, loss)
                }
            };
            let threads: Vec<_> = (0..PARTS).map(|index| scope.spawn(part(index))).collect();
            threads.into_iter().map(|thread| thread.join().expect("a part of a batch")).collect()
        });
        let mut gradient = Net::zero();
        for (part, own_loss) in &gradients {
            gradient.each().zip(part.values()).for_each(|(sum, value)| *sum += value / BATCH as f32);
            loss += own_loss / BATCH as f32;
        }
        // Large steps first, ever smaller ones later.
        let rate = 0.002 * (1.0 - step as f32 / steps as f32) + 0.000_02;
        mean_power *= 0.9;
        square_power *= 0.999;
        let moments = mean.each().zip(square.each());
        for ((weight, gradient), (mean, square)) in net.each().zip(gradient.values()).zip(moments) {
            *mean += (gradient - *mean) * 0.1;
            *square += (gradient * gradient - *square) * 0.001;
            let (mean, square) = (*mean / (1.0 - mean_power), *square / (1.0 - square_power));
            *weight -= rate * mean / (libm::sqrtf(square) + 1e-8);
        }
        if step % 1000 == 999 {
            let kept = whole::kept(&net);
            let right = right(&apart, |glyph| kept.see(glyph).answers);
            println!("{} steps: loss {:.4}, fonts apart {right} of {JUDGED}", step + 1, loss / 1000.0);
            loss = 0.0;
            write(&net, &own)?;
        }
    }
    write(&net, &own)
}

fn write(net: &Net, own: &[Face]) -> std::io::Result<()> {
    let mut chance = Chance::new(2);
    let glyphs: Vec<Glyph> = (0..2000).map(|_| worsen::sample(own, &mut chance).0).collect();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../crates/scan/src/weights.bin");
    std::fs::write(path, whole::bytes(net, &glyphs))?;
    Ok(())
}

/// How many of the letters are recognised.
fn right(faces: &[Face], answers: impl Fn(&Glyph) -> [f32; KINDS]) -> usize {
    let mut chance = Chance::new(3);
    let right = (0..JUDGED).filter(|_| {
        let (glyph, kind) = worsen::sample(faces, &mut chance);
        let answers = answers(&glyph);
        answers.iter().all(|&other| other <= answers[kind])
    });
    right.count()
}
