/** How the element looks: the page's own tones, which the build puts in, under the names that others may set. */

/** The values of the page's style sheet, in the light and in the dark. The build puts them in. */
declare const LIGHT: Record<string, string>;
declare const DARK: Record<string, string>;

/** Each tone may be set from outside. */
const tones = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:var(--nonoscope-${name},${value});`)
    .join("");

/** Nothing is inherited: lengths are in pixels, and every element that is used here is styled here. */
const css = () => `
:host { display: block; }
:host([hidden]) { display: none; }
.root { all: initial; ${tones(LIGHT)} color-scheme: inherit; direction: ltr; display: block; container-type: inline-size; box-sizing: border-box; min-height: 100%; padding: 8px; border-radius: 4px; background: var(--paper); color: var(--ink); font: var(--nonoscope-font-size, 16px)/1.4 var(--nonoscope-font, ${FONT}); text-align: start; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
.root[dir="rtl"] { direction: rtl; }
.dark { ${tones(DARK)} }
.root *, .root *::before { box-sizing: border-box; }
.root [hidden] { display: none; }
.title { margin: 0 0 6px; color: var(--faint); font-style: italic; text-align: center; overflow-wrap: anywhere; }
.title:empty { display: none; }
.frame { display: flex; justify-content: center; overflow: hidden; border-radius: 2px; }
canvas { display: block; flex: none; touch-action: pan-x pan-y; }
canvas[data-takes="marks"] { cursor: crosshair; touch-action: none; }
canvas[data-takes="moves"] { cursor: grab; touch-action: none; }
.controls { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 6px; margin-top: 8px; }
.controls:not([hidden]) + .said { border-top: 1px solid var(--thin-rule); }
.group { display: flex; flex-wrap: wrap; justify-content: center; gap: 6px; }
button, .tool { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; margin: 0; padding: 0 10px; gap: 4px; border: 1px solid var(--thick-rule); border-radius: 3px; background: var(--paper); color: var(--ink); font: inherit; cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--press); }
button:disabled { opacity: 0.4; cursor: default; }
.main { border-color: var(--press); background: var(--press); color: var(--on-press); }
.root :focus-visible { outline: 3px solid var(--told); outline-offset: 2px; }
.frame:focus-visible { outline-offset: -2px; }
svg { display: block; width: 20px; height: 20px; fill: currentColor; }
label { position: relative; display: inline-flex; }
label + label { margin-left: -1px; }
.tools { display: flex; flex-wrap: wrap; justify-content: center; }
input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.tool { border-radius: 0; }
label:first-child .tool { border-radius: 3px 0 0 3px; }
label:last-child .tool { border-radius: 0 3px 3px 0; }
input:checked + .tool { background: var(--press); border-color: var(--press); color: var(--on-press); }
input:focus-visible + .tool { outline: 3px solid var(--told); outline-offset: 2px; z-index: 1; }
.ink { padding: 4px; }
.ink i { display: block; width: 26px; height: 26px; border: 1px solid var(--thick-rule); border-radius: 2px; font: 600 16px/24px ${FONT}; text-align: center; }
.said { min-height: 76px; margin: 8px 0 0; padding: 8px 4px 0; }
.said:has(.sentence:empty) { display: none; }
.sentence { display: block; margin: 0; overflow-wrap: anywhere; }
.sentence b { display: inline-block; margin-right: 4px; padding: 0 6px; border: 1px solid var(--told); border-radius: 3px; color: var(--told); font-size: 13px; font-weight: 600; line-height: 1.5; }
.won .frame { outline: 3px solid var(--told); outline-offset: -3px; }
.won .sentence { padding: 10px; border-radius: 3px; background: var(--told); color: var(--paper); font-size: 18px; font-weight: 600; text-align: center; }
.figures { display: block; margin: 4px 0 0; color: var(--faint); font-size: 13px; font-variant-numeric: tabular-nums; }
.figures:empty, .note:empty { display: none; }
.note:has(~ .frame[hidden]) { margin: 0; }
.note { margin: 0 0 8px; padding: 8px 10px; border-left: 3px solid var(--wrong); background: var(--differs); color: var(--ink); overflow-wrap: anywhere; white-space: pre-line; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.probe { position: absolute; visibility: hidden; pointer-events: none; width: 0; height: 0; background-color: Canvas; transition: box-shadow 1ms, background-color 1ms; }
@media (forced-colors: active) { .won .sentence { border: 2px solid; } canvas { forced-color-adjust: none; } .main, input:checked + .tool { forced-color-adjust: none; } }
@container (max-width: 360px) { button, .tool { min-width: 40px; padding: 0 7px; } }
`;

const FONT = '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", "Noto Sans", sans-serif';

let sheet: CSSStyleSheet | undefined;

/** The style sheet, which all elements share. A policy that forbids styles in the markup does not forbid it. */
export function style(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css());
  }
  return sheet;
}

/** Reads what the tones are here and now, and hears when they become others. */
export class Theme {
  readonly #root: HTMLElement;
  readonly #read: HTMLElement;

  constructor(root: HTMLElement, heard: () => void) {
    this.#root = root;
    const probe = () => {
      const probe = document.createElement("span");
      probe.className = "probe";
      probe.ariaHidden = "true";
      root.append(probe);
      return probe;
    };
    this.#read = probe();
    this.#read.style.transition = "none";
    const watch = probe();
    watch.style.boxShadow = Object.keys(LIGHT).map((name) => `0 0 var(--${name})`).join();
    watch.addEventListener("transitionend", heard);
  }

  /** The values of these tones, and the typeface. */
  read(names: readonly string[]): [tones: string[], typeFace: string] {
    const style = getComputedStyle(this.#read);
    // The element has the colours that the page gives it.
    const [red = 255, green = 255, blue = 255] = style.backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
    this.#root.classList.toggle("dark", red + green + blue < 384);
    const tones = names.map((name) => {
      this.#read.style.color = `var(--${name})`;
      return style.color;
    });
    return [tones, style.fontFamily];
  }
}
