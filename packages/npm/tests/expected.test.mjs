// A value of the wrong type is refused in one sentence, by every function, in the calling thread and in a worker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { imported } from "./installed.mjs";

const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";
const NO_PUZZLE = [undefined, null, 5, true, [], [[1]], {}, () => HEART, Symbol("puzzle"), 5n, { rows: [[1]] }, { rows: 5, columns: [[1]] }];
const NO_CLUES = [{ rows: [1], columns: [[1]] }, { rows: [["1"]], columns: [[1]] }, { rows: [null], columns: [[1]] }, { rows: [[1]], columns: [[{}]] }];
const NO_PLAIN = [
  { title: 5 }, { givens: 5 }, { givens: [5] }, { givens: [["x"]] }, { rowInks: [[1]] }, { rowInks: 5, columnInks: 5 },
  { rowInks: [["r"]], columnInks: [["r"]] }, { colours: "red" }, { colours: [1, 2] }, { colours: ["#ffffff", { name: "red" }] },
  { colours: ["#ffffff", { rgb: "#ff0000", letter: 1 }] },
].map((part) => ({ rows: [[1]], columns: [[1]], ...part }));
const NO_OPTIONS = [null, 5, "human", [], () => {}];
const NO_SIGNAL = [null, 5, {}, new AbortController()].map((signal) => ({ signal }));
const NO_LIMIT = [{ limit: "5" }, { limit: null }, { method: 5 }, { method: null }];
const NO_BOARD = [null, 5, "xx", {}, [1], [null], [["1"]], [[null]]];
const NO_FORMAT = [null, 5, {}];
const more = [...NO_OPTIONS, ...NO_SIGNAL];

/** What each function is given: for each place, what does not belong there; before it stand right values. */
const WRONG = {
  read: [[HEART, [...NO_PUZZLE, ...NO_CLUES, ...NO_PLAIN]], [undefined, NO_FORMAT], [undefined, more]],
  readAll: [[HEART, [...NO_PUZZLE, { rows: [[1]], columns: [[1]] }]], [undefined, NO_FORMAT], [undefined, more]],
  solve: [[HEART, NO_PUZZLE], [undefined, [...more, ...NO_LIMIT, { solutions: "2" }]]],
  steps: [[HEART, NO_PUZZLE], [undefined, [...more, ...NO_LIMIT]]],
  explain: [[HEART, NO_PUZZLE], [{ row: 0, column: 0 }, [undefined, null, 5, [0, 0], { row: 0 }, { row: "0", column: 0 }]], [undefined, NO_BOARD], [undefined, more]],
  hint: [[HEART, NO_PUZZLE], [undefined, NO_BOARD], [undefined, more]],
  check: [[HEART, NO_PUZZLE], [Array(5).fill(Array(5).fill(-1)), [undefined, ...NO_BOARD]], [undefined, more]],
  rate: [[HEART, NO_PUZZLE], [undefined, [...more, { limit: "5" }]]],
  write: [[HEART, NO_PUZZLE], [undefined, NO_FORMAT], [undefined, more]],
  draw: [[HEART, NO_PUZZLE], ["svg", [undefined, null, 5]], [undefined, [...more, { cell: "5" }, ...NO_BOARD.map((board) => ({ board }))]]],
  make: [
    [
      undefined,
      [
        ...more, { width: "5" }, { height: null }, { inks: "2" }, { seed: {} }, { seed: null }, { rating: 5 }, { rating: [5] }, { rating: ["a", "b"] },
        { linesOnly: "yes" }, { message: 5 }, { message: null }, { message: "HI", width: 5 }, { message: "HI", linesOnly: true }, { message: "HI", rating: "hard" },
      ],
    ],
  ],
  loadBy: [[() => {}, [undefined, null, 5, {}]]],
};

for (const [name, file, further] of [["the calling thread", "node.js", {}], ["a worker", "node-worker.js", { startBy: WRONG.loadBy }]]) {
  test(`a value of the wrong type is refused in a sentence, in ${name}`, async () => {
    const nonoscope = await imported("expected", file);
    const all = { ...WRONG, ...further };
    assert.deepEqual(Object.keys(nonoscope).filter((name) => !["ReadError", "languages"].includes(name)).sort(), Object.keys(all).sort());
    for (const [name, places] of Object.entries(all)) {
      // What is given back is used up, so that a generator begins.
      const call = async (...words) => {
        const given = nonoscope[name](...words);
        return name === "steps" ? given.next() : given;
      };
      for (const [place, [, wrong]] of places.entries()) {
        for (const value of wrong) {
          const words = [...places.slice(0, place).map(([right]) => right), value];
          await assert.rejects(call(...words), (error) => {
            const what = `${name} ${place}: ${error}`;
            assert.ok(error instanceof TypeError, what);
            assert.match(error.message, /^Expected [^\n]+\.$/, what);
            assert.doesNotMatch(error.message, /\. [A-Z]/, what);
            return true;
          });
        }
      }
    }
    await assert.rejects(nonoscope.read(null), { name: "TypeError", message: "Expected a puzzle as a text, as { rows, columns }, or as read and make return it, found null." });
    // And afterwards all goes on.
    assert.equal((await nonoscope.solve(HEART)).verdict, "unique");
  });
}

test("a number that makes no sense is refused in a sentence", async () => {
  const nonoscope = await imported("expected");
  const wrong = [
    () => nonoscope.read({ rows: [[1.5]], columns: [[1]] }),
    () => nonoscope.read({ rows: [[-1]], columns: [[1]] }),
    () => nonoscope.read({ rows: [[1]], columns: [[1]], givens: [[2.5]] }),
    () => nonoscope.read({ rows: [[1]], columns: [[1]], givens: [[1, 1]] }),
    () => nonoscope.read({ rows: [[1]], columns: [[1]], rowInks: [[0]], columnInks: [[1]] }),
    () => nonoscope.read({ rows: [[1]], columns: [[1]], rowInks: [[1, 1]], columnInks: [[1]] }),
    () => nonoscope.read({ rows: [[1]], columns: [[1]], colours: ["#ffffff"] }),
    () => nonoscope.read({ rows: [[1]], columns: [[1]], colours: ["white", "black"] }),
    () => nonoscope.read({ rows: [[1]], columns: [[1]], colours: ["#ffffff", { rgb: "#000000", letter: "ab" }] }),
    () => nonoscope.solve(HEART, { limit: Number.NaN }),
    () => nonoscope.solve(HEART, { limit: -1 }),
    () => nonoscope.solve(HEART, { solutions: 1.5 }),
    () => nonoscope.explain(HEART, { row: 0.5, column: 0 }),
    () => nonoscope.explain(HEART, { row: 5, column: 0 }),
    () => nonoscope.explain(HEART, { row: 0, column: 5 }),
    () => nonoscope.hint(HEART, [[1]]),
    () => nonoscope.check(HEART, Array(5).fill([2, 0, 0, 0, 0])),
    () => nonoscope.make({ width: 7.5 }),
  ];
  for (const [index, call] of wrong.entries()) {
    await assert.rejects(call, (error) => error instanceof RangeError && /^Expected [^\n]+\.$/.test(error.message), `${index}`);
  }
});
