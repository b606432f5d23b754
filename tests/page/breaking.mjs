// Ways to break the page on purpose: browsers that lie, workers that die or never end, and storage that keeps nothing.

/** Runs in a page or a worker: whenever `globalThis.lies` is set, the next array that the program measures seems to
 * have more bytes than there can be. The program then asks for that much memory, and panics. */
export const LIE = String.raw`{
  const arrays = Object.getPrototypeOf(Uint8Array.prototype);
  const length = Object.getOwnPropertyDescriptor(arrays, "length").get;
  Object.defineProperty(arrays, "length", {
    get() {
      // Its caller is a function of the script that the program itself calls.
      if (globalThis.lies && /wasm/.test(new Error().stack.split("\n")[3])) {
        globalThis.lies = false;
        return 3_000_000_000;
      }
      return length.call(this);
    },
  });
}`;

/** What a panic, and the trap that ends it, write to the console. */
export const PANIC = /panicked|RuntimeError|unreachable/;

/** From now on, new workers run `script` before their own. */
export const workersRun = (page, script) =>
  page.route("**/worker.js", async (route) => {
    const own = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/javascript", body: `${script}\n${own}` });
  });

/** From now on, new workers say that they are ready and never answer. */
export const workersHang = (page) =>
  page.route("**/worker.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      // Ready is the first kind of message, so it is a byte of 0.
      body: "onmessage = () => { for (;;); }; postMessage(new Uint8Array([0])); export default () => {};",
    }),
  );

/** From now on, new workers are normal again. */
export const workersWork = (page) => page.unroute("**/worker.js");
