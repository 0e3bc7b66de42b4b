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
    await tellUndoable(`The scenario “${name}” is set.`, () =>
      bank.reset({ scenario, clock: { start: bank.clock.now(), paused, speed } }),
    );
    select.value = "";
  };
  return html`<label
    >Begin with
    <select @change=${choose} aria-label="Begin with">
      <option value="">the bank as it is</option>
      ${BEGINNINGS.map((name) => html`<option value=${name}>${name}</option>`)}
    </select></label
  >`;
}
