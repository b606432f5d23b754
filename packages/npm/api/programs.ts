import { compiled } from "./modules.js";
import type * as Rest from "./programs/rest.js";
import type * as Solver from "./programs/solver.js";
import type * as Studio from "./programs/studio.js";

export type Programs = { solver: typeof Solver; rest: typeof Rest; studio: typeof Studio };

const scripts = {
  solver: () => import("./programs/solver.js"),
  rest: () => import("./programs/rest.js"),
  studio: () => import("./programs/studio.js"),
};

const running: { [P in keyof Programs]?: Promise<Programs[P]> } = {};

/** A program. The first call loads it; one that could not be loaded is tried again. Once the signal is aborted, nobody waits for it. */
export async function program<P extends keyof Programs>(name: P, signal: AbortSignal | undefined): Promise<Programs[P]> {
  signal?.throwIfAborted();
  let there: Promise<Programs[P]> | undefined = running[name];
  if (!there) {
    there = start(name);
    there.catch(() => delete running[name]);
    (running as { [Q in P]?: Promise<Programs[Q]> })[name] = there;
  }
  return signal ? until(there, signal) : there;
}

async function start<P extends keyof Programs>(name: P): Promise<Programs[P]> {
  const [script, module] = await Promise.all([scripts[name]() as Promise<Programs[P]>, compiled(name)]);
  const begin = script.default as (from: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
  await begin({ module_or_path: module });
  return script;
}

/** The same promise, which fails as soon as the signal is aborted. */
function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const abort = () => fail(signal.reason as Error);
    signal.addEventListener("abort", abort, { once: true });
    promise.then(done, fail).finally(() => signal.removeEventListener("abort", abort));
  });
}
