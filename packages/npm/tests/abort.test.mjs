// A signal ends a call: in a worker at once, and in the calling thread wherever it does not compute.
import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { join } from "node:path";
import { imported, installed, run } from "./installed.mjs";

const here = await imported("abort");
const worker = await imported("abort", "node-worker.js");
const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";
// Each of them is one of some 10^47 solutions.
const ENDLESS = { rows: Array(40).fill([1]), columns: Array(40).fill([1]) };
const ALL = { solutions: 100_000 };

const board = Array(5).fill(Array(5).fill(-1));
/** A call of every function that takes a signal. */
const calls = ({ check, draw, explain, hint, make, rate, read, readAll, solve, steps, write }) => ({
  check: (more) => check(HEART, board, more),
  draw: (more) => draw(HEART, "svg", more),
  explain: (more) => explain(HEART, { row: 0, column: 0 }, undefined, more),
  hint: (more) => hint(HEART, undefined, more),
  make: (more) => make({ width: 5, ...more }),
  rate: (more) => rate(HEART, more),
  read: (more) => read(HEART, undefined, more),
  readAll: (more) => readAll(HEART, undefined, more),
  solve: (more) => solve(HEART, more),
  steps: (more) => steps(HEART, more).next(),
  write: (more) => write(HEART, "plain", more),
});

for (const [name, nonoscope] of [["the calling thread", here], ["a worker", worker]]) {
  test(`a signal that is aborted already ends every call, in ${name}`, async () => {
    assert.deepEqual(Object.keys(calls(nonoscope)).sort(), Object.keys(nonoscope).filter((name) => !/By$|Error$|^languages$/.test(name)).sort());
    for (const [call, make] of Object.entries(calls(nonoscope))) {
      await assert.rejects(make({ signal: AbortSignal.abort() }), (error) => error instanceof DOMException && error.name === "AbortError", call);
      const reason = new Error("I have changed my mind.");
      await assert.rejects(make({ signal: AbortSignal.abort(reason) }), (error) => error === reason, call);
      // One that is not does no harm, and nobody listens to it afterwards.
      await make({ signal: new AbortController().signal });
    }
    const puzzle = await nonoscope.read(HEART);
    await assert.rejects(nonoscope.read(puzzle, undefined, { signal: AbortSignal.abort() }), { name: "AbortError" });
  });

  test(`steps end with the signal, in ${name}`, async () => {
    const controller = new AbortController();
    const seen = [];
    const walk = async () => {
      for await (const step of nonoscope.steps(HEART, { signal: controller.signal })) {
        seen.push(step.number);
        if (step.number === 3) controller.abort();
      }
    };
    await assert.rejects(walk, { name: "AbortError" });
    assert.deepEqual(seen, [1, 2, 3]);
  });
}

test("in the calling thread, nobody waits for a program once the signal is aborted", () => {
  const script = `import { loadBy, solve } from "nonoscope";
loadBy(() => new Promise(() => {}));
const controller = new AbortController();
const solved = solve("${HEART}", { signal: controller.signal });
setTimeout(() => controller.abort(), 20);
console.log(await solved.catch((error) => error.name));`;
  assert.equal(run(installed("abort"), process.execPath, "--input-type=module", "-e", script), "AbortError\n");
});

/** A worker that is watched. */
function watched() {
  const all = [];
  worker.startBy(() => {
    const one = new Worker(new URL("./node-thread.js", pathToFileURL(join(installed("abort"), "node_modules/nonoscope/"))));
    all.push(one);
    return one;
  });
  return all;
}

test("in a worker, the signal ends the work, and the next call begins anew", async () => {
  const all = watched();
  // The worker of the tests above goes.
  const first = new AbortController();
  const gone = worker.solve(ENDLESS, { ...ALL, signal: first.signal });
  setTimeout(() => first.abort(), 20);
  await assert.rejects(gone, { name: "AbortError" });

  const controller = new AbortController();
  const endless = worker.solve(ENDLESS, { ...ALL, signal: controller.signal });
  // Calls that wait for it are answered afterwards, unless they are given up, too.
  const later = worker.solve(HEART);
  const other = new AbortController();
  const never = worker.rate(HEART, { signal: other.signal });
  other.abort();
  await assert.rejects(never, { name: "AbortError" });
  setTimeout(() => controller.abort(new Error("enough")), 100);
  await assert.rejects(endless, { message: "enough" });
  assert.equal((await later).verdict, "unique");
  assert.equal(all.length, 2);
  if (all[0].threadId !== -1) await once(all[0], "exit");
  assert.equal(all[0].threadId, -1, "the work has ended");
});

test("steps go on where they were, although the worker has ended meanwhile", async () => {
  const walk = worker.steps(HEART);
  const expected = [];
  for await (const step of here.steps(HEART)) expected.push(step);
  const seen = [];
  for await (const step of walk) {
    seen.push(step);
    if (step.number % 3 !== 0) continue;
    const endless = worker.solve(ENDLESS, { ...ALL, signal: AbortSignal.timeout(20) });
    await assert.rejects(endless, { name: "TimeoutError" });
  }
  assert.deepEqual(seen, expected);
});
