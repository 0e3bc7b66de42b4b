import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { CoreBank } from "sandbank/core";
import { messageOf } from "sandbank/internal";
import type { Kept } from "sandbank/persist";
import { tell } from "../parts/messages.ts";

const FLAG = "sandbank-playground-keep";

let kept: Kept | undefined;
let hasChanged = false;
let isKeptElsewhere = false;
const hosts = new Set<ReactiveControllerHost>();

function update(): void {
  for (const host of hosts) host.requestUpdate();
}

/** Whether the bank is kept in the browser, and whether a reload would lose something; the element is updated with both. */
export class KeepState implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get isKept(): boolean {
    return kept !== undefined;
  }

  get isAtRisk(): boolean {
    return hasChanged && !kept;
  }

  /** Whether another tab keeps its bank, with which a reload of this one goes on. */
  get isKeptElsewhere(): boolean {
    return isKeptElsewhere && !kept;
  }

  hostConnected(): void {
    hosts.add(this.#host);
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
  }
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
  if (read() === "yes") await keep(bank);
}

/** Keeps the bank in the browser's storage, shared by the tabs that do so. */
export async function keep(bank: CoreBank): Promise<void> {
  try {
    const { indexedDb, persist } = await import("sandbank/persist");
    const started = await persist(bank, { name: "playground", store: indexedDb(), tabs: true, warn });
    // Rejects where the browser stores nothing.
    await started.saved();
    kept = started;
    write("yes");
  } catch (error) {
    warn(`The bank is not kept: ${messageOf(error)}`);
  }
  update();
}

/** Removes what is stored; the bank of this page stays as it is. */
export async function keepNoMore(): Promise<void> {
  const ending = kept;
  kept = undefined;
  write("");
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
    tell("The bank is not kept any more, as another tab has chosen: a reload begins with the opening rows.");
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

function read(): string | null {
  try {
    return localStorage.getItem(FLAG);
  } catch {
    return null;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(FLAG, value);
  } catch {
    // A browser without storage does not keep the bank either, and has said so.
  }
}
