/** Nonoscope for Node.js and Deno, where programs are files. */
import { readFile } from "node:fs/promises";
import { loadBy } from "./load.js";

loadBy((_, address) => readFile(address));

export * from "./nonoscope.js";
