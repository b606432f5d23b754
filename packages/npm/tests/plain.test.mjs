// Puzzles as plain data: clues, given cells and colours go in as they come out, and a reading says what could also be meant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { examples, imported } from "./installed.mjs";

const { make, read, ReadError, solve, write } = await imported("plain");

/** What is plain data of a puzzle. */
const plainOf = ({ rows, columns, rowInks, columnInks, colours, givens, title }) => ({ rows, columns, rowInks, columnInks, colours, givens, title });

test("given cells are data", async () => {
  const plain = { rows: [[1], [1]], columns: [[1], [1]], givens: [[1, -1], [-1, -1]], title: "Twins" };
  const puzzle = await read(plain);
  assert.deepEqual([puzzle.givens, puzzle.title, puzzle.format], [plain.givens, "Twins", "json"]);
  assert.deepEqual((await solve(plain)).solution, [[1, 0], [0, 1]]);
  assert.deepEqual((await solve({ ...plain, givens: [[0, -1], [-1, -1]] })).solution, [[0, 1], [1, 0]]);
  assert.equal((await solve({ ...plain, givens: undefined })).verdict, "multiple");
  assert.deepEqual((await read(await write(plain, "json"))).givens, plain.givens);
});

test("colours are data, with the numbers that they are given", async () => {
  const flag = {
    rows: [[2], [1, 2], [1]],
    rowInks: [[2], [2, 1], [1]],
    columns: [[2], [1, 1], [2]],
    columnInks: [[2], [2, 1], [1]],
    colours: ["#ffffff", { name: "sky", rgb: "#80C0ff" }, { name: "red", rgb: "#d62728", letter: "q" }],
  };
  const puzzle = await read(flag);
  assert.deepEqual(puzzle.colours, [
    { name: "white", letter: ".", rgb: "#ffffff" },
    { name: "sky", letter: "s", rgb: "#80c0ff" },
    { name: "red", letter: "q", rgb: "#d62728" },
  ]);
  assert.deepEqual([puzzle.rows, puzzle.rowInks, puzzle.columns, puzzle.columnInks], [flag.rows, flag.rowInks, flag.columns, flag.columnInks]);
  const { verdict, solutions } = await solve(flag, { solutions: 10 });
  assert.ok(verdict === "none" || solutions.every((board) => board.flat().every((cell) => cell <= 2)));
  const helped = await read({ ...flag, givens: [[2, -1, -1], [-1, -1, -1], [-1, -1, 0]] });
  assert.deepEqual(helped.givens, [[2, -1, -1], [-1, -1, -1], [-1, -1, 0]]);
  // Without colours, some are chosen.
  const { colours, ...plain } = flag;
  assert.equal((await read(plain)).colours.length, colours.length);
});

test("every puzzle comes back from its plain data, even as JSON", async () => {
  const made = [await make({ width: 6, inks: 3, seed: 1 }), await make({ width: 5, seed: 1 })];
  const texts = [...examples().map(([, text]) => text), "1\n2\n\n2\n1\n\ngivens\nX.\n.-\n"];
  for (const puzzle of [...made, ...(await Promise.all(texts.map((text) => read(text))))]) {
    const again = await read(JSON.parse(JSON.stringify(plainOf(puzzle))));
    assert.deepEqual(plainOf(again), plainOf(puzzle), puzzle.title);
    assert.deepEqual((await solve(again)).certain, (await solve(puzzle)).certain, puzzle.title);
    const { bytes, ...rest } = puzzle;
    assert.deepEqual(plainOf(await read(rest)), plainOf(puzzle), puzzle.title);
  }
});

test("data that are no puzzle are refused in words", async () => {
  const wrong = [
    { rows: [[2]], columns: [[1]], givens: [[1]] },
    { rows: [[1]], columns: [[1]], rowInks: [[1]], columnInks: [[2]] },
    { rows: [[1]], columns: [[1]], rowInks: [[2]], columnInks: [[2]], colours: ["#ffffff", "#000000"] },
    { rows: [[1]], columns: [[1]], givens: [[2]] },
    { rows: [], columns: [], givens: [] },
  ];
  for (const [index, plain] of wrong.entries()) {
    await assert.rejects(read(plain), (error) => {
      assert.ok(error instanceof ReadError, `${index}: ${error}`);
      assert.ok(error.message.length > 10 && error.mistakes.length > 0 && error.mistakes[0].line === undefined, `${index}`);
      return true;
    });
  }
});

test("remarks say what else a text could mean, and what was left out", async () => {
  assert.deepEqual((await read("5x5:2/4/4/4/2/1.1/5/5/3/1")).remarks, []);
  assert.deepEqual((await make({ width: 5, seed: 1 })).remarks, []);
  assert.deepEqual((await read({ rows: [[1]], columns: [[1]] })).remarks, []);
  const { remarks } = await read("1 0 1\n0\n0\n\n1\n0\n1");
  assert.equal(remarks.length, 2);
  assert.match(remarks[0], /^The text does not say which clues are the rows/);
  assert.equal(remarks[1], "The clue of row 1 has a 0 between its runs. It was left out.");
  const text = "[[[1,1],[1]],[[1],[1],[1]]]";
  const [doubt] = (await read(text)).remarks;
  assert.match(doubt, /^Read as .*this text would be a different puzzle: read\(text, "haskell"\)\.$/);
  assert.notDeepEqual((await read(text, "haskell")).rows, (await read(text)).rows);
});

test("marks that are not given are told apart", async () => {
  const marked = await read("1\n2\n\n2\n1\n\nX.\n.O\n");
  assert.deepEqual([marked.marks, marked.givens], [[[1, -1], [-1, 0]], undefined]);
  assert.ok(marked.remarks.includes("The cells in the grid were read as your own marks."));
  assert.equal((await read("1x1:1/1")).marks, undefined);
});
