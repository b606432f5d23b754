// Reasons, hints and checks, and what the package refuses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { imported } from "./installed.mjs";

const nonoscope = await imported("reasons");
const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";
const unknown = () => Array.from({ length: 5 }, () => Array(5).fill(-1));

test("hints lead to the solution, and say when a board is wrong or finished", async () => {
  const { solution } = await nonoscope.solve(HEART);
  const board = unknown();
  for (let turn = 0; ; turn += 1) {
    assert.ok(turn < 25);
    const hint = await nonoscope.hint(HEART, board);
    assert.ok(hint.sentence.length > 10);
    if (hint.kind === "finished") break;
    assert.equal(hint.kind, "step");
    for (const { row, column, cell } of hint.step.cells) board[row][column] = cell;
  }
  assert.deepEqual(board, solution);
  const wrong = unknown();
  wrong[1][1] = 0;
  const mistake = await nonoscope.hint(HEART, wrong);
  assert.equal(mistake.kind, "mistake");
  assert.deepEqual(mistake.line, { axis: "row", index: 1 });
  assert.deepEqual(mistake.wrong, [{ row: 1, column: 1 }]);
  // Each line still has a layout, and yet nothing is inferred from it.
  const early = unknown();
  early[0][0] = 1;
  const found = await nonoscope.hint(HEART, early);
  assert.deepEqual([found.kind, found.wrong], ["mistake", [{ row: 0, column: 0 }]]);
  assert.equal((await nonoscope.hint("2x2:1/1/1/1", [[1, -1], [1, -1]])).kind, "mistake");
  assert.equal((await nonoscope.hint({ rows: [[3], [], [3]], columns: [[3], [], [3]] })).kind, "unsolvable");
  assert.equal((await nonoscope.hint("2x2:1/1/1/1")).kind, "nothing");
});

test("every cell has a reason that rests on known cells", async () => {
  const { solution } = await nonoscope.solve(HEART);
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const why = await nonoscope.explain(HEART, { row, column });
      assert.equal(why.cell, solution[row][column]);
      assert.ok(why.sentence.length > 10 && why.step.cells.some((cell) => cell.row === row && cell.column === column));
      assert.ok(why.restsOn.every((place) => place.row !== row || place.column !== column));
    }
  }
  assert.equal(await nonoscope.explain("2x2:1/1/1/1", { row: 0, column: 0 }), undefined);
  const known = unknown();
  known[1] = [1, 1, 1, 1, 1];
  known[2] = [1, 1, 1, 1, 1];
  const why = await nonoscope.explain(HEART, { row: 0, column: 0 }, known);
  assert.deepEqual([why.step.number, why.restsOn], [1, [{ row: 2, column: 0 }]]);
});

test("marks are checked", async () => {
  const { solution } = await nonoscope.solve(HEART);
  const right = await nonoscope.check(HEART, solution);
  assert.deepEqual([right.wrong, right.right, right.solved], [[], 25, true]);
  const marks = solution.map((row) => [...row]);
  marks[0][2] = 1;
  const wrong = await nonoscope.check(HEART, marks);
  assert.deepEqual([wrong.wrong, wrong.right, wrong.solved], [[{ row: 0, column: 2 }], 24, false]);
  assert.match(wrong.sentence, /row 1, cell 3 must be empty/);
});

test("puzzles without a solution name lines that contradict each other", async () => {
  const none = await nonoscope.solve({ rows: [[3], [], [3]], columns: [[3], [], [3]] });
  assert.equal(none.verdict, "none");
  assert.equal(none.solution, undefined);
  assert.ok(none.contradiction.length >= 2 && none.contradiction.every(({ axis, index }) => ["row", "column"].includes(axis) && index < 3));
});

test("a coloured puzzle has inks", async () => {
  const puzzle = await nonoscope.make({ width: 6, inks: 3, seed: 1 });
  assert.equal(puzzle.colours.length, 4);
  assert.ok(puzzle.colours.every(({ rgb, letter, name }) => /^#[0-9a-f]{6}$/.test(rgb) && letter && name));
  assert.deepEqual(puzzle.rowInks.map((row) => row.length), puzzle.rows.map((row) => row.length));
  const { solution, verdict } = await nonoscope.solve(puzzle);
  assert.equal(verdict, "unique");
  assert.deepEqual([...new Set(solution.flat())].filter((cell) => cell > 0).sort(), [1, 2, 3]);
});

test("wide puzzles are solved by the first program, too", async () => {
  for (const side of [65, 130, 300]) {
    const full = Array.from({ length: side }, (_, index) => [side - (index % 2)]);
    const outcome = await nonoscope.solve({ rows: full, columns: full });
    assert.ok(["unique", "none"].includes(outcome.verdict), `${side}`);
    const picture = Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, column) => Number(column <= row)));
    const rows = picture.map((row) => [row.filter(Boolean).length]);
    const columns = picture.map((_, column) => [picture.filter((row) => row[column]).length]);
    assert.deepEqual((await nonoscope.solve({ rows, columns })).solution, picture);
  }
});

test("a solve can be stopped, and steps need not be taken to the end", async () => {
  const ones = Array(12).fill([1]);
  const stopped = await nonoscope.solve({ rows: ones, columns: ones }, { limit: 3 });
  assert.equal(stopped.verdict, "stopped");
  for await (const step of nonoscope.steps(HEART)) {
    assert.equal(step.number, 1);
    break;
  }
  // Many walks that nobody ends do not fill the memory of the program.
  for (let turn = 0; turn < 2000; turn += 1) {
    for await (const _ of nonoscope.steps(HEART, { method: "auto" })) break;
  }
});

test("puzzles are plain data", async () => {
  const puzzle = await nonoscope.read(HEART);
  const copy = structuredClone(puzzle);
  assert.deepEqual(copy, puzzle);
  assert.deepEqual(await nonoscope.solve(copy), await nonoscope.solve(HEART));
  assert.equal(await nonoscope.read(copy), copy);
});

test("what cannot be is refused in words", async () => {
  const puzzle = await nonoscope.read(HEART);
  const refused = [
    () => nonoscope.solve(HEART, { method: "magic" }),
    () => nonoscope.solve(HEART, { solutions: 0 }),
    () => nonoscope.solve({ ...puzzle, bytes: new Uint8Array([1, 2, 3]) }),
    () => nonoscope.read(HEART, "abacus"),
    () => nonoscope.write(HEART, "abacus"),
    () => nonoscope.write(HEART, "picture"),
    () => nonoscope.draw(HEART, "jpeg"),
    () => nonoscope.draw(HEART, "svg", { cell: 0 }),
    () => nonoscope.draw(HEART, "svg", { board: [[1]] }),
    () => nonoscope.hint(HEART, Array(5).fill([9, 9, 9, 9, 9])),
    () => nonoscope.check(HEART, Array(5).fill([0.5, 0, 0, 0, 0])),
    () => nonoscope.explain(HEART, { row: 9, column: 0 }),
    () => nonoscope.make({ width: 1 }),
    () => nonoscope.make({ width: 5, rating: "easy-peasy" }),
    () => nonoscope.make({ width: 5, rating: [50, 20] }),
    () => nonoscope.make({ inks: 99 }),
    () => nonoscope.make({ message: "" }),
    () => nonoscope.read({ rows: [[2]], columns: [[1]] }),
  ];
  for (const [index, wrong] of refused.entries()) {
    await assert.rejects(wrong, (error) => error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && error.message.length > 10, `${index}`);
  }
  // And afterwards all goes on.
  assert.equal((await nonoscope.solve(HEART)).verdict, "unique");
});
