import { messageOf, takeState } from "sandbank/internal";
import type { PlaygroundApp } from "../app/playground-app.ts";
import { keepAsBefore } from "../bank/keep.ts";
import "../app/playground-app.ts";
import { bank } from "../bank/bank.ts";
import { frontPage } from "../front/element.ts";
import { openLinks } from "../links.ts";
import { showPanel } from "../panel.ts";
import { startAnswering } from "./answering.ts";
import { showNote } from "./note.ts";

/** Puts the app in the place of the first page, and starts the visitor's bank. `followed` says that a link of the first page was. */
export async function openApp({ followed }: { readonly followed: boolean }): Promise<void> {
  const app = document.createElement("playground-app") as PlaygroundApp;
  // It stays, for the app to show it again.
  frontPage();
  document.querySelector("#first")?.replaceWith(app);
  if (followed) void app.takeFocus();
  try {
    const note = await startAnswering(bank);
    if (note !== undefined) showNote(note);
    await bank.ready;
    await keepAsBefore(bank);
    await takeState(bank);
    openLinks(bank);
    app.bank = bank;
    if (followed) void app.takeFocus();
    await showPanel(bank);
  } catch (error) {
    app.failure = messageOf(error);
  }
}
