// The puzzles that the pictures show: examples of the program and puzzles that it makes from seeds, each with one solution.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const PROGRAM = process.env.NONOSCOPE_PROGRAM ?? join(ROOT, "target/release/nonoscope");
const EXAMPLES = join(ROOT, "crates/format/src/examples");

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
  const { rows, columns, givens, colours } = JSON.parse(say(["convert", "--to", "json", "-"], text));
  if (colours) return inSeveralInks({ rows, columns, colours, solution: solutions[0], text: text.toString() });
  const runs = (line) => line.filter((run) => run > 0);
  const given = (givens ?? rows.map(() => "?".repeat(columns.length))).map((row) => [...row].map((cell) => GIVEN[cell]).join(""));
  return { rows: rows.map(runs), columns: columns.map(runs), solution: solutions[0], given, text: text.toString() };
}

/** The same with `inks`, the number of each run's ink from 0, in the order of use, and in the solution this number for a filled cell. */
function inSeveralInks({ rows, columns, colours, solution, text }) {
  const names = [];
  const number = (name) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const clues = (lines) => lines.map((line) => line.filter((run) => run !== 0));
  const [across, down] = [clues(rows), clues(columns)];
  const inks = { rows: across.map((line) => line.map(([, name]) => number(name))), columns: down.map((line) => line.map(([, name]) => number(name))) };
  const lengths = (lines) => lines.map((line) => line.map(([length]) => length));
  const letter = (name) => colours[name]?.letter ?? name[0];
  const cells = solution.map((row) => [...row].map((cell) => { const at = names.findIndex((name) => letter(name) === cell); return at < 0 ? "O" : `${at}`; }).join(""));
  return { rows: lengths(across), columns: lengths(down), inks, solution: cells, given: cells.map((row) => ".".repeat(row.length)), text };
}
const GIVEN = { "?": ".", 0: "O", 1: "X" };

/** A puzzle by its seed. */
export const random = (width, height, seed, inks = 1) =>
  puzzle(say(["make", "random", "--width", `${width}`, "--height", `${height}`, "--seed", seed, "--colours", `${inks}`]));

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
