/**
 * The functions of Nonoscope, in a worker: the thread that calls them never waits for them, and a signal that is aborted ends the
 * work at once. There is one worker. It starts with the first call, and answers one call after the other.
 */
import type { Called, Failed, Said, Told, Walked } from "./answers.js";
import { expect } from "./expected.js";
import { compiled, isProgram } from "./modules.js";
import type * as Nonoscope from "./nonoscope.js";
import { ReadError } from "./read-error.js";
import type { CallOptions, Puzzle, Source, Step, StepsOptions } from "./types.js";
import { words } from "./words.js";

export { languages } from "./languages.js";
export type { Language } from "./languages.js";
export { loadBy } from "./load.js";
export type { Load, Program } from "./load.js";
export { ReadError } from "./read-error.js";
export type * from "./types.js";

/** A worker of a browser, or one of `node:worker_threads`. */
export interface Thread {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

// Bundlers find the worker by this line.
let start = (): Thread => new Worker(new URL("./thread.js", import.meta.url), { type: "module" });

/**
 * Says how the worker is started, where that is not by an address: behind a bundler that does not know `new Worker(new URL("…",
 * import.meta.url))`, with Trusted Types, or if the package comes from another origin. Its script is `nonoscope/thread`. To be called before
 * anything else.
 */
export function startBy(how: () => Thread): void {
  expect.function(how, "a function that starts a worker");
  start = how;
}

/** Reads the first puzzle of a text, or takes plain data. */
export const read = ((source: Source, format?: never, options?: CallOptions) =>
  called("read", [source, format, options], async () => {
    const isRead = typeof source === "object" && "bytes" in source && source.bytes instanceof Uint8Array;
    return isRead ? (source as Puzzle) : asked({ called: "read", with: [source, format, without(options)] }, options?.signal);
  })) as typeof Nonoscope.read;

/** Reads all puzzles of a text. */
export const readAll: typeof Nonoscope.readAll = (...words) => called("readAll", words);
/** Solves a puzzle, and finds out whether there are more solutions. */
export const solve: typeof Nonoscope.solve = (...words) => called("solve", words);
/** Why a cell is what it is. */
export const explain: typeof Nonoscope.explain = (...words) => called("explain", words);
/** What a person would do next on a board, or at the start. */
export const hint: typeof Nonoscope.hint = (...words) => called("hint", words);
/** Which marks on a board cannot be right. */
export const check: typeof Nonoscope.check = (...words) => called("check", words);
/** How hard a puzzle is. */
export const rate: typeof Nonoscope.rate = (...words) => called("rate", words);
/** The puzzle as a text. */
export const write: typeof Nonoscope.write = (...words) => called("write", words);
/** A picture of a puzzle, or of a board of it. */
export const draw = ((...words: Parameters<typeof Nonoscope.draw>) => called("draw", words)) as typeof Nonoscope.draw;
/** Makes a puzzle with one solution. */
export const make: typeof Nonoscope.make = (...words) => called("make", words);

let walks = 0;

/** The steps that solve a puzzle. The next one is told when it is asked for. */
export const steps: typeof Nonoscope.steps = async function* (source: Source, options: StepsOptions = {}) {
  expect.steps(source, options);
  const { signal, ...rest } = options;
  const puzzle = await read(source, undefined, options);
  const walk = walks++;
  const begin = { puzzle, options: rest };
  try {
    for (let step = 0; ; step += 1) {
      const next = (await asked({ walk, step, ...(step === 0 ? { begin } : {}) }, signal, begin)) as Step | undefined;
      if (next === undefined) return;
      yield next;
    }
  } finally {
    worker?.postMessage({ ended: walk } satisfies Told);
  }
};

/** Checks what a function is given, and calls it in the worker. */
async function called<T>(name: Called, words: readonly unknown[], does?: () => Promise<unknown>): Promise<T> {
  (expect[name] as (...words: readonly unknown[]) => void)(...words);
  const { signal } = (words.find(hasSignal) ?? {}) as CallOptions;
  signal?.throwIfAborted();
  return (await (does ?? (() => asked({ called: name, with: words.map(without) }, signal)))()) as T;
}

function hasSignal(word: unknown): word is Required<CallOptions> {
  return typeof word === "object" && word !== null && "signal" in word;
}

/** Options without their signal, which cannot be sent. */
function without(word: unknown): unknown {
  if (!hasSignal(word)) return word;
  const { signal: _, ...rest } = word;
  return rest;
}

/** What the worker is asked, and who waits for the answer. */
interface Job {
  readonly told: Told;
  readonly begin: Walked["begin"] | undefined;
  readonly signal: AbortSignal | undefined;
  readonly abort: () => void;
  readonly done: (answer: unknown) => void;
  readonly fail: (error: unknown) => void;
}

let worker: Thread | undefined;
let current: Job | undefined;
const waiting: Job[] = [];

function asked(told: Told, signal: AbortSignal | undefined, begin?: Walked["begin"]): Promise<unknown> {
  return new Promise((done, fail) => {
    signal?.throwIfAborted();
    const job: Job = { told, begin, signal, abort: () => abort(job), done, fail };
    signal?.addEventListener("abort", job.abort, { once: true });
    waiting.push(job);
    goOn();
  });
}

/** Begins the next job, unless there is none or another one is not yet done. */
function goOn(): void {
  if (current) return;
  current = waiting.shift();
  // A worker with nothing to do does not keep Node.js from ending.
  const hold = current ? "ref" : "unref";
  try {
    if (current) worker ??= started();
    (worker as { ref?(): void; unref?(): void } | undefined)?.[hold]?.();
    if (current) worker?.postMessage(current.told);
  } catch (error) {
    end((job) => job.fail(error));
  }
}

/** Ends the current job, and begins the next one. */
function end(how: (job: Job) => void): void {
  const job = current;
  current = undefined;
  if (job) {
    job.signal?.removeEventListener("abort", job.abort);
    how(job);
  }
  goOn();
}

function abort(job: Job): void {
  if (job === current) {
    // The work that it is at ends with it.
    stop();
    end(({ fail, signal }) => fail(signal?.reason));
  } else {
    waiting.splice(waiting.indexOf(job), 1);
    job.fail(job.signal?.reason);
  }
}

function stop(): void {
  void worker?.terminate();
  worker = undefined;
}

function started(): Thread {
  const own = start();
  const hear = (said: Said) => own === worker && heard(said);
  const broken = (error: unknown) => own === worker && (stop(), end(({ fail }) => fail(error)));
  if ("on" in own) {
    const node = own as Thread & { on(event: "message" | "error", heard: (value: never) => void): void };
    node.on("message", hear);
    node.on("error", broken);
  } else {
    const web = own as Worker;
    web.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
    web.onmessageerror = () => broken(new Error("A message of nonoscope's worker could not be read."));
    web.onerror = (event) => {
      event.preventDefault();
      broken(new Error(event.message || "The worker of nonoscope could not be started. A policy of the page may forbid it; see startBy."));
    };
  }
  return own;
}

function heard(said: Said): void {
  if ("wants" in said) {
    const [own, name] = [worker, said.wants];
    const send = (told: Told) => own === worker && own?.postMessage(told);
    const loading: Promise<WebAssembly.Module | Uint8Array | undefined> = isProgram(name) ? compiled(name) : words(name);
    loading.then(
      (loaded) => send({ name, loaded }),
      (error: unknown) => send({ name, failed: { name: "Error", message: error instanceof Error ? error.message : String(error) } }),
    );
  } else if ("unknown" in said) {
    // It has been started anew.
    const { told, begin } = current as Job;
    worker?.postMessage({ ...told, begin });
  } else if ("failed" in said) {
    // After a crash, the state of a program is unknown.
    if (said.failed.name === "RuntimeError") stop();
    end(({ fail }) => fail(failure(said.failed)));
  } else {
    end(({ done }) => done(said.answer));
  }
}

function failure({ name, message, mistakes }: Failed): Error {
  if (mistakes) return new ReadError(message, mistakes);
  const kinds: Record<string, ErrorConstructor> = { TypeError, RangeError };
  return new (kinds[name] ?? Error)(message);
}
