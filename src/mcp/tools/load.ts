import * as z from "zod/mini";
import type { State } from "../../states/state.ts";
import { Advice, chosen } from "../call/advice.ts";
import { argument } from "../call/arguments.ts";
import type { OpenBank } from "../call/banks.ts";
import { matching } from "../call/words.ts";
import { type Clock, countsOf } from "./look.ts";
import { tool } from "./tool.ts";

/** How many states are named in place of one that there is not. */
const MOST_NAMED = 12;

export const load = tool({
  name: "load",
  description:
    "Replace all rows: by a scenario of status, by a state that screens have to show (words such as declined card list some), or reset to the start. What was there is lost: checkpoint first. Not to undo: checkpoint. The new counts come back.",
  input: z.strictObject({
    scenario: z.optional(z.string()),
    state: argument(z.string(), "its id or words"),
    reset: z.optional(z.boolean()),
  }),
  fields: { now: "string", rows: "object", title: "string?", why: "string?", pageTime: "object?" },
  example: { scenario: "starter" },
  changes: true,
  async run({ scenario, state, reset }, bank) {
    const { transport } = bank;
    if ([scenario, state, reset || undefined].filter((each) => each !== undefined).length !== 1)
      throw new Advice('Give one of "scenario", "state" and "reset": true.');
    if (state !== undefined) {
      const { title, why, pageTime } = await stateOf(bank, state);
      await transport.call("states", { id: state });
      const about = { title, why, ...(pageTime && { pageTime }) };
      return {
        data: { ...(await contents(bank)), ...about },
        next: "look at the screen; set_fault lists faults that the state has.",
      };
    }
    if (scenario !== undefined) {
      const names = (await transport.read("scenarios")) as readonly string[];
      await transport.call("loadScenario", { name: chosen("scenario", scenario, names, String) });
    } else await transport.call("reset", {});
    return { data: await contents(bank), next: "get_rows for ids." };
  },
});

/** A state of the bank. Throws an Advice with those that have the words of an id that is none. */
async function stateOf({ transport }: OpenBank, id: string): Promise<Omit<State, "apply">> {
  const all = (await transport.read("states")) as readonly Omit<State, "apply">[];
  const found = all.find((each) => each.id === id);
  if (found) return found;
  const near = matching(id, all, (each) => [each.id, `${each.title} ${each.tags.join(" ")}`]);
  const named = near.slice(0, MOST_NAMED).map((each) => each.id);
  const list = named.length === 0 ? "None has these words" : `Those with its words: ${named.join(", ")}`;
  throw new Advice(`There is no state ${JSON.stringify(id)}. ${list}; there are ${all.length}.`);
}

/** Bank time, and the collections that have rows. */
async function contents(bank: OpenBank): Promise<object> {
  const { now } = (await bank.transport.read("clock")) as Clock;
  const counts = Object.entries(await countsOf(bank)).filter(([, count]) => count > 0);
  return { now, rows: Object.fromEntries(counts) };
}
