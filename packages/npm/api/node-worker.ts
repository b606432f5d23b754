/** The functions of Nonoscope in a worker, for Node.js and Deno. */
import { Worker } from "node:worker_threads";
import "./node.js";
import { startBy } from "./worker.js";

// The options of a program that was given as a text do not fit one that is a file.
startBy(() => new Worker(new URL("./node-thread.js", import.meta.url), { execArgv: [] }));

export * from "./worker.js";
