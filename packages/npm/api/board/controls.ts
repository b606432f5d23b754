/** The controls below the board: those of the page, with its words, keys and drawings. */
import type { Board } from "./solving.js";

/** What a press does. */
export type Press = "back" | "play" | "step" | "undo" | "redo" | "hint" | "check" | "clear";

/** The drawings of the page's buttons. */
const ICONS: Record<string, string> = {
  back: "M14 4v12L5 10z",
  play: "M6 3v14l11-7z",
  pause: "M5 4h4v12H5zM11 4h4v12h-4z",
  fill: "M4 4h12v12H4z",
  circle: "M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10m0 1.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7",
  erase: "M4 4h12v12H4zm1.5 1.5v9h9v-9z",
  undo: "M8 3v3.5h4a4.5 4.5 0 0 1 0 9H6v-2h6a2.5 2.5 0 0 0 0-5H8V12L3 7.5z",
  redo: "M12 3v3.5H8a4.5 4.5 0 0 0 0 9h6v-2H8a2.5 2.5 0 0 1 0-5h4V12l5-4.5z",
};

const BUTTONS: readonly Press[] = ["back", "play", "step", "undo", "redo", "hint", "check", "clear"];
const WATCHING = 3;

/** An element with a class, in another one. */
export function add<K extends keyof HTMLElementTagNameMap>(to: Element, tag: K, name = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (name) element.className = name;
  to.append(element);
  return element;
}

/** A drawing. */
function icon(name: string): SVGElement {
  const drawn = (tag: string) => document.createElementNS("http://www.w3.org/2000/svg", tag) as SVGElement;
  const [svg, path] = [drawn("svg"), drawn("path")];
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name] ?? "");
  svg.append(path);
  return svg;
}

let groups = 0;

/** The controls. */
export class Controls {
  readonly element: HTMLElement;
  readonly #watching: HTMLElement;
  readonly #marking: HTMLElement;
  readonly #tools: HTMLElement;
  readonly #buttons = {} as Record<Press, HTMLButtonElement>;
  readonly #chosen: (tool: number) => void;
  /** The tools that are there, and the puzzle that they are for. */
  #inputs: HTMLInputElement[] = [];
  #puzzle = -1;
  /** What Play is called, and what Pause is. */
  #names: readonly string[] = [];
  /** Whether it is shown that steps play. */
  #plays: boolean | undefined;

  constructor(root: Element, pressed: (press: Press) => void, chosen: (tool: number) => void) {
    this.element = add(root, "div", "controls");
    this.#chosen = chosen;
    this.#watching = add(this.element, "div", "group");
    this.#marking = add(this.element, "div", "group");
    this.#tools = add(this.#marking, "div", "tools");
    this.#tools.role = "radiogroup";
    BUTTONS.forEach((press, index) => {
      const button = add(index < WATCHING ? this.#watching : this.#marking, "button", press === "step" ? "main" : "");
      button.type = "button";
      if (press in ICONS) button.append(icon(press));
      button.addEventListener("click", () => pressed(press));
      this.#buttons[press] = button;
    });
  }

  /** Names everything in the language of the board. */
  name(board: Board): void {
    const names = board.controls();
    for (const press of BUTTONS) {
      const button = this.#buttons[press];
      const [name = "", withKey = ""] = names.splice(0, 2);
      button.title = withKey;
      if (press in ICONS) button.ariaLabel = name;
      else button.textContent = name;
    }
    const [pause = "", tools = ""] = names;
    this.#tools.ariaLabel = tools;
    this.#names = [this.#buttons.play.ariaLabel ?? "", pause];
    this.#plays = undefined;
    this.#puzzle = -1;
  }

  /** Shows what can be done; `puzzle` is the number of the puzzle on the board. */
  show(board: Board, isMarking: boolean, puzzle: number): void {
    this.#watching.hidden = isMarking;
    this.#marking.hidden = !isMarking;
    const { play } = this.#buttons;
    if (this.#plays !== board.is_playing()) {
      this.#plays = board.is_playing();
      play.ariaLabel = this.#names[Number(this.#plays)] ?? "";
      play.replaceChildren(icon(this.#plays ? "pause" : "play"));
    }
    const [position, steps] = [board.position(), board.steps()];
    this.#enable("back", position > 0, "step");
    this.#enable("step", position < steps, "back");
    this.#enable("play", steps > 0, "step");
    this.#enable("undo", board.can_undo(), "redo");
    this.#enable("redo", board.can_redo(), "undo");
    this.#enable("hint", !board.is_won(), "undo");
    for (const press of ["check", "clear"] as const) this.#enable(press, board.has_marks(), "undo");
    if (!isMarking) return;
    if (this.#puzzle !== puzzle) this.#list(board);
    this.#puzzle = puzzle;
    const tool = String(board.tool());
    for (const input of this.#inputs) input.checked = input.value === tool;
  }

  /** If a button that has the focus can no longer be pressed, another one gets the focus. */
  #enable(press: Press, can: boolean, instead: Press): void {
    const button = this.#buttons[press];
    if (button.disabled !== can) return;
    const had = !can && (button.getRootNode() as ShadowRoot).activeElement === button;
    button.disabled = !can;
    if (!had) return;
    const other = this.#buttons[instead];
    (other.disabled ? this.#inputs.find(({ checked }) => checked) : other)?.focus();
  }

  /** Lists the tools for a puzzle: an ink each, or Fill, then Circle and Erase. */
  #list(board: Board): void {
    const inks = board.size()[2] ?? 1;
    const group = `tool-${groups++}`;
    this.#tools.replaceChildren();
    this.#inputs = [...Array(inks).keys()].map((ink) => ink + 1).concat(0, -1).map((tool) => {
      const label = add(this.#tools, "label");
      const input = add(label, "input");
      const face = add(label, "span", "tool");
      const [name = "", withKey = ""] = board.tool_names(tool);
      Object.assign(input, { type: "radio", name: group, value: String(tool) });
      label.title = withKey;
      const ink = tool > 0 ? board.ink(tool) : undefined;
      if (ink) {
        const [fill = "", on = ""] = ink;
        face.className = "tool ink";
        Object.assign(add(face, "i").style, { background: fill, color: on });
      } else {
        face.append(icon(tool > 0 ? "fill" : tool === 0 ? "circle" : "erase"), name);
      }
      input.ariaLabel = name;
      input.addEventListener("change", () => this.#chosen(tool));
      return input;
    });
  }
}
