/** `<nonoscope-board>`: a nonogram that solves itself step by step, or that people solve themselves, on any page. */
import { Controls, add } from "./board/controls.js";
import type { Press } from "./board/controls.js";
import { languageOf } from "./board/language.js";
import { answer, hinted, opened, program, words } from "./board/solving.js";
import type { Board as Program, Kind } from "./board/solving.js";
import { Theme, style } from "./board/style.js";
import { expect } from "./expected.js";
import { early } from "./packs.js";
import type { Board, Clues, Source, Verdict } from "./types.js";

/** What is known of a puzzle once it is on the board. */
export interface BoardReady {
  readonly verdict: Verdict;
  /** The verdict for people. */
  readonly sentence: string;
  readonly title?: string;
  readonly width: number;
  readonly height: number;
  readonly steps: number;
}

/** Where the board is in the solve. */
export interface BoardStep {
  /** How many steps have been taken. */
  readonly position: number;
  readonly steps: number;
  /** What the last step infers, and why. */
  readonly sentence: string;
}

/** What has gone wrong. */
export interface BoardError {
  /**
   * The text is not a puzzle (`unreadable`), the puzzle has `none` or `several` solutions, or the program could not be
   * loaded or has broken down (`unloaded`).
   */
  readonly reason: "unreadable" | "none" | "several" | "unloaded";
  readonly message: string;
}

/** How the picture was finished. */
export interface BoardSolved {
  readonly cells: Board;
  /** Whether a person has won: the marks are the solution. If not, the steps have led to it. */
  readonly won: boolean;
}

/** How fast it plays: one, four, twelve or sixty steps a second. */
export type BoardSpeed = "slow" | "steady" | "brisk" | "fast";

/** The events of the element. All of them bubble. */
export interface BoardEventMap {
  /** A puzzle is on the board. */
  "nonoscope-ready": CustomEvent<BoardReady>;
  /** A step was taken, or taken back. */
  "nonoscope-step": CustomEvent<BoardStep>;
  /** Somebody who solves it has changed marks. */
  "nonoscope-mark": CustomEvent<{ readonly cells: Board }>;
  /** The picture is finished. */
  "nonoscope-solved": CustomEvent<BoardSolved>;
  /** The puzzle cannot be shown, or has not exactly one solution. */
  "nonoscope-error": CustomEvent<BoardError>;
}

const ATTRIBUTES = ["puzzle", "method", "controls", "solve-yourself", "speed", "lang"];
const KINDS: Record<string, Kind> = { auto: "board", human: "board-human" };
/** How long a finger rests for a long press, and how long a solve may take before anybody is told, in milliseconds. */
const LONG_PRESS = 450;
const PATIENCE = 250;
/** What stands around the board and should be in view with it, and the least height of the board, in pixels. */
const AROUND = 190;
const LEAST = 200;

