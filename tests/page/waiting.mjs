// Waiting for what a page or a browser comes to.
import { setTimeout as wait } from "node:timers/promises";

/** How long is waited for anything: far longer than it takes, so that a machine with much else to do fails no test. */
export const SECONDS = 120;

/** Waits until `isSo` resolves to something, and resolves to it. What never becomes so fails the test by its name. */
export async function until(isSo, what = String(isSo), seconds = SECONDS) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(20)) {
    const answer = await isSo();
    if (answer) return answer;
  }
  throw new Error(`After ${seconds} seconds it is still not so: ${typeof what === "function" ? what() : what}`);
}
