// A page whose bank is kept under the name and with the tabs of its address, for tests that drive it from Node.

import { indexedDb, persist } from "../../../../src/adapters/persist/index.ts";
import { minimalTransfer } from "../../../support/bodies.ts";
import { create } from "../../../support/call.ts";
import { sessionBank, sessionStep, stateOf } from "./session.ts";

const query = new URLSearchParams(location.search);
const bank = sessionBank();
const warnings: string[] = [];

const opened = persist(bank, {
  name: query.get("name") ?? "page",
  store: indexedDb(),
  tabs: query.has("tabs"),
  warn: (message) => void warnings.push(message),
});

const page = {
  bank,
  opened,
  warnings,
  state: () => stateOf(bank),
  /** Creates transfers one after the other. Returns their ids. */
  async write(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) ids.push((await create(bank, "/v1/ach", minimalTransfer)).id);
    return ids;
  },
  /** Does the steps of the session from one on, and tells of each that was answered, until the page ends. */
  async work(from: number): Promise<void> {
    let told = Promise.resolve();
    for (let step = from; ; step += 1) {
      await sessionStep(bank, step);
      // At most so many steps are ahead of what the test knows.
      if (step % 20 === 0) await told;
      told = window.answered(step);
    }
  },
};

declare global {
  interface Window {
    keptPage: typeof page;
    /** Given by the test. */
    answered(step: number): Promise<void>;
  }
}
window.keptPage = page;
