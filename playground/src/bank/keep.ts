import type { CoreBank } from "sandbank/core";
import { messageOf, storedText, storeText } from "sandbank/internal";
import type { Kept } from "sandbank/persist";
import { tell } from "../parts/messages.ts";

const FLAG = "sandbank-playground-keep";

let kept: Kept | undefined;
let hasChanged = false;
let isKeptElsewhere = false;
const listeners = new Set<() => void>();

function update(): void {
  for (const listener of listeners) listener();
}

/** Calls `update` with each change of what {@link keepingOf} returns. Returns what ends it. */
export function followKeeping(update: () => void): () => void {
  listeners.add(update);
  return () => listeners.delete(update);
}

/** Whether the bank is kept in the browser, whether another tab keeps its bank, and whether a reload would lose something. */
export function keepingOf(): {
  readonly isKept: boolean;
  readonly isKeptElsewhere: boolean;
  readonly isAtRisk: boolean;
} {
  return {
    isKept: kept !== undefined,
    isKeptElsewhere: isKeptElsewhere && !kept,
    isAtRisk: hasChanged && !kept,
  };
}

/** Says that something was done that a reload would lose. */
export function noteWork(): void {
  if (hasChanged) return;
  hasChanged = true;
  update();
}

/** Has the browser ask before a page is left whose bank has more than it began with, and is not kept. */
export function guardWork(bank: CoreBank): void {
  bank.on("change", ({ cause }) => {
    if (cause === "request" || cause === "action") noteWork();
  });
  bank.on("reset", noteWork);
  addEventListener("storage", ({ key, newValue }) => {
    if (key === FLAG || key === null) void follow(newValue === "yes");
  });
  addEventListener("beforeunload", (event) => {
    if (hasChanged && !kept) event.preventDefault();
  });
}

/** Goes on with the bank that the browser has, where it was asked to keep one. */
export async function keepAsBefore(bank: CoreBank): Promise<void> {
  if (storedText(FLAG) === "yes") await keep(bank);
}

/** Keeps the bank in the browser's storage, shared by the tabs that do so. */
export async function keep(bank: CoreBank): Promise<void> {
  try {
    const { indexedDb, persist } = await import("sandbank/persist");
    const started = await persist(bank, { name: "playground", store: indexedDb(), tabs: true, warn });
    // Rejects where the browser stores nothing.
    await started.saved();
    kept = started;
    storeText(FLAG, "yes");
  } catch (error) {
    warn(`The bank wasn't saved: ${messageOf(error)}`);
  }
  update();
}

/** Removes the stored bank; the bank of this page stays as it is. */
export async function keepNoMore(): Promise<void> {
  const ending = kept;
  kept = undefined;
  storeText(FLAG, "");
  update();
  await ending?.clear();
  await ending?.stop();
}

/** What another tab has chosen holds for the reloads of this one. */
async function follow(isOn: boolean): Promise<void> {
  isKeptElsewhere = isOn;
  const ending = isOn ? undefined : kept;
  if (ending) {
    kept = undefined;
    hasChanged = true;
    tell("Another tab turned saving off. Reloading starts over.");
  }
  update();
  await ending?.stop();
}

function warn(message: string): void {
  tell(message, { tone: "bad" });
  kept?.saved().catch(() => {
    kept = undefined;
    update();
  });
}
