// The package says what the command line says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { examples, imported, objects, told } from "./installed.mjs";

const nonoscope = await imported("answers");
const METHODS = ["auto", "passes", "constrained", "simulate", "sat"];
const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";
const DIAGONALS = "2x2:1/1/1/1";

/** Each row as X and O, with a dot for what is not known; only for puzzles of one ink. */
const letters = (board) => board.map((row) => row.map((cell) => ".OX"[cell + 1]).join(""));
const all = async (steps) => {
  const found = [];
  for await (const step of steps) found.push(step);
  return found;
};

test("verdicts and solutions, with every method", async () => {
  for (const [name, text] of [...examples(), ["diagonals", DIAGONALS]]) {
    const puzzle = await nonoscope.read(text);
    for (const method of METHODS) {
      const outcome = await nonoscope.solve(puzzle, { method, solutions: 3 });
      const [expected] = objects(["solve", "--json", "--solutions", "3", "--method", method, "-"], text);
      const { verdict, passes, steps, suppositions, conflicts } = expected;
      const found = { ...outcome };
      for (const key of Object.keys(found)) if (!(key in { verdict, passes, steps, suppositions, conflicts })) delete found[key];
      assert.deepEqual(found, { verdict, passes, steps, suppositions, conflicts }, `${name} ${method}`);
      assert.equal(outcome.method, method);
      assert.equal(outcome.solutions.length, expected.solutions.length);
      assert.equal(outcome.more ?? null, expected.more);
      assert.deepEqual(outcome.solution, outcome.solutions[0]);
      if (puzzle.colours.length === 2) assert.deepEqual(outcome.solutions.map(letters), expected.solutions);
    }
    assert.equal(puzzle.title ?? null, objects(["solve", "--json", "-"], text)[0].title);
  }
});

test("steps, with every method, lead from the start to what is certain", async () => {
  for (const [name, text] of examples().filter(([name]) => name !== "three-patterns")) {
    for (const method of [...METHODS, "human"]) {
      const steps = await all(nonoscope.steps(text, { method }));
      const lines = told(["steps", "--method", method, "-"], text).split("\n").filter((line) => /^ *\d+  \S/.test(line));
      const expected = lines.map((line) => line.replace(/^ *\d+ {2}/, ""));
      assert.deepEqual(steps.map((step) => step.sentence), expected, `${name} ${method}`);
      const puzzle = await nonoscope.read(text);
      const { certain } = await nonoscope.solve(puzzle, { method });
      const board = (puzzle.givens ?? certain.map((row) => row.map(() => -1))).map((row) => [...row]);
      for (const { cells, number } of steps) {
        assert.ok(number > 0);
        for (const { row, column, cell } of cells) {
          assert.equal(board[row][column], -1);
          board[row][column] = cell;
        }
      }
      assert.deepEqual(board, certain, `${name} ${method}`);
    }
  }
});

test("ratings, texts and pictures", async () => {
  for (const [name, text] of examples()) {
    const [expected] = objects(["rate", "--json", "-"], text);
    const rating = await nonoscope.rate(text);
    assert.equal(rating?.number ?? null, expected.rating, name);
    assert.equal(rating?.tier ?? null, expected.tier, name);
    assert.deepEqual(Object.fromEntries(rating?.techniques ?? []), expected.techniques, name);
    for (const format of ["plain", "json", "webpbn"]) {
      assert.equal(await nonoscope.write(text, format), told(["convert", "--to", format, "-"], text), `${name} ${format}`);
    }
    const { solution } = await nonoscope.solve(text);
    if (!solution) continue;
    assert.equal(await nonoscope.draw(text, "svg", { board: solution }), told(["picture", "--to", "svg", "-"], text), name);
    assert.equal(await nonoscope.draw(text, "txt", { board: solution }), told(["picture", "--to", "txt", "-"], text), name);
  }
});

test("every format is read as the command line reads it, whichever program does it", async () => {
  const formats = objects(["formats", "--json"], "");
  assert.equal(formats.length, 36);
  for (const { name, written } of formats) {
    if (!written) continue;
    const text = await nonoscope.write(HEART, name).catch((error) => {
      // A picture needs the solution.
      assert.match(error.message, /The solution is not known/, name);
    });
    if (text === undefined) continue;
    const [given, seen] = [await nonoscope.read(text, name), await nonoscope.read(text)];
    assert.equal(given.format, name);
    assert.equal(seen.format, objects(["solve", "--json", "-"], text)[0].format, name);
    assert.deepEqual([seen.rows, seen.columns], [given.rows, given.columns], name);
    assert.deepEqual((await nonoscope.solve(given)).solution, (await nonoscope.solve(HEART)).solution, name);
  }
  const several = await nonoscope.readAll("$1\n1\n1\n$2\n1\n1\n1\n1\n");
  assert.deepEqual(several.map((puzzle) => puzzle.width), [1, 2]);
});

test("what is wrong with a text is said as the command line says it", async () => {
  for (const text of ["2 1\nx\n", "", "hello", "3x2:2/1/1/1.q/2", '{"rows": [[1]], "columns": [[2]]}', "1\n\n2\n"]) {
    await assert.rejects(nonoscope.read(text), (error) => {
      assert.ok(error instanceof nonoscope.ReadError && error.name === "ReadError");
      const [expected] = objects(["solve", "--json", "-"], text);
      assert.equal(error.message, expected.sentence, text);
      const places = ({ line = null, column = null }) => ({ line, column });
      assert.deepEqual(error.mistakes.map(places), expected.mistakes.map(places), text);
      return true;
    });
  }
});

test("made puzzles are those of the command line", async () => {
  const wishes = [
    [{ width: 8, height: 6, seed: "daisy" }, ["--width", "8", "--height", "6", "--seed", "daisy"]],
    [{ width: 10, seed: 4711, rating: "moderate" }, ["--width", "10", "--seed", "4711", "--rating", "moderate"]],
  ];
  for (const [wish, words] of wishes) {
    assert.equal(await nonoscope.write(await nonoscope.make(wish)), told(["make", "random", ...words], ""));
  }
  const card = await nonoscope.make({ message: "HELLO", seed: "daisy" });
  assert.equal(card.width, 21);
  assert.equal((await nonoscope.solve(card)).verdict, "unique");
});
