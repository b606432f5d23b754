//! The network in whole numbers, as the reader has it.

use crate::net::Net;
use nonoscope::scan::learning::Glyph;

/// The layer with most weights, from 0.
const LARGEST: usize = 2;

/// The bytes of a network whose layers say what they do of these glyphs.
pub(crate) fn bytes(net: &Net, glyphs: &[Glyph]) -> Vec<u8> {
    let mut most = [0.0_f32; 3];
    for glyph in glyphs {
        let seen = net.see(glyph);
        for (most, layer) in most.iter_mut().zip([&seen.once, &seen.twice, &seen.hidden]) {
            *most = layer.iter().copied().fold(*most, f32::max);
        }
    }
    // What one step of a layer's whole numbers stands for; that of the answers is 1/256.
    let steps = [1.0 / 255.0, most[0] / 255.0, most[1] / 255.0, most[2] / 255.0, 1.0 / 256.0];
    let mut bytes = Vec::new();
    for (index, layer) in net.0.iter().enumerate() {
        let largest = layer.weights.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
        let step = largest / 127.0;
        // The layer with most weights keeps only every tenth: they say nearly the same, and take 9 KB less when compressed.
        let coarse = if index == LARGEST { 10 } else { 1 };
        let whole = |weight: &f32| libm::roundf(weight / (step * coarse as f32)) as i32 * coarse;
        bytes.extend(layer.weights.iter().map(|weight| whole(weight).clamp(-127, 127) as i8 as u8));
        for added in &layer.added {
            bytes.extend((libm::roundf(added / (step * steps[index])) as i32).to_le_bytes());
        }
        let factor = step * steps[index] / steps[index + 1] * (1 << 24) as f32;
        bytes.extend((libm::roundf(factor) as i32).to_le_bytes());
    }
    bytes
}
