import { type Bank, type BankOptions, createBank, type Scenario } from "sandbank";
import { start } from "sandbank/browser";
import { ADMIN_KEY } from "sandbank/internal";
import { createSend, type Send, send } from "../../src/send.ts";

const clock = { start: "2026-03-04T15:00:00Z", paused: true };

/** The bank that all stories share; each resets it. */
export const bank = createBank({ baseUrl: location.origin, clock });

let starting: Promise<unknown> | undefined;

/** Lets the bank answer the page's requests; once is enough. */
export async function startBank(): Promise<void> {
  const worker = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI);
  starting ??= start(bank, { url: worker.pathname, scope: new URL(".", worker).pathname });
  await starting;
}

/** Puts the bank into the state that a story begins with. */
export async function setInitialState(
  scenario: Scenario | undefined,
  faults: BankOptions["faults"] = [],
): Promise<void> {
  await bank.reset({ clock, ...(scenario ? { scenario } : {}) });
  for (const fault of faults) bank.faults.add(fault);
}

/** Calls that never get a response. */
export const neverAnswers: Send = () => new Promise(() => undefined);

/** Calls with a key that is the wrong user's, which the bank refuses. */
export const asAdmin: Send = (method, path, options) => send(method, path, { ...options, key: ADMIN_KEY });

/** Calls a bank directly, as a story's scenario must: the page's requests wait until it is done. */
export const sendTo: (bank: Bank) => Send = createSend;
