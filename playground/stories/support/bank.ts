import { start } from "../../../src/adapters/browser/index.ts";
import { createBank, type Scenario } from "../../../src/index.ts";
import { ADMIN_KEY, createSend, type Send } from "../../src/send.ts";

const clock = { start: "2026-03-04T15:00:00Z", paused: true };

/** The one bank that answers all stories; each has it to itself. */
export const bank = createBank({ baseUrl: location.origin, clock });

let starting: Promise<unknown> | undefined;

/** Lets the bank answer the page's requests; once is enough. */
export async function startBank(): Promise<void> {
  const worker = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI);
  starting ??= start(bank, { url: worker.pathname, scope: new URL(".", worker).pathname });
  await starting;
}

/** Puts the bank into the state that a story begins with. */
export function setInitialState(scenario: Scenario | undefined): Promise<void> {
  return bank.reset({ clock, ...(scenario ? { scenario } : {}) });
}

/** Calls whose answers never come. */
export const neverAnswers: Send = () => new Promise(() => undefined);

/** Calls with a key that is the wrong user's, which the bank refuses. */
export const asAdmin: Send = (method, path, sending) =>
  createSend((to, init) => fetch(to, init))(method, path, { ...sending, key: ADMIN_KEY });

/** What a story's scenario calls the bank with: there is no page yet that it could go through. */
export function sendTo(inside: Parameters<Scenario>[0]): Send {
  return createSend((path, init) => inside.fetch(path, init));
}
