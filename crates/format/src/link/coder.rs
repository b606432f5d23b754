//! Writes many small choices as one long number: a range coder that only uses integers.

use crate::error::LinkError;

/// The range is kept between half of this and this, so that rounding costs next to nothing.
const FULL: u64 = 1 << 48;
const HALF: u64 = FULL / 2;

/// Writes choices.
pub(crate) struct Writer {
    bits: Vec<bool>,
    low: u64,
    range: u64,
    most: usize,
    /// Whether a bit beyond the limit is certain to be 1.
    full: bool,
}

impl Writer {
    /// Gives up after `most` sextets, not counting zeros at the end.
    pub(crate) fn new(most: usize) -> Writer {
        Writer { bits: Vec::new(), low: 0, range: FULL, most: most * 6, full: false }
    }

    /// Writes a choice with `weight` of `total` parts, which follow `before` parts of other choices. `weight` is not 0,
    /// and `total` is at most 2^32.
    pub(crate) fn put(&mut self, before: u64, weight: u64, total: u64) {
        if self.full {
            return;
        }
        let part = self.range / total;
        self.low += part * before;
        self.range = part * weight;
        self.carry();
        while self.range < HALF {
            self.shift();
        }
    }

    /// Writes a number below 2^`bits`, with equal weights; `bits` is at most 32.
    pub(crate) fn number(&mut self, number: u64, bits: u32) {
        self.put(number, 1, 1 << bits);
    }

    /// Writes which of two values it is, the second or not, with the weights of both.
    pub(crate) fn choice(&mut self, is_second: bool, (first, second): (u64, u64)) {
        let (before, weight) = if is_second { (first, second) } else { (0, first) };
        self.put(before, weight, first + second);
    }

    /// The sextets written, without trailing zeros; `None` if there are too many.
    pub(crate) fn finish(mut self) -> Option<Vec<u8>> {
        // A number in the remaining range. A carry may leave many more trailing zeros, which do not count.
        let long = self.bits.len() >= self.most;
        let carries = long && self.low > 0 && self.low + self.range > FULL;
        self.low = if carries { FULL } else { self.low.next_multiple_of(HALF) };
        self.carry();
        self.shift();
        let sextet = |bits: &[bool]| (0..6).fold(0, |all, at| all << 1 | u8::from(bits.get(at) == Some(&true)));
        let mut sextets: Vec<u8> = self.bits.chunks(6).map(sextet).collect();
        while sextets.last() == Some(&0) {
            sextets.pop();
        }
        (sextets.len() * 6 <= self.most).then_some(sextets)
    }

    fn carry(&mut self) {
        if self.low >= FULL {
            self.low -= FULL;
            for bit in self.bits.iter_mut().rev() {
                *bit = !*bit;
                if *bit {
                    break;
                }
            }
        }
    }

    fn shift(&mut self) {
        let bit = self.low >= HALF;
        // A carry stops at this 0, if there ever is one, so a 1 before it stays.
        self.full |= !bit && self.bits.len() > self.most && self.bits.last() == Some(&true);
        self.bits.push(bit);
        self.low = self.low % HALF * 2;
        self.range *= 2;
    }
}

/// Reads choices.
pub(crate) struct Reader<'a> {
    sextets: &'a [u8],
    /// The number of bits read.
    read: usize,
    /// What was read, minus the lower end of the range.
    code: u64,
    range: u64,
}

impl Reader<'_> {
    /// After the last sextet come zeros.
    pub(crate) fn new(sextets: &[u8]) -> Reader<'_> {
        let mut reader = Reader { sextets, read: 0, code: 0, range: 1 };
        while reader.range < FULL {
            reader.shift();
        }
        reader
    }

    /// The part, of `total`, in which the next choice lies; a call of [`Reader::took`] must follow.
    pub(crate) fn part(&self, total: u64) -> Result<u64, LinkError> {
        let part = self.code / (self.range / total);
        if part < total { Ok(part) } else { Err(LinkError::Damaged) }
    }

    /// Moves on after a choice, which is given as in [`Writer::put`].
    pub(crate) fn took(&mut self, before: u64, weight: u64, total: u64) {
        let part = self.range / total;
        self.code -= part * before;
        self.range = part * weight;
        while self.range < HALF {
            self.shift();
        }
    }

    /// Reads a number below 2^`bits`.
    pub(crate) fn number(&mut self, bits: u32) -> Result<u64, LinkError> {
        let number = self.part(1 << bits)?;
        self.took(number, 1, 1 << bits);
        Ok(number)
    }

    /// Reads which of two values it is: whether the second.
    pub(crate) fn choice(&mut self, (first, second): (u64, u64)) -> Result<bool, LinkError> {
        let is_second = self.part(first + second)? >= first;
        let (before, weight) = if is_second { (first, second) } else { (0, first) };
        self.took(before, weight, first + second);
        Ok(is_second)
    }

    /// Checks that nothing is left to read, not even a zero.
    pub(crate) fn finish(&self) -> Result<(), LinkError> {
        // The writer has shifted out as many bits as were read since the start, plus one.
        let most = (self.read - 48 + 1).div_ceil(6);
        let ends_well = self.sextets.last() != Some(&0) && self.sextets.len() <= most;
        if ends_well { Ok(()) } else { Err(LinkError::Damaged) }
    }

    fn shift(&mut self) {
        let sextet = self.sextets.get(self.read / 6).copied().unwrap_or(0);
        self.code = self.code * 2 + u64::from(sextet >> (5 - self.read % 6) & 1);
        self.range *= 2;
        self.read += 1;
    }
}

/// The weight of each symbol; a model may learn from earlier symbols.
#[derive(Clone)]
pub(crate) struct Model {
    weights: Vec<u64>,
    total: u64,
    gain: u64,
}

impl Model {
    /// Initial weights, none of them 0, and what a symbol gains each time it occurs.
    pub(crate) fn new(weights: Vec<u64>, gain: u64) -> Model {
        let total = weights.iter().sum();
        Model { weights, total, gain }
    }

    /// Writes a symbol of the model.
    pub(crate) fn put(&mut self, symbol: usize, writer: &mut Writer) {
        let before = self.weights.iter().take(symbol).sum();
        writer.put(before, self.weights[symbol], self.total);
        self.learn(symbol);
    }

    /// Reads a symbol.
    pub(crate) fn get(&mut self, reader: &mut Reader<'_>) -> Result<usize, LinkError> {
        let part = reader.part(self.total)?;
        let mut before = 0;
        for (symbol, &weight) in self.weights.iter().enumerate() {
            if part < before + weight {
                reader.took(before, weight, self.total);
                self.learn(symbol);
                return Ok(symbol);
            }
            before += weight;
        }
        Err(LinkError::Damaged)
    }

    fn learn(&mut self, symbol: usize) {
        self.weights[symbol] += self.gain;
        self.total += self.gain;
    }
}
