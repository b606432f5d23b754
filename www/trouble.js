// Says that the program has broken down, and offers ways on. A script of its own, because a program that has broken down
// must not be asked any more.

const find = (id) => document.getElementById(id);

// Under the first of these names the page's program keeps what was on the board; the second tells it not to look there.
const KEPT = "nonoscope";
const ANEW = "nonoscope.anew";

/** From now on, an error that nobody handled is told. */
export function watchForTrouble() {
  addEventListener("error", ({ error }) => {
    // Errors of what a person has added to their browser are none of this page's.
    if (error instanceof WebAssembly.RuntimeError || error?.stack?.includes(location.origin)) tell(error);
  });
  find("go-on").addEventListener("click", () => location.reload());
  find("start-anew").addEventListener("click", () => {
    try {
      sessionStorage.setItem(ANEW, "");
    } catch {
      // Where nothing is kept, nothing has to be left out.
    }
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  });
  find("copy-trouble").addEventListener("click", copyDetails);
  find("trouble").addEventListener("cancel", (event) => event.preventDefault());
}

function tell(error) {
  const dialog = find("trouble");
  // What comes after the first error comes of it.
  if (dialog.open) return;
  // If the program could say what went wrong, it stands there.
  const said = find("trouble-details").textContent;
  const parts = [said, error.stack ?? String(error), navigator.userAgent, location.href, find("puzzle").value];
  find("trouble-details").textContent = parts.filter((part) => part !== "").join("\n\n");
  find("trouble-kept").textContent = isKept()
    ? "Your puzzle and your marks are kept."
    : "This browser keeps nothing for this page. What stands in the box Puzzle is among the details: copy them first.";
  dialog.showModal();
}

function isKept() {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

async function copyDetails() {
  let said = "Copied.";
  try {
    await navigator.clipboard.writeText(find("trouble-details").textContent);
  } catch {
    said = "This browser did not copy them. They stand below.";
    find("trouble-more").open = true;
  }
  find("trouble-note").textContent = said;
}
