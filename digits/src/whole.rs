//! The network in whole numbers, as the reader has it.

use crate::net::{Layer, Net};
use nonoscope_scan::learning::{Glyph, LARGEST, STEP, VALUES};

/// Of how many whole numbers each layer keeps one. The larger a layer, the fewer: those of the largest take a quarter of a byte each when
/// compressed. Weights have to be learnt as they will be kept, or they would say something else.
const COARSE: [i32; 4] = [1, 4, STEP as i32, 2];

/// What one step of the whole numbers of a layer's weights stands for.
fn step(layer: &Layer) -> f32 {
    layer.weights.iter().fold(0.0_f32, |most, weight| most.max(weight.abs())) / 127.0
}

/// The weights of a layer in such steps, as far as they are kept.
fn whole(layer: &Layer, coarse: i32) -> impl Iterator<Item = i32> + '_ {
    let step = step(layer) * coarse as f32;
    let most = 127 / coarse;
    layer.weights.iter().map(move |weight| (libm::roundf(weight / step) as i32).clamp(-most, most) * coarse)
}

/// A network with its weights as they will be kept.
pub(crate) fn kept(net: &Net) -> Net {
    let mut kept = net.clone();
    for ((kept, own), coarse) in kept.0.iter_mut().zip(&net.0).zip(COARSE) {
        let step = step(own);
        kept.weights = whole(own, coarse).map(|weight| weight as f32 * step).collect();
    }
    kept
}

/// The bytes of a network whose layers say what they do of these glyphs.
pub(crate) fn bytes(net: &Net, glyphs: &[Glyph]) -> Vec<u8> {
    let kept = kept(net);
    let mut most = [0.0_f32; 3];
    for glyph in glyphs {
        let seen = kept.see(glyph);
        for (most, layer) in most.iter_mut().zip([&seen.once, &seen.twice, &seen.hidden]) {
            *most = layer.iter().copied().fold(*most, f32::max);
        }
    }
    // What one step of a layer's answers stands for; that of the last is 1/256.
    let steps = [1.0 / 255.0, most[0] / 255.0, most[1] / 255.0, most[2] / 255.0, 1.0 / 256.0];
    let mut bytes = Vec::new();
    for (index, layer) in net.0.iter().enumerate() {
        let step = step(layer);
        let weights: Vec<i32> = whole(layer, COARSE[index]).collect();
        if index == LARGEST {
            let value = |weight: i32| (weight / COARSE[LARGEST] + i32::from(VALUES / 2)) as u8;
            bytes.extend(weights.chunks_exact(2).map(|pair| value(pair[0]) * VALUES + value(pair[1])));
        } else {
            bytes.extend(weights.iter().map(|&weight| weight as i8 as u8));
        }
        for added in &layer.added {
            bytes.extend((libm::roundf(added / (step * steps[index])) as i32).to_le_bytes());
        }
        let factor = step * steps[index] / steps[index + 1] * (1 << 24) as f32;
        bytes.extend((libm::roundf(factor) as i32).to_le_bytes());
    }
    bytes
}
