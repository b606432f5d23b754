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

/** A Tatham game ID of Steven Simpson's chain of this many dominoes, which has one solution. Fourteen take some seconds. */
export function dominoes(count) {
  const steps = (two) => Array(count - 1).fill(two).join("/");
  const side = 2 * count + 1;
  return `${side}x${side}:1/1/${steps("1.3/1")}/3/3/1/${steps("3.1/1")}/1`;
}
