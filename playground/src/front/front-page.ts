import { adoptTokens } from "../styles/tokens.ts";
import "./bank-demonstration.ts";
import { frontPage } from "./element.ts";

adoptTokens();

/** Brings the first page to life, which index.html has shown already: the demonstration, and the button that copies. */
const page = frontPage();
page.querySelector(".without-scripts")?.replaceWith(document.createElement("bank-demonstration"));
page.querySelector("button.copy")?.addEventListener("click", ({ currentTarget }) => {
  if (currentTarget instanceof HTMLElement) void copy(currentTarget);
});

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
    said.textContent =
      "The browser keeps the clipboard from this page. The lines are selected: copy them by keyboard.";
  }
  button.focus();
}
