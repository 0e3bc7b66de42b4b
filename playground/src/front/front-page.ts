import { frontPage } from "./element.ts";

/** Starts the first page, which index.html has shown already: the demonstration, and the button that copies. */
const page = frontPage();
page.querySelector("button.copy")?.addEventListener("click", ({ currentTarget }) => {
  if (currentTarget instanceof HTMLElement) void copy(currentTarget);
});
document.querySelector("#first > .skip")?.addEventListener("click", () => {
  document.querySelector<HTMLElement>("#main")?.focus();
});
void demonstrate();

/** Between the parts the page answers to its visitor. */
async function demonstrate(): Promise<void> {
  await import("./engine.ts");
  await nextTask();
  await import("./demonstration-bank.ts");
  await nextTask();
  await import("./bank-demonstration.ts");
  page.querySelector(".without-scripts")?.replaceWith(document.createElement("bank-demonstration"));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function copy(button: HTMLElement): Promise<void> {
  const code = page.querySelector(".lines");
  const said = page.querySelector(".copied");
  if (!code || !said) return;
  try {
    await navigator.clipboard.writeText(code.textContent.trim());
    said.textContent = "Copied.";
  } catch {
    // Without https there is no clipboard, and a browser may refuse it.
    getSelection()?.selectAllChildren(code);
    said.textContent = "Your browser blocked the clipboard. The commands are selected: press Ctrl+C or ⌘C.";
  }
  button.focus();
}
