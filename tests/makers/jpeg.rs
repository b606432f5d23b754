//! JPEG files of grey pictures, as a camera writes them: baseline, hardly compressed, with or without a note of how the camera was held.

/// The order in which the parts of a block are written.
const ZIGZAG: [usize; 64] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54,
    47, 55, 62, 63,
];

/// By how much the parts of blocks are divided.
const STEP: u8 = 4;

/// A picture as a file, from the shade of each place: row by row, 0 is black. `orientation` is that of Exif, 1 to 8.
pub fn jpeg(width: usize, height: usize, shades: &[u8], orientation: Option<u8>) -> Vec<u8> {
    let mut file = vec![0xff, 0xd8];
    let mut segment = |marker: u8, bytes: &[u8]| {
        file.extend([0xff, marker]);
        file.extend((bytes.len() as u16 + 2).to_be_bytes());
        file.extend(bytes);
    };
    if let Some(orientation) = orientation {
        let note = [b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", &[orientation][..], &[0; 6]].concat();
        segment(0xe1, &note);
    }
    segment(0xdb, &[&[0][..], &[STEP; 64]].concat());
    let [high, wide] = [height, width].map(|side| (side as u16).to_be_bytes());
    segment(0xc0, &[8, high[0], high[1], wide[0], wide[1], 1, 1, 0x11, 0]);
    // All codes of the first table have 4 bits, all of the second 8: each code is the place of its symbol in the list.
    let (sizes, parts): (Vec<u8>, Vec<u8>) = ((0..12).collect(), symbols());
    segment(0xc4, &[&[0, 0, 0, 0, 12][..], &[0; 12], &sizes].concat());
    segment(0xc4, &[&[0x10, 0, 0, 0, 0, 0, 0, 0, parts.len() as u8][..], &[0; 8], &parts].concat());
    segment(0xda, &[1, 1, 0, 0, 63, 0]);
    let mut bits = Bits(Vec::new());
    let mut last = 0;
    for top in (0..height).step_by(8) {
        for left in (0..width).step_by(8) {
            let shade = |x: usize, y: usize| shades[(top + y).min(height - 1) * width + (left + x).min(width - 1)];
            let block = transformed(shade);
            let (size, rest) = sized(block[0] - last);
            last = block[0];
            bits.push(usize::from(size), 4);
            bits.push(rest, size);
            let mut zeros = 0;
            for &value in &block[1..] {
                if value == 0 {
                    zeros += 1;
                    continue;
                }
                for _ in 0..zeros / 16 {
                    bits.symbol(&parts, 0xf0);
                }
                let (size, rest) = sized(value);
                bits.symbol(&parts, (zeros % 16) << 4 | size);
                bits.push(rest, size);
                zeros = 0;
            }
            if zeros > 0 {
                bits.symbol(&parts, 0);
            }
        }
    }
    file.extend(bits.bytes());
    file.extend([0xff, 0xd9]);
    file
}

/// What can follow each other in a block: no, or up to 15, zeros and then a number of up to 10 bits; 16 zeros; nothing but zeros.
fn symbols() -> Vec<u8> {
    let numbers = (0..16).flat_map(|zeros| (1..=10).map(move |size| zeros << 4 | size));
    [0, 0xf0].into_iter().chain(numbers).collect()
}

/// The cosine transform of a block, divided, in the order in which it is written.
fn transformed(shade: impl Fn(usize, usize) -> u8) -> Vec<i32> {
    let wave = |place: usize, part: usize| {
        let scale = if part == 0 { 0.125_f64.sqrt() } else { 0.5 };
        scale * ((2 * place + 1) as f64 * part as f64 * std::f64::consts::PI / 16.0).cos()
    };
    let waves: Vec<f64> = (0..64).map(|at| wave(at / 8, at % 8)).collect();
    let mut rows = [0.0; 64];
    for (at, sum) in rows.iter_mut().enumerate() {
        let (y, part) = (at / 8, at % 8);
        *sum = (0..8).map(|x| (f64::from(shade(x, y)) - 128.0) * waves[x * 8 + part]).sum();
    }
    let part = |down: usize, across: usize| (0..8).map(|y| rows[y * 8 + across] * waves[y * 8 + down]).sum::<f64>();
    ZIGZAG.iter().map(|&at| (part(at / 8, at % 8) / f64::from(STEP)).round() as i32).collect()
}

/// How many bits a number takes, and which they are.
fn sized(value: i32) -> (u8, usize) {
    let size = (32 - value.unsigned_abs().leading_zeros()) as u8;
    let rest = if value < 0 { value + (1 << size) - 1 } else { value };
    (size, rest as usize)
}

/// Bits, the highest of each number first.
struct Bits(Vec<bool>);

impl Bits {
    fn push(&mut self, number: usize, size: u8) {
        self.0.extend((0..size).rev().map(|bit| number >> bit & 1 == 1));
    }

    fn symbol(&mut self, symbols: &[u8], wanted: u8) {
        let code = symbols.iter().position(|&symbol| symbol == wanted).unwrap();
        self.push(code, 8);
    }

    /// Filled up with ones, and with a zero after each byte that could be the beginning of a marker.
    fn bytes(mut self) -> Vec<u8> {
        self.0.resize(self.0.len().next_multiple_of(8), true);
        let byte = |bits: &[bool]| bits.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        self.0.chunks(8).map(byte).flat_map(|byte| if byte == 0xff { vec![byte, 0] } else { vec![byte] }).collect()
    }
}
