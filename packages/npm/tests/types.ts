// What the types allow, and what they refuse. It is compiled and never run.
import { type Hint, type MakeOptions, type Outcome, type Plain, type Puzzle, check, draw, explain, hint, languages, make, rate, read, readAll, solve, steps, write } from "nonoscope";
import * as worker from "nonoscope/worker";
import type { NonoscopeBoard } from "nonoscope/board";

declare const puzzle: Puzzle;
declare const board: NonoscopeBoard;
declare const signal: AbortSignal;

// Either a message or a size.
await make({ message: "HI", seed: 5, signal });
await make({ width: 5, height: 6, rating: [10, 20], inks: 2, linesOnly: true });
// @ts-expect-error
await make({ message: "HI", width: 5 });
// @ts-expect-error
await make({ message: "HI", rating: "hard" });
// @ts-expect-error
await make({ message: "HI", linesOnly: false });
// @ts-expect-error
await make({ message: undefined, width: 5, heigth: 6 });
// @ts-expect-error
await make({ rating: "easy" });
// @ts-expect-error
const both: MakeOptions = { message: "HI", inks: 2 };
const perhaps: MakeOptions = Math.random() < 0.5 ? { message: "HI" } : { width: 5 };
await make(perhaps);

// Pictures have the options that their kind uses, and come as what they are.
const svg: string = await draw(puzzle, "svg", { board: [[1]], cell: 5, signal });
const png: Uint8Array = await draw(puzzle, "png", { cell: 5 });
await draw(puzzle, "gif", { cell: 5 });
await draw(puzzle, "pdf", { board: [[1]] });
// @ts-expect-error
await draw(puzzle, "gif", { board: [[1]] });
// @ts-expect-error
await draw(puzzle, "txt", { cell: 5 });
// @ts-expect-error
await draw(puzzle, "pdf", { cell: 5 });
// @ts-expect-error
await draw(puzzle, "jpeg");
// @ts-expect-error
const bytes: Uint8Array = await draw(puzzle, "svg");

// Plain data.
const plain: Plain = { rows: [[1]], columns: [[1]], givens: [[1]], colours: ["#ffffff", { rgb: "#000000", name: "black" }], title: "One" };
await read({ ...plain, rowInks: [[1]], columnInks: [[1]] } satisfies Plain);
const { bytes: _, ...rest } = puzzle;
// @ts-expect-error
await read({ rows: [[1]], columns: [[1]], rowInks: [[1]] });
// @ts-expect-error
await read({ rows: [[1]] });
// @ts-expect-error
await read({ rows: [["1"]], columns: [[1]] });
// @ts-expect-error
await read({ rows: [[1]], columns: [[1]], colours: [{ name: "red" }] });
// @ts-expect-error
await read(null);
// A format is that of a text.
await read("1x1:1/1", "tatham", { signal });
// @ts-expect-error
await read({ rows: [[1]], columns: [[1]] }, "json");
// @ts-expect-error
await read("1x1:1/1", "abacus");
// @ts-expect-error
await readAll(puzzle);
const remarks: readonly string[] = puzzle.remarks;

// What is true of a verdict.
const outcome: Outcome = await solve(puzzle, { method: "sat", solutions: 2, limit: 5, signal });
if (outcome.verdict === "unique") console.log(outcome.solution[0]);
if (outcome.verdict === "none") console.log(outcome.contradiction?.[0]?.axis);
// @ts-expect-error
console.log(outcome.solution[0]);
// @ts-expect-error
if (outcome.verdict === "none") console.log(outcome.solution[0]);
// @ts-expect-error
if (outcome.verdict === "unknown") console.log(outcome);
// @ts-expect-error
await solve(puzzle, { method: "magic" });
// @ts-expect-error
await solve(puzzle, { solution: 5 });
// @ts-expect-error
await rate(puzzle, { method: "human" });
const hinted: Hint = await hint(puzzle, [[1]], { signal });
if (hinted.kind === "step") console.log(hinted.step.sentence);
// @ts-expect-error
console.log(hinted.step);
// @ts-expect-error
await check(puzzle);
// @ts-expect-error
await explain(puzzle, [0, 0]);
await write(puzzle, "json", { signal });
for await (const step of steps(puzzle, { signal })) console.log(step.number);
// @ts-expect-error
for (const step of steps(puzzle)) console.log(step);
// @ts-expect-error
await solve(puzzle, { signal: new AbortController() });

// A language is a tag.
await solve(puzzle, { language: "de-AT" });
await draw(puzzle, "svg", { language: languages[0]?.tag });
// @ts-expect-error
await solve(puzzle, { language: 5 });
// @ts-expect-error
languages[0].tag = "xx";

// The worker has the same functions.
const same: Omit<typeof import("nonoscope"), "ReadError"> = worker;
await worker.make({ message: "HI", signal });
// @ts-expect-error
await worker.make({ message: "HI", width: 5 });
worker.startBy(() => new Worker("worker.js"));
// @ts-expect-error
worker.startBy(new Worker("worker.js"));

// The element.
board.puzzle = plain;
board.puzzle = puzzle;
board.puzzle = "1x1:1/1";
// @ts-expect-error
board.puzzle = 5;
// @ts-expect-error
board.method = "sat";
board.hint();
board.addEventListener("nonoscope-solved", ({ detail }) => console.log(detail.won, detail.cells));
// @ts-expect-error
board.addEventListener("nonoscope-solved", ({ detail }) => console.log(detail.sentence));

export const used = [svg, png, bytes, both, rest, remarks, same];
