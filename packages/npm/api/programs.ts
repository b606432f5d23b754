import { loaded } from "./load.js";
import type * as Rest from "./programs/rest.js";
import type * as Solver from "./programs/solver.js";
import type * as Studio from "./programs/studio.js";

type Running = { solver: typeof Solver; rest: typeof Rest; studio: typeof Studio };

// Bundlers find the files by these lines, so they cannot be shorter.
const addresses = {
  solver: () => new URL("./programs/solver.wasm", import.meta.url),
  rest: () => new URL("./programs/rest.wasm", import.meta.url),
  studio: () => new URL("./programs/studio.wasm", import.meta.url),
};
const scripts = {
  solver: () => import("./programs/solver.js"),
  rest: () => import("./programs/rest.js"),
  studio: () => import("./programs/studio.js"),
};

const running: { [P in keyof Running]?: Promise<Running[P]> } = {};

/** A program. The first call loads it; one that could not be loaded is tried again. */
export function program<P extends keyof Running>(name: P): Promise<Running[P]> {
  const there: Promise<Running[P]> | undefined = running[name];
  if (there) return there;
  const starting = start(name);
  starting.catch(() => delete running[name]);
  (running as { [Q in P]?: Promise<Running[Q]> })[name] = starting;
  return starting;
}

async function start<P extends keyof Running>(name: P): Promise<Running[P]> {
  const [script, bytes] = await Promise.all([scripts[name]() as Promise<Running[P]>, loaded(name, addresses[name]())]);
  const begin = script.default as (from: { module_or_path: BufferSource }) => Promise<unknown>;
  await begin({ module_or_path: bytes as BufferSource });
  return script;
}
