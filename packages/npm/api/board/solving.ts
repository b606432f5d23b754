/** The programs of the element, and its worker: the same script, started again. */
import { glue } from "../glue.js";
import type * as Nonoscope from "../nonoscope.js";
import { ENGLISH } from "../languages.js";
import type * as Loading from "../load.js";
import { addresses as languages } from "../packs.js";
import type { Source } from "../types.js";

/** A program. Each has its own kind of solving. */
export type Kind = "board" | "board-human";
type Glue = ReturnType<typeof glue>;
export type Board = InstanceType<Glue["Board"]>;

/** What the worker is asked, and what it answers. */
interface Task {
  readonly module: WebAssembly.Module;
  readonly text?: string;
  readonly bytes?: Uint8Array;
  /** A puzzle and marks for which a hint is wanted. */
  readonly hint?: Uint8Array;
}
interface Answer {
  /** The puzzle, solved, or the hint; nothing if another program has to read the text. */
  readonly found?: Uint8Array | undefined;
  readonly broken?: string;
}

/** By this name the script knows that it is the worker. */
const NAME = "nonoscope-board";

// Bundlers find the files by these lines, so they cannot be shorter.
const addresses = {
  board: () => new URL("./programs/board.wasm", import.meta.url),
  "board-human": () => new URL("./programs/board-human.wasm", import.meta.url),
};
const script = () => new URL("./board.js", import.meta.url);

interface Running {
  readonly module: WebAssembly.Module;
  readonly glue: Glue;
}
const running: { [K in Kind]?: Promise<Running> } = {};

/** A program. The first call loads it; one that could not be loaded is tried again. */
export function program(kind: Kind): Promise<Running> {
  const there = running[kind];
  if (there) return there;
  const starting = start(kind);
  starting.catch(() => delete running[kind]);
  return (running[kind] = starting);
}

const spoken: { [tag: string]: Promise<Uint8Array> } = {};

/** The words of a language; nothing for English, or if they do not come: then English takes their place. */
export async function words(tag: string): Promise<Uint8Array | undefined> {
  const address = languages[tag];
  if (tag === ENGLISH || !address) return undefined;
  const { fetched }: typeof Loading = await import("./load.js" as string);
  const own = (spoken[tag] ??= fetched(tag, address()));
  return own.catch(() => void delete spoken[tag]);
}

async function start(kind: Kind): Promise<Running> {
  const { loaded }: typeof Loading = await import("./load.js" as string);
  const module = await loaded(kind, addresses[kind]());
  const own = glue();
  await own.default({ module_or_path: module });
  return { module, glue: own };
}

/** Reads and solves a puzzle, in a worker of its own, which ends with the signal. */
export async function opened(kind: Kind, puzzle: Source, language: string, signal: AbortSignal): Promise<Uint8Array> {
  const { module } = await program(kind);
  const first = typeof puzzle === "string" && (await asked({ module, text: puzzle }, signal));
  if (first) return first;
  // The package's other programs read all formats, and say what is wrong with a text.
  const { read }: typeof Nonoscope = await import("./index.js" as string);
  const { bytes } = await read(puzzle, undefined, { signal, language });
  const second = await asked({ module, bytes }, signal);
  if (!second) throw new Error("The puzzle could not be solved.");
  return second;
}

/** A hint for a puzzle and marks, from the program that argues like a person. */
export async function hinted(hint: Uint8Array, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const { module } = await program("board-human");
  return asked({ module, hint }, signal);
}

function asked(task: Task, signal: AbortSignal): Promise<Uint8Array | undefined> {
  return new Promise((done, fail) => {
    signal.throwIfAborted();
    const worker = begun();
    const end = () => worker.terminate();
    signal.addEventListener("abort", () => (end(), fail(signal.reason as Error)), { once: true });
    worker.onerror = (event) => {
      end();
      event.preventDefault();
      fail(new Error(event.message || "The worker that solves could not be started. A policy of the page may forbid it."));
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      end();
      if (data.broken === undefined) done(data.found);
      else fail(new Error(`The program has crashed: ${data.broken}`));
    };
    worker.postMessage(task);
  });
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}
const rules = { createScriptURL: (address: string) => address };
let trusted = rules;

function begun(): Worker {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (trusted === rules && types) trusted = types.createPolicy("nonoscope-board", rules);
  let address = script().href;
  // Workers come from the page's own origin; a script there may import one from elsewhere.
  if (new URL(address).origin !== location.origin) {
    address = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
  }
  return new Worker(trusted.createScriptURL(address), { type: "module", name: NAME });
}

/** Answers, if this is the worker. */
export function answer(): void {
  const scope = globalThis as unknown as { name?: string; document?: unknown; onmessage: unknown; postMessage(answer: Answer): void };
  if (scope.name !== NAME || scope.document) return;
  scope.onmessage = async ({ data }: MessageEvent<Task>) => {
    try {
      const own = glue();
      await own.default({ module_or_path: data.module });
      const { text = "", bytes, hint } = data;
      const found = hint ? own.hint(hint) : bytes ? own.open_reading(bytes) : own.open(text);
      scope.postMessage({ found });
    } catch (error) {
      scope.postMessage({ broken: String(error) });
    }
  };
}
