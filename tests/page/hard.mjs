// A puzzle that suppositions alone do not settle in any time that a person would wait: noise, for which many pictures
// have the same clues.

/** A Tatham game ID of a square of noise. */
export function noise(side, seed) {
  let state = seed;
  const cells = Array.from({ length: side * side }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % 2 === 0;
  });
  const clue = (line) =>
    line
      .map((cell) => (cell ? "X" : " "))
      .join("")
      .split(/ +/)
      .filter((run) => run !== "")
      .map((run) => run.length)
      .join(".");
  const row = (index) => cells.slice(index * side, (index + 1) * side);
  const column = (index) => cells.filter((_, place) => place % side === index);
  const all = [column, row].flatMap((line) => Array.from({ length: side }, (_, index) => clue(line(index))));
  return `${side}x${side}:${all.join("/")}`;
}
