/** The worker in Node.js and Deno. */
import { parentPort } from "node:worker_threads";
import { answer } from "./answers.js";

answer((said) => parentPort?.postMessage(said), (heard) => parentPort?.on("message", heard));
