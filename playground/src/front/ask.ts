import { storedText, storeText } from "sandbank/internal";

const KEY = "sandbank-playground-asked";

/** Asks a first visitor what they build, which leads to a tour, until they answer or skip it; not where the page is embedded in another. */
export function askOnce(): void {
  const question = document.querySelector<HTMLElement>("#front .ask");
  if (!question || window.parent !== window || storedText(KEY) !== null) return;
  question.hidden = false;
  question.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("a, button")) return;
    storeText(KEY, "yes");
    question.hidden = true;
    if (target.closest("button")) document.querySelector<HTMLElement>("#front h2")?.focus();
  });
}
