//! Reed-Solomon error correction, as QR patterns use it: codewords are elements of the field of 256 elements.
//!
//! After ISO/IEC 18004, with Berlekamp and Massey's algorithm for the error locator, Chien's search and Forney's formula.

/// The field's powers of 2, twice over, so that a sum of two logarithms needs no remainder; and its logarithms.
const FIELD: ([u8; 510], [u8; 256]) = field();

const fn field() -> ([u8; 510], [u8; 256]) {
    let (mut powers, mut logarithms) = ([0; 510], [0; 256]);
    let (mut power, mut exponent) = (1u16, 0);
    while exponent < 255 {
        powers[exponent] = power as u8;
        powers[exponent + 255] = power as u8;
        logarithms[power as usize] = exponent as u8;
        power <<= 1;
        if power > 255 {
            power ^= 0x11D;
        }
        exponent += 1;
    }
    (powers, logarithms)
}

fn power(exponent: usize) -> u8 {
    FIELD.0[exponent % 255]
}

fn logarithm(element: u8) -> usize {
    usize::from(FIELD.1[usize::from(element)])
}

fn times(one: u8, other: u8) -> u8 {
    if one == 0 || other == 0 { 0 } else { FIELD.0[logarithm(one) + logarithm(other)] }
}

/// One divided by another, which is not 0.
fn over(one: u8, other: u8) -> u8 {
    if one == 0 { 0 } else { FIELD.0[logarithm(one) + 255 - logarithm(other)] }
}

/// The value of a polynomial, given by its coefficients from the constant one on.
fn value(polynomial: &[u8], at: u8) -> u8 {
    polynomial.iter().rev().fold(0, |value, &coefficient| times(value, at) ^ coefficient)
}

/// The codewords that correct errors in a content: its remainder by the generator of the code, whose roots are the first
/// `count` powers of 2.
pub fn correction_of(content: &[u8], count: usize) -> Vec<u8> {
    // From the second highest coefficient on; the highest is 1.
    let mut generator = vec![0; count];
    if let Some(last) = generator.last_mut() {
        *last = 1;
    }
    for root in 0..count {
        for index in 0..count {
            let next = generator.get(index + 1).copied().unwrap_or(0);
            generator[index] = times(generator[index], power(root)) ^ next;
        }
    }
    let mut rest = vec![0; count];
    for &codeword in content {
        let factor = codeword ^ rest[0];
        rest.rotate_left(1);
        rest[count - 1] = 0;
        for (own, &coefficient) in rest.iter_mut().zip(&generator) {
            *own ^= times(coefficient, factor);
        }
    }
    rest
}

/// Corrects a block whose last `correction` codewords were added for that, if at most `most` are wrong. That can be half as many
/// as were added.
///
/// `None` if more are wrong and this can be detected.
pub(super) fn correct(block: &mut [u8], correction: usize, most: usize) -> Option<()> {
    let syndromes = syndromes(block, correction);
    if syndromes.iter().all(|&syndrome| syndrome == 0) {
        return Some(());
    }
    let locator = locator(&syndromes);
    let errors = locator.len() - 1;
    if errors > most {
        return None;
    }
    let evaluator: Vec<u8> = (0..correction)
        .map(|degree| {
            (0..=degree.min(errors)).fold(0, |sum, part| sum ^ times(locator[part], syndromes[degree - part]))
        })
        .collect();
    // The formal derivative: over this field, only odd powers leave something.
    let derivative: Vec<u8> = (1..locator.len()).map(|i| if i % 2 == 1 { locator[i] } else { 0 }).collect();
    let mut found = 0;
    let length = block.len();
    for (index, codeword) in block.iter_mut().enumerate() {
        let inverse = power(255 - (length - 1 - index) % 255);
        if value(&locator, inverse) == 0 {
            let slope = value(&derivative, inverse);
            if slope == 0 {
                return None;
            }
            // With the first root 2^0, Forney's formula has the place itself as a factor.
            *codeword ^= times(over(value(&evaluator, inverse), slope), power(length - 1 - index));
            found += 1;
        }
    }
    let mended = found == errors && self::syndromes(block, correction).iter().all(|&syndrome| syndrome == 0);
    mended.then_some(())
}

/// The block's values at the generator's roots: 0 everywhere if nothing is wrong.
fn syndromes(block: &[u8], correction: usize) -> Vec<u8> {
    let at = |root| block.iter().fold(0, |value, &codeword| times(value, power(root)) ^ codeword);
    (0..correction).map(at).collect()
}

/// The shortest polynomial whose roots tell where the errors are.
fn locator(syndromes: &[u8]) -> Vec<u8> {
    let (mut current, mut previous) = (vec![1u8], vec![1u8]);
    let (mut length, mut shift, mut previous_discrepancy) = (0, 1, 1);
    for step in 0..syndromes.len() {
        let discrepancy = current
            .iter()
            .enumerate()
            .take(length + 1)
            .fold(0, |sum, (i, &coefficient)| sum ^ times(coefficient, syndromes[step - i]));
        if discrepancy == 0 {
            shift += 1;
            continue;
        }
        let before = current.clone();
        let factor = over(discrepancy, previous_discrepancy);
        current.resize(current.len().max(previous.len() + shift), 0);
        for (i, &coefficient) in previous.iter().enumerate() {
            current[i + shift] ^= times(factor, coefficient);
        }
        if 2 * length <= step {
            length = step + 1 - length;
            (previous, previous_discrepancy, shift) = (before, discrepancy, 1);
        } else {
            shift += 1;
        }
    }
    while current.len() > 1 && current.last() == Some(&0) {
        current.pop();
    }
    current
}

#[cfg(test)]
mod tests {
    use super::*;

    /// “HELLO WORLD” in version 1 at level M: 16 codewords and 10 to correct them.
    const BLOCK: [u8; 26] = [
        32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17, 196, 35, 39, 119, 235, 215, 231, 226,
        93, 23,
    ];

    #[test]
    fn a_whole_block_stays_as_it_is() {
        let mut block = BLOCK;
        assert_eq!((correct(&mut block, 10, 5), block), (Some(()), BLOCK));
    }

    #[test]
    fn half_as_many_errors_as_there_are_codewords_for_it_are_mended() {
        for first in 0..22 {
            for errors in 1..=5 {
                let mut block = BLOCK;
                for error in 0..errors {
                    block[(first + 5 * error) % 26] ^= (37 * error + first + 1) as u8;
                }
                assert_eq!((correct(&mut block, 10, 5), block), (Some(()), BLOCK), "{errors} from {first} on");
            }
        }
    }

    #[test]
    fn more_errors_are_refused() {
        let mut block = BLOCK;
        for (index, codeword) in block.iter_mut().take(9).enumerate() {
            *codeword ^= 0x55 + index as u8;
        }
        assert_eq!(correct(&mut block, 10, 5), None);
    }
}
