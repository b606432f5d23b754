/** The programs, compiled. */
import { loaded } from "./load.js";
import { once } from "./once.js";

export type Name = "solver" | "rest" | "studio";

// Bundlers find the files by these lines, so they cannot be shorter.
const addresses = {
  solver: () => new URL("./programs/solver.wasm", import.meta.url),
  rest: () => new URL("./programs/rest.wasm", import.meta.url),
  studio: () => new URL("./programs/studio.wasm", import.meta.url),
};

export const isProgram = (name: string): name is Name => name in addresses;

/** A program, compiled. */
export const compiled = once((name: Name) => loaded(name, addresses[name]()));
