// Records of players, as a browser keeps them and as a file has them.

/** A line with its checksum: FNV-1a of 32 bits. */
function sealed(line) {
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(line)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return `${line} #${sum.toString(16).padStart(8, "0")}\n`;
}

/** A record of these lines. */
export const record = (lines) => [`nonoscope record 1 ${lines.length}`, ...lines].map(sealed).join("");

/** Thirteen solves of the shelf: one went badly, and one has a replay. */
export const THIRTEEN = record([
  ...[...Array(12).keys()].map((n) =>
    `solve 00000000000000${n + 10} ${1_700_000_000_000 + n} solved on=2023-11-${n + 10} time=${60_000 + 9000 * ((n * 5) % 12)} size=10x10 rating=${n * 3} shelf=${n + 40}`,
  ),
  "solve 00000000000000aa 1700000009999 solved on=2023-11-14 time=99000 hints=4 size=5x5 rating=30 asked=overlap:3,join:1 shelf=7 title=Heart replay=5x5.1,0X1,500X3,300X5+1+1+1+1,300O0+2+2,400X16+1+1,900X22",
]);
