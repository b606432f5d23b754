/** The programs, compiled. */
import { loaded } from "./load.js";

export type Name = "solver" | "rest" | "studio";

// Bundlers find the files by these lines, so they cannot be shorter.
const addresses = {
  solver: () => new URL("./programs/solver.wasm", import.meta.url),
  rest: () => new URL("./programs/rest.wasm", import.meta.url),
  studio: () => new URL("./programs/studio.wasm", import.meta.url),
};

const modules: { [N in Name]?: Promise<WebAssembly.Module> } = {};

/** A program, compiled. The first call loads it; one that could not be loaded is tried again. */
export function compiled(name: Name): Promise<WebAssembly.Module> {
  const there = modules[name];
  if (there) return there;
  const loading = loaded(name, addresses[name]());
  loading.catch(() => delete modules[name]);
  return (modules[name] = loading);
}
