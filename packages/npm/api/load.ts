/**
 * The WebAssembly files of the package: the one that is always needed, and two that are loaded when they are; and those of the
 * element, one for each method.
 */
export type Program = "solver" | "rest" | "studio" | "board" | "board-human";

/** The bytes of a program, a `Response` with them, or a `WebAssembly.Module`. */
export type Load = (program: Program, address: URL) => object | Promise<object>;

let load: Load = async (program, address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The program ${program} of nonoscope could not be loaded: ${answer.status} for ${address}`);
  return answer;
};

/**
 * Says how programs are loaded, where that is not by an address: in a runtime without `fetch` or files, or behind a bundler that
 * does not know `new URL("…", import.meta.url)`. To be called before anything else.
 */
export function loadBy(how: Load): void {
  if (typeof how !== "function") throw new TypeError(`Expected a function that loads a program, found ${String(how)}.`);
  load = how;
}

/** @internal A program, compiled. */
export async function loaded(program: Program, address: URL): Promise<WebAssembly.Module> {
  const from: unknown = await load(program, address);
  if (from instanceof WebAssembly.Module) return from;
  if (typeof Response === "function" && from instanceof Response) {
    // Not every host knows the type of such files.
    const again = from.clone();
    return WebAssembly.compileStreaming(from).catch(async () => WebAssembly.compile(await again.arrayBuffer()));
  }
  if (from instanceof ArrayBuffer || ArrayBuffer.isView(from)) return WebAssembly.compile(from as BufferSource);
  throw new TypeError(`Expected bytes, a Response or a WebAssembly.Module for the program ${program}, found ${String(from)}.`);
}
