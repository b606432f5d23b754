import { ENGLISH, meant } from "./languages.js";
import { compiled } from "./modules.js";
import type { Name } from "./modules.js";
import { once } from "./once.js";
import type * as Rest from "./programs/rest.js";
import type * as Solver from "./programs/solver.js";
import type * as Studio from "./programs/studio.js";
import type { CallOptions } from "./types.js";
import { words } from "./words.js";

export type Programs = { solver: typeof Solver; rest: typeof Rest; studio: typeof Studio };

const scripts = {
  solver: () => import("./programs/solver.js"),
  rest: () => import("./programs/rest.js"),
  studio: () => import("./programs/studio.js"),
};

/** A program. The first call loads it. */
const program = once(async (name: Name): Promise<Programs[Name]> => {
  const [script, module] = await Promise.all([scripts[name]() as Promise<Programs[Name]>, compiled(name)]);
  const begin = script.default as (from: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
  await begin({ module_or_path: module });
  return script;
});

/** The language in which each program speaks; English, where there is none. */
const spoken: { [N in Name]?: string } = {};

/** Asks a program in a language. Once the signal is aborted, nobody waits for what has to be loaded. */
export async function ask<P extends keyof Programs, T>(name: P, { language = ENGLISH, signal }: CallOptions, what: (program: Programs[P]) => T): Promise<T> {
  signal?.throwIfAborted();
  const tag = meant(language) ?? ENGLISH;
  const loading = Promise.all([program(name), words(tag)]);
  const [own, itsWords] = await (signal ? until(loading, signal) : loading);
  // Calls in several languages may take turns, so nothing may come between this and the question.
  if ((spoken[name] ?? ENGLISH) !== tag) own.speak(itsWords);
  spoken[name] = tag;
  return what(own as Programs[P]);
}

/** The same promise, which fails as soon as the signal is aborted. */
function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const abort = () => fail(signal.reason as Error);
    signal.addEventListener("abort", abort, { once: true });
    promise.then(done, fail).finally(() => signal.removeEventListener("abort", abort));
  });
}
