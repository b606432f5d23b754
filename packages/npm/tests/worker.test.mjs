// The functions in a worker give the same answers, and leave the thread that calls them free.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openPage } from "../../../tests/page/browser.mjs";
import { examples, imported, installed, run } from "./installed.mjs";

const here = await imported("worker");
const worker = await imported("worker", "node-worker.js");
const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";
const folder = installed("worker");
const all = async (steps) => {
  const found = [];
  for await (const step of steps) found.push(step);
  return found;
};

test("its functions are those of the package", () => {
  const names = (module) => Object.keys(module).filter((name) => name !== "startBy").sort();
  assert.deepEqual(names(worker), names(here));
  assert.equal(worker.ReadError, here.ReadError);
});

test("its answers are those of the package", async () => {
  for (const [name, text] of [...examples().slice(0, 4), ["clues", { rows: [[1], [1]], columns: [[1], [1]], givens: [[1, -1], [-1, -1]] }]]) {
    const [puzzle, own] = [await here.read(text), await worker.read(text)];
    assert.deepEqual(own, puzzle, name);
    assert.equal(await worker.read(own), own, name);
    const board = Array.from({ length: puzzle.height }, () => Array(puzzle.width).fill(-1));
    for (const ask of [
      (its) => its.solve(puzzle, { solutions: 2 }),
      (its) => its.solve(puzzle, { method: "human" }),
      (its) => its.rate(puzzle),
      (its) => its.hint(puzzle, board),
      (its) => its.check(puzzle, board),
      (its) => its.explain(puzzle, { row: 1, column: 1 }),
      (its) => its.write(puzzle, "json"),
      (its) => its.draw(puzzle, "svg"),
      (its) => its.draw(puzzle, "png", { cell: 5 }),
      (its) => all(its.steps(puzzle)),
      (its) => all(its.steps(puzzle, { method: "auto" })),
    ]) {
      assert.deepEqual(await ask(worker), await ask(here), `${name}: ${ask}`);
    }
  }
  assert.deepEqual(await worker.make({ width: 8, seed: 1 }), await here.make({ width: 8, seed: 1 }));
  assert.equal((await worker.readAll("$1\n1\n1\n$2\n1\n1\n1\n1\n")).length, 2);
});

test("its errors are those of the package", async () => {
  for (const ask of [
    (its) => its.read("2 1\nx\n"),
    (its) => its.read(HEART, "abacus"),
    (its) => its.solve(HEART, { method: "magic" }),
    (its) => its.hint(HEART, [[1]]),
    (its) => its.make({ width: 1 }),
    (its) => its.make({ width: 2.5 }),
    (its) => its.steps(HEART, { method: "magic" }).next(),
  ]) {
    const error = await ask(here).catch((error) => error);
    assert.ok(error instanceof Error, String(ask));
    await assert.rejects(ask(worker), (own) => {
      assert.deepEqual([own.constructor, own.message, own.mistakes], [error.constructor, error.message, error.mistakes], String(ask));
      return true;
    });
  }
  assert.equal((await worker.solve(HEART)).verdict, "unique");
});

test("calls are answered in order, and many walks go on side by side", async () => {
  const order = [];
  await Promise.all([1, 2, 3].map(async (number) => order.push([number, (await worker.solve(HEART)).verdict])));
  assert.deepEqual(order, [[1, "unique"], [2, "unique"], [3, "unique"]]);
  const walks = [worker.steps(HEART), worker.steps(HEART, { method: "auto" })];
  const expected = await Promise.all([all(here.steps(HEART)), all(here.steps(HEART, { method: "auto" }))]);
  assert.deepEqual(await Promise.all(walks.map(all)), expected);
  for (let turn = 0; turn < 300; turn += 1) {
    for await (const _ of worker.steps(HEART, { method: "auto" })) break;
  }
});

test("a program that has its answer ends, although the worker is there", () => {
  const script = `import { solve, steps } from "nonoscope/worker";
console.log((await solve("${HEART}")).verdict);
for await (const step of steps("${HEART}")) { console.log(step.number); break; }`;
  assert.equal(run(folder, process.execPath, "--input-type=module", "-e", script), "unique\n1\n");
  writeFileSync(join(folder, "own.mjs"), script);
  assert.equal(run(folder, process.execPath, "own.mjs"), "unique\n1\n");
});

test("a worker that cannot be started is said, and tried again", () => {
  const script = `import { Worker } from "node:worker_threads";
import { solve, startBy } from "nonoscope/worker";
let tries = 0;
startBy(() => { tries += 1; throw new Error("not today"); });
for (const _ of "ab") console.log(await solve("${HEART}").catch((error) => error.message));
startBy(() => new Worker(new URL("./gone.js", import.meta.url)));
console.log(/gone/.test(await solve("${HEART}").catch((error) => error.message)));
startBy(() => new Worker(new URL(import.meta.resolve("nonoscope/thread"))));
console.log((await solve("${HEART}")).verdict, tries);`;
  writeFileSync(join(folder, "tries.mjs"), script);
  assert.equal(run(folder, process.execPath, "tries.mjs"), "not today\nnot today\ntrue\nunique 2\n");
});

test("in a browser, under a strict policy, the signal ends the work, and programs are loaded once", async () => {
  const own = join(folder, "page");
  mkdirSync(own, { recursive: true });
  cpSync(join(folder, "node_modules/nonoscope"), join(own, "nonoscope"), { recursive: true });
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:";
  writeFileSync(join(own, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
  writeFileSync(join(own, "index.html"), '<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><script type="module" src="page.js"></script>');
  writeFileSync(
    join(own, "page.js"),
    `import { read, ReadError, solve, steps } from "./nonoscope/worker.js";
const said = [(await solve("${HEART}")).verdict];
const ones = Array(40).fill([1]);
const controller = new AbortController();
const endless = solve({ rows: ones, columns: ones }, { solutions: 100_000, signal: controller.signal });
// This thread is free, or it would not come to this.
setTimeout(() => controller.abort(), 200);
said.push(await endless.catch((error) => error.name));
said.push((await solve("2x2:1/1/1/1")).verdict);
for await (const step of steps("${HEART}")) { said.push(step.sentence.slice(0, 5)); break; }
said.push(await read("2 1\\nx").catch((error) => error instanceof ReadError && error.mistakes[0].line));
document.getElementById("said").textContent = said.join(" ");
`,
  );
  await openPage({ folder: own, headers: true }, async (page, site) => {
    await page.locator("#said").filter({ hasText: "unique AbortError multiple Row 2 2" }).waitFor();
    const programs = site.asked.filter((name) => name.endsWith(".wasm")).map((name) => name.split("/").at(-1));
    assert.deepEqual(programs.sort(), ["rest.wasm", "solver.wasm"]);
  });
});
