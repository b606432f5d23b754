// What stands around a board on a screen or a sheet: titles, buttons, texts, a magazine's column.

const SENTENCES = [
  "Each number says how many cells in a row are filled.",
  "Between two runs there is at least one empty cell.",
  "Level 42 of 150. You have 3 hints left.",
  "The solution is on page 87.",
  "Fill the 10 first: it leaves no doubt in 8 of its cells.",
  "Best time so far: 12:38. Today 1,204 people have solved it.",
  "Tap and hold to mark a cell as empty.",
  "New puzzles come every Monday and Thursday.",
];

/** A page of HTML with this content. */
export const sheet = (content, { paper = "#fff", ink = "#222", font = "sans-serif", margin = 16, width = "max-content" }) =>
  `<!doctype html><meta charset="utf-8"><style>html{background:${paper}}body{margin:0;padding:${margin}px;width:${width};color:${ink};font:15px "${font}";box-sizing:border-box}
  .row{display:flex;gap:10px;align-items:center;justify-content:space-between;margin:0 0 12px}.row.below{margin:12px 0 0}
  .button{padding:7px 14px;border-radius:8px;border:1px solid ${ink}55;background:${ink}18;white-space:nowrap}p{margin:10px 0;line-height:1.4;max-width:46em}h1,h2{margin:0 0 8px;font-weight:600}
  .columns{display:flex;gap:24px;align-items:flex-start}.side{width:180px;font-size:13px}</style><body>${content}`;

export const text = (chance, count) => Array.from({ length: count }, () => `<p>${chance.one(SENTENCES)}</p>`).join("");
export const buttons = (words, below = true) => `<div class="row ${below ? "below" : ""}">${words.map((word) => `<span class="button">${word}</span>`).join("")}</div>`;
export const heading = (chance, title) =>
  `<div class="row"><h2>${title}</h2><span>${chance.whole(0, 59)}:${`${chance.whole(0, 59)}`.padStart(2, "0")}</span></div>`;
