/**
 * The WebAssembly files of the package: the one that is always needed, and two that are loaded when they are; and those of the
 * element, one for each method.
 */
export type Program = "solver" | "rest" | "studio" | "board" | "board-human";

/**
 * Loads a program: its bytes, a `Response` with them, or a `WebAssembly.Module`. For another language than English it loads the
 * words, too: their name is the tag, such as `de`, and they are bytes or a `Response`.
 */
export type Load = (name: Program | (string & {}), address: URL) => object | Promise<object>;

let load: Load = async (name, address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The file ${name} of nonoscope could not be loaded: ${answer.status} for ${address}`);
  return answer;
};

/**
 * Says how programs and languages are loaded, where that is not by an address: in a runtime without `fetch` or files, or behind a
 * bundler that does not know `new URL("…", import.meta.url)`. To be called before anything else.
 */
export function loadBy(how: Load): void {
  if (typeof how !== "function") throw new TypeError(`Expected a function that loads a program, found ${String(how)}.`);
  load = how;
}

const isResponse = (from: unknown): from is Response => typeof Response === "function" && from instanceof Response;

/** @internal A program, compiled. */
export async function loaded(program: Program, address: URL): Promise<WebAssembly.Module> {
  const from: unknown = await load(program, address);
  if (from instanceof WebAssembly.Module) return from;
  if (isResponse(from)) {
    // Not every host knows the type of such files.
    const again = from.clone();
    return WebAssembly.compileStreaming(from).catch(async () => WebAssembly.compile(await again.arrayBuffer()));
  }
  if (from instanceof ArrayBuffer || ArrayBuffer.isView(from)) return WebAssembly.compile(from as BufferSource);
  throw new TypeError(`Expected bytes, a Response or a WebAssembly.Module for the program ${program}, found ${String(from)}.`);
}

/** @internal The words of a language. */
export async function fetched(tag: string, address: URL): Promise<Uint8Array> {
  const from: unknown = await load(tag, address);
  const bytes = isResponse(from) ? await from.arrayBuffer() : from;
  if (bytes instanceof Uint8Array) return bytes;
  if (bytes instanceof ArrayBuffer) return new Uint8Array(bytes);
  throw new TypeError(`Expected bytes or a Response for the language ${tag}, found ${String(from)}.`);
}
