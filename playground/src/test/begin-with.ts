import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { tellUndoable } from "../bank/undo.ts";

/** What a recording can begin with. */
const BEGINNINGS = ["opening", "empty", "starter", "busy", "onboardingInReview"] as const;

/** Sets a scenario, with which the recording begins then. */
export function beginWith(bank: CoreBank): TemplateResult {
  const choose = async ({ target }: Event) => {
    const select = target as HTMLSelectElement;
    const name = select.value;
    if (name === "") return;
    const { paused, speed } = bank.clock;
    const { scenarios } = await import("../opening/scenarios.ts");
    const scenario = Reflect.get(scenarios, name);
    await tellUndoable(`Scenario “${name}” loaded.`, () =>
      bank.reset({ scenario, clock: { start: bank.clock.now(), paused, speed } }),
    );
    select.value = "";
  };
  return html`<label
    >Start from    <select @change=${choose} aria-label="Start from">
      <option value="">current state</option>
      ${BEGINNINGS.map((name) => html`<option value=${name}>${name}</option>`)}
    </select></label
  >`;
}