/** Outside a browser there are no elements; importing this there gives a class that nobody can use. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** A board. Its attributes are `puzzle`, `method`, `controls`, `solve-yourself`, `speed` and `lang`. */
export class NonoscopeBoard extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  #parts: Parts | undefined;
  #board: Program | undefined;
  #kind: Kind | undefined;
  /** What is on the board. */
  #shown: string | undefined;
  /** The language in which the board speaks. */
  #language: string | undefined;
  /** How many puzzles have been opened. */
  #count = 0;
  #opening: AbortController | undefined;
  #finding: AbortController | undefined;
  /** The puzzle, if a script has given data that an attribute does not hold. */
  #data: Exclude<Source, string> | undefined;
  #planned = false;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = { position: 0, cells: "", finished: false };
  #away: AbortController | undefined;

  /** The puzzle: a text in one of the formats, or a link of Nonoscope's page. By default the text in the element. It may be set to plain data. */
  get puzzle(): string {
    return this.getAttribute("puzzle") ?? unindented(this.textContent ?? "");
  }
  set puzzle(puzzle: Source) {
    expect.puzzle(puzzle);
    const lines = (clues: Clues) => clues.map((clue) => [...clue].join(" ") || "0").join("\n");
    this.setAttribute("puzzle", typeof puzzle === "string" ? puzzle : `${lines(puzzle.rows)}\n\n${lines(puzzle.columns)}`);
    const isPlain = typeof puzzle === "string" || !["title", "givens", "rowInks", "colours"].some((part) => part in puzzle);
    this.#data = isPlain ? undefined : (puzzle as Exclude<Source, string>);
    if (this.#data) this.#plan();
  }

  /** How it is solved: `auto`, or `human`, which says why. */
  get method(): "auto" | "human" {
    return this.getAttribute("method") === "human" ? "human" : "auto";
  }
  set method(method: "auto" | "human") {
    this.setAttribute("method", method);
  }

  /** Whether there are buttons. */
  get controls(): boolean {
    return this.hasAttribute("controls");
  }
  set controls(controls: boolean) {
    this.toggleAttribute("controls", controls);
  }

  /** Whether people solve it themselves. */
  get solveYourself(): boolean {
    return this.hasAttribute("solve-yourself");
  }
  set solveYourself(own: boolean) {
    this.toggleAttribute("solve-yourself", own);
  }

  get speed(): BoardSpeed {
    const speed = this.getAttribute("speed");
    return speed === "slow" || speed === "brisk" || speed === "fast" ? speed : "steady";
  }
  set speed(speed: BoardSpeed) {
    this.setAttribute("speed", speed);
  }

  /** How many steps have been taken. */
  get position(): number {
    return this.#board?.position() ?? 0;
  }
  set position(position: number) {
    this.#do((board) => board.go_to(Math.max(0, Math.trunc(position) || 0)));
  }

  /** How many steps there are. */
  get steps(): number {
    return this.#board?.steps() ?? 0;
  }

  /** What the element says. */
  get sentence(): string {
    return this.#parts?.sentence.textContent ?? "";
  }

  /** The verdict, once there is one. */
  get verdict(): Verdict | undefined {
    return this.#board?.verdict()[0] as Verdict | undefined;
  }

  /** Whether steps play. */
  get playing(): boolean {
    return this.#board?.is_playing() ?? false;
  }

  /** The cells that are shown. */
  get cells(): Board {
    const [width = 0, height = 0] = this.#board?.size() ?? [];
    const cells = [...(this.#board?.cells() ?? [])];
    return Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width));
  }

  /** Takes the next step. */
  step(): void {
    this.#do((board) => board.step());
  }

  /** Takes back the last step. */
  back(): void {
    this.#do((board) => board.back());
  }

  /** Plays to the end, or from the start if it is there. */
  play(): void {
    if (!this.playing) this.#do((board) => board.play_or_pause());
  }

  pause(): void {
    if (this.playing) this.#do((board) => board.play_or_pause());
  }

  /** Takes back the last stroke of marks. */
  undo(): void {
    this.#do((board) => board.undo());
  }

  redo(): void {
    this.#do((board) => board.redo());
  }

  /** Erases all marks. */
  clear(): void {
    this.#do((board) => board.clear());
  }

  /** Shows where to look next; asked again, the technique, then the reason, and then it marks the cells. It says first if a mark is wrong. */
  hint(): void {
    this.#do((board) => board.hint());
  }

  /** Shows which marks cannot be right. */
  check(): void {
    this.#do((board) => board.check());
  }

  connectedCallback(): void {
    this.#parts ??= this.#made();
    const parts = this.#parts;
    const { signal } = (this.#away = new AbortController());
    const fit = () => requestAnimationFrame(() => this.isConnected && this.#fit());
    const resized = new ResizeObserver(fit);
    resized.observe(parts.root);
    const written = new MutationObserver(() => this.#plan());
    written.observe(this, { childList: true, characterData: true, subtree: true });
    const translated = new MutationObserver(() => this.#plan());
    translated.observe(document, { attributes: true, attributeFilter: ["lang"], subtree: true });
    signal.addEventListener("abort", () => [resized, written, translated].forEach((observer) => observer.disconnect()));
    addEventListener("resize", fit, { signal });
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"]) {
      matchMedia(query).addEventListener("change", () => this.#suit(), { signal });
    }
    this.#suit();
    this.#plan();
  }

  disconnectedCallback(): void {
    this.#away?.abort();
    this.#opening?.abort();
    this.#finding?.abort();
    this.pause();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#timer);
  }

  attributeChangedCallback(name: string, old: string | null, now: string | null): void {
    if (name === "puzzle") this.#data = undefined;
    if (old === now || !this.#parts) return;
    if (name === "puzzle" || name === "method" || name === "lang") return this.#plan();
    if (name === "speed") this.#board?.set_speed(this.speed);
    if (name === "solve-yourself") this.#board?.set_marking(this.solveYourself);
    this.#show();
  }

  #made(): Parts {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [style()];
    const root = add(shadow as unknown as Element, "div", "root");
    const [title, note, frame] = [add(root, "p", "title"), add(root, "p", "note"), add(root, "div", "frame")];
    note.role = "alert";
    Object.assign(frame, { tabIndex: 0, role: "group" });
    const canvas = add(frame, "canvas");
    Object.assign(canvas, { role: "img", width: 0, height: 0 });
    const announced = add(root, "p", "unseen");
    announced.ariaLive = "polite";
    const controls = new Controls(root, (press) => this.#press(press), (tool) => this.#do((board) => board.choose(tool)));
    const said = add(root, "div", "said");
    const [sentence, figures] = [add(said, "p", "sentence"), add(said, "p", "figures")];
    sentence.role = "status";
    const theme = new Theme(root, () => this.#suit());
    for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerleave"] as const) {
      canvas.addEventListener(name, (event) => this.#do((board) => this.#rest(board.pointer(event))));
    }
    canvas.addEventListener("wheel", (event) => this.#do((board) => board.wheel(event) && event.preventDefault()));
    canvas.addEventListener("contextmenu", (event) => this.solveYourself && event.preventDefault());
    root.addEventListener("keydown", (event) => {
      if (event.defaultPrevented) return;
      const { target } = event;
      this.#do((board) => board.key(event, target === frame, target instanceof HTMLInputElement) && event.preventDefault());
    });
    return { root, title, note, frame, canvas, announced, controls, sentence, figures, theme };
  }

  #press(press: Press): void {
    if (press === "play") this.#do((board) => board.play_or_pause());
    else this[press]();
  }

  /** A finger rests from now on, or no longer. */
  #rest(rests: boolean | undefined): void {
    if (rests === undefined) return;
    clearTimeout(this.#timer);
    if (rests) this.#timer = setTimeout(() => this.#do((board) => board.long_press()), LONG_PRESS);
  }

  /** Opens the puzzle, and speaks the language, once all attributes and texts that change together have changed. */
  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    queueMicrotask(() => {
      this.#planned = false;
      if (this.isConnected) void this.#open();
    });
  }

  async #open(): Promise<void> {
    const { method } = this;
    const puzzle = this.#data ?? this.puzzle;
    const shown = `${method}\n${typeof puzzle === "string" ? puzzle : JSON.stringify(puzzle)}`;
    const language = languageOf(this);
    if (shown === this.#shown) {
      if (language !== this.#language) await this.#translate(language);
      return this.#show();
    }
    (this.#parts as Parts).root.lang = language;
    this.#shown = undefined;
    this.#opening?.abort();
    this.#finding?.abort();
    const { signal } = (this.#opening = new AbortController());
    const asked = this.getAttribute("method") ?? "auto";
    const kind = KINDS[asked];
    if (!kind) return this.#fail("unreadable", `There is no method “${asked}” here; expected auto or human.`);
    const { solving = "", nothing = "" } = early[language] ?? {};
    if (!puzzle) return this.#empty(nothing);
    const waiting = setTimeout(() => this.#empty(solving), PATIENCE);
    try {
      const [bytes, own] = await Promise.all([opened(kind, puzzle, language, signal), words(language)]);
      const { glue } = await program(kind);
      if (signal.aborted || !this.#parts) return;
      if (kind !== this.#kind) {
        this.#board?.free();
        this.#board = new glue.Board(this.#parts.canvas);
        this.#kind = kind;
      }
      const board = this.#board as Program;
      if (!board.open(bytes)) throw new Error("The answer of the program that solves could not be read.");
      this.#shown = shown;
      this.#count += 1;
      board.set_speed(this.speed);
      board.set_marking(this.solveYourself);
      this.#speak(board, language, own);
      this.#last = { position: 0, cells: "", finished: false };
      this.#parts.frame.hidden = false;
      this.#suit();
      this.#ready(board);
    } catch (error) {
      if (signal.aborted) return;
      const isRead = error instanceof Error && error.name === "ReadError";
      this.#fail(isRead ? "unreadable" : "unloaded", error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Has the board that is there speak another language. */
  async #translate(language: string): Promise<void> {
    const own = await words(language);
    const board = this.#board;
    if (!board || languageOf(this) !== language) return;
    this.#speak(board, language, own);
    this.#warn(board);
  }

  #speak(board: Program, language: string, own: Uint8Array | undefined): void {
    const { root, controls } = this.#parts as Parts;
    board.speak(own);
    this.#language = language;
    [root.lang, root.dir] = board.language() as [string, string];
    controls.name(board);
  }

  /** Says so if the puzzle does not have exactly one solution. */
  #warn(board: Program): "none" | "several" | undefined {
    const [verdict = "", sentence = ""] = board.verdict();
    const reason = ({ none: "none", multiple: "several" } as const)[verdict];
    (this.#parts as Parts).note.textContent = reason ? sentence : "";
    return reason;
  }

  #ready(board: Program): void {
    const [verdict, sentence] = board.verdict() as [Verdict, string];
    const [width = 0, height = 0] = board.size();
    const title = board.title();
    (this.#parts as Parts).title.textContent = title ?? "";
    const reason = this.#warn(board);
    this.#show();
    this.#tell("nonoscope-ready", { verdict, sentence, width, height, steps: board.steps(), ...(title ? { title } : {}) });
    if (reason) this.#tell("nonoscope-error", { reason, message: sentence });
  }

  #fail(reason: BoardError["reason"], message: string): void {
    this.#empty("");
    (this.#parts as Parts).note.textContent = message;
    this.#tell("nonoscope-error", { reason, message });
  }

  /** Nothing is on the board. */
  #empty(sentence: string): void {
    const { root, title, note, frame, controls, sentence: said, figures } = this.#parts as Parts;
    root.classList.remove("won");
    for (const part of [title, note, figures]) part.textContent = "";
    said.textContent = sentence;
    [frame.hidden, controls.element.hidden] = [true, true];
    this.#board?.free();
    [this.#board, this.#kind, this.#shown] = [undefined, undefined, undefined];
  }

  /** Does something with the board, and shows what has changed. */
  #do(what: (board: Program) => unknown): void {
    const board = this.#board;
    if (!board) return;
    try {
      what(board);
      const asked = board.asks();
      if (asked) void this.#find(asked);
      this.#show();
    } catch (error) {
      // After that its state is unknown.
      this.#fail("unloaded", `The program has crashed: ${String(error)}`);
    }
  }

  /** Finds a hint, and shows it. */
  async #find(asked: Uint8Array): Promise<void> {
    this.#finding?.abort();
    const { signal } = (this.#finding = new AbortController());
    const found = await hinted(asked, signal).catch(() => undefined);
    if (!signal.aborted) this.#do((board) => board.hear_hint(found ?? new Uint8Array()));
  }

  /** Reads the colours and the wishes of the person. */
  #suit(): void {
    const [board, parts] = [this.#board, this.#parts];
    if (!board || !parts) return;
    const [still, touched] = ["(prefers-reduced-motion: reduce)", "(pointer: coarse)"].map((query) => matchMedia(query).matches);
    board.suit(still === true, touched === true);
    const names = (board.constructor as unknown as { tones(): string[] }).tones();
    board.dress(...parts.theme.read(names));
    this.#fit();
  }

  #fit(): void {
    const [board, parts] = [this.#board, this.#parts];
    if (!board || !parts || parts.frame.clientWidth === 0) return;
    board.fit(parts.frame.clientWidth, Math.max(innerHeight - AROUND, LEAST), Math.max(devicePixelRatio, 0.5));
    this.#show();
  }

  #show(): void {
    const [board, parts] = [this.#board, this.#parts];
    if (!board || !parts || !this.#shown) return;
    const { root, frame, canvas, controls, announced, sentence, figures } = parts;
    const isWhole = board.show();
    const isMarking = this.solveYourself;
    board.set_controls(this.controls);
    root.classList.toggle("won", board.is_won());
    set(frame, "aria-label", board.frame_label());
    set(canvas, "aria-label", board.label());
    canvas.dataset.takes = isMarking ? "marks" : board.is_magnified() ? "moves" : "nothing";
    controls.element.hidden = !this.controls;
    controls.show(board, isMarking, this.#count);
    // Sentences that change several times a second must not be read out.
    set(sentence, "aria-live", board.is_playing() ? "off" : "polite");
    say(sentence, board.technique(), board.sentence());
    say(figures, undefined, board.figures());
    say(announced, undefined, board.announced());
    if (!isWhole || board.wants_frame()) this.#request();
    this.#hear(board, isMarking);
  }

  #request(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#do((board) => board.frame(now));
    });
  }

  /** Tells what has changed. */
  #hear(board: Program, isMarking: boolean): void {
    const last = this.#last;
    const now = { position: board.position(), cells: isMarking ? board.cells().join() : "", finished: board.is_finished() };
    this.#last = now;
    if (last.position !== now.position) {
      const { position } = now;
      this.#tell("nonoscope-step", { position, steps: board.steps(), sentence: board.sentence() });
    }
    if (last.cells && now.cells && last.cells !== now.cells) this.#tell("nonoscope-mark", { cells: this.cells });
    if (now.finished && !last.finished) this.#tell("nonoscope-solved", { cells: this.cells, won: board.is_won() });
  }

  #tell<E extends keyof BoardEventMap>(event: E, detail: BoardEventMap[E]["detail"]): void {
    this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
  }
}

interface Parts {
  readonly root: HTMLElement;
  readonly title: HTMLElement;
  readonly note: HTMLElement;
  readonly frame: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly announced: HTMLElement;
  readonly controls: Controls;
  readonly sentence: HTMLElement;
  readonly figures: HTMLElement;
  readonly theme: Theme;
}

/** A text without the indent of the markup around it, and without blank lines at its ends. */
function unindented(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least)).join("\n");
}

/** Sets a text, perhaps after the name of a technique, if it differs: a live region reads out each text that is set. */
function say(place: HTMLElement, technique: string | undefined, text: string): void {
  const whole = technique ? `${technique} ${text}` : text;
  if (place.textContent === whole) return;
  place.replaceChildren();
  if (technique) {
    add(place, "b").textContent = technique;
    place.append(" ");
  }
  place.append(text);
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

answer();
if (typeof document !== "undefined" && globalThis.customElements && !customElements.get("nonoscope-board")) {
  customElements.define("nonoscope-board", NonoscopeBoard);
}

declare global {
  interface HTMLElementTagNameMap {
    "nonoscope-board": NonoscopeBoard;
  }
  interface HTMLElementEventMap extends BoardEventMap {}
}
