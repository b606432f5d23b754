// Reports that the program has broken down, and offers ways to go on. It is a separate script, because a program that
// has broken down must not be called again.

const find = (id) => document.getElementById(id);

// The name under which the page's program keeps what was on the board, and what is said if it does. The page for making has its own.
const { kept: KEPT = "nonoscope", says: SAYS } = find("trouble").dataset;
const WORDS = find("trouble-note").dataset;
// This name tells the program not to look there.
const ANEW = `${KEPT}.anew`;

/** From now on, unhandled errors are reported. */
export function watchForTrouble() {
  addEventListener("error", ({ error }) => {
    // Errors from browser extensions are none of this page's business.
    if (error instanceof WebAssembly.RuntimeError || error?.stack?.includes(location.origin)) tell(error);
  });
  find("go-on").addEventListener("click", () => location.reload());
  find("start-anew").addEventListener("click", () => {
    try {
      sessionStorage.setItem(ANEW, "");
    } catch {
      // If nothing can be kept, nothing has to be left out.
    }
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  });
  find("copy-trouble").addEventListener("click", copyDetails);
  find("trouble").addEventListener("cancel", (event) => event.preventDefault());
}

function tell(error) {
  const dialog = find("trouble");
  // Later errors result from the first one.
  if (dialog.open) return;
  // If the program could say what went wrong, the text is here.
  const said = find("trouble-details").textContent;
  const parts = [said, error.stack ?? String(error), navigator.userAgent, location.href, find("puzzle")?.value ?? ""];
  find("trouble-details").textContent = parts.filter((part) => part !== "").join("\n\n");
  find("trouble-kept").textContent = isKept() ? SAYS : WORDS.unkept;
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
  let said = WORDS.copied;
  try {
    await navigator.clipboard.writeText(find("trouble-details").textContent);
  } catch {
    said = WORDS.uncopied;
    find("trouble-more").open = true;
  }
  find("trouble-note").textContent = said;
}
