// The puzzles that the pictures show: examples of the program and puzzles that it makes from seeds, each with one solution.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const PROGRAM = process.env.NONOSCOPE_PROGRAM ?? join(ROOT, "target/release/nonoscope");
const EXAMPLES = join(ROOT, "src/examples");

/** What the program prints for these words, given a text to read. */
export function say(words, input = "") {
  const { error, status, stdout, stderr } = spawnSync(PROGRAM, words, { input, maxBuffer: 1 << 26 });
  if (error) throw error;
  // 1 is the verdict that there is no solution.
  if (status > 1) throw new Error(`${words.join(" ")}: ${stderr}`);
  return stdout;
}

/**
 * A puzzle as `{ rows, columns, solution, given, text }`: lists of runs (empty for a line without one), the solution and
 * the given cells as lists of strings (`X` filled, `O` empty, `.` not given), and the puzzle as clue lines.
 */
function puzzle(text) {
  const { verdict, solutions } = JSON.parse(say(["solve", "--json", "-"], text));
  if (verdict !== "unique") return undefined;
  const { rows, columns, givens } = JSON.parse(say(["convert", "--to", "json", "-"], text));
  const runs = (line) => line.filter((run) => run > 0);
  const given = (givens ?? rows.map(() => "?".repeat(columns.length))).map((row) => [...row].map((cell) => GIVEN[cell]).join(""));
  return { rows: rows.map(runs), columns: columns.map(runs), solution: solutions[0], given, text: text.toString() };
}
const GIVEN = { "?": ".", 0: "O", 1: "X" };

/** A puzzle by its seed. */
export const random = (width, height, seed) => puzzle(say(["make", "random", "--width", `${width}`, "--height", `${height}`, "--seed", seed]));

/** The examples in black and white with one solution. */
export function examples() {
  const found = [];
  for (const name of readdirSync(EXAMPLES).filter((name) => name.endsWith(".txt")).sort()) {
    const text = say(["convert", "--to", "plain", join(EXAMPLES, name)]).toString();
    if (/^(colour)/mu.test(text)) continue;
    const one = puzzle(text);
    if (one !== undefined && one.rows.length <= 50) found.push(one);
  }
  return found;
}
