// Numbers by chance that are the same for the same word, everywhere.

/** A source of numbers for a word: `number()` from 0 to 1, `whole(from, to)` with both ends, `one(of)` of a list, `is(share)`. */
export function chance(word) {
  // FNV-1a spreads the word, mulberry32 goes on from there.
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from, to) => from + Math.floor(number() * (to - from + 1));
  const one = (of) => of[whole(0, of.length - 1)];
  const between = (from, to) => from + number() * (to - from);
  return { number, whole, one, between, is: (share) => number() < share };
}
