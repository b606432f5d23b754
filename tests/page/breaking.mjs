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

const ENGINE = "**/engine.js";

/** From now on, new workers of the engine run `script` before their program's own. Their name is their role. */
export const engineRuns = (page, script) =>
  page.route(ENGINE, async (route) => {
    const own = await (await route.fetch()).text();
    // The page may have gone on in the meantime.
    await route.fulfill({ contentType: "text/javascript", body: `${script}\n${own}` }).catch(() => {});
  });

/** From now on, new solvers do. */
export const solversRun = (page, script) => engineRuns(page, `if (self.name === "solver") { ${script} }`);

/** From now on, new solvers say that they are ready and never answer. */
export const solversHang = (page) =>
  page.route(ENGINE, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      // Ready is the first kind of message, so it is a byte of 0.
      body: `import init from "./engine.js?own";
        const hang = () => { onmessage = () => { for (;;); }; postMessage(new Uint8Array([0])); };
        export default self.name === "solver" ? hang : init;`,
    }),
  );

/** From now on, new solvers are normal again. */
export const solversWork = (page) => page.unroute(ENGINE);
