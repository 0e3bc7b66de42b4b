import fc from "fast-check";
import { vi } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import type { Bank, ProgressMode, Scenario } from "../../src/index.ts";
import { chanceOf } from "../fuzz/support/chance.ts";
import { apply } from "./apply.ts";
import { commandOf } from "./commands.ts";
import type { Model } from "./model.ts";

/** A scenario of one row. */
export const oneAddress: Scenario = async (bank) => {
  const data = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
  await requestOrThrow(bank, "POST", "/v1/addresses", { data });
};

/** A scenario of two rows and the time between them. */
export const twoAddresses: Scenario = Object.assign(
  async (bank: Bank) => {
    await oneAddress(bank);
    await bank.clock.advance({ days: 3 });
    await oneAddress(bank);
  },
  { startsBefore: { days: 30 } },
);

const mode: fc.Arbitrary<ProgressMode> = fc.oneof(
  fc.constantFrom<ProgressMode>("clock", "immediate", "manual"),
  fc.integer({ min: 1, max: 3 }).map((reads) => ({ reads })),
);

/** What `bank.progress.set` takes. */
export const modes = fc.record(
  { achTransfers: mode, companies: mode, virtualCards: mode },
  { requiredKeys: [] },
);

/** Any command of the model, by its seed. */
export const command = fc.record({ do: fc.constant("command" as const), seed: fc.nat() });

/** Another progress of collections. */
export const progress = fc.record({ do: fc.constant("progress" as const), modes });

/** Steps that need no more than their name. */
export function named<const Name extends string>(...names: readonly Name[]) {
  // TypeScript narrows a union of objects by their names, and not an object with a union of names.
  return fc.record({ do: fc.constantFrom(...names) }) as fc.Arbitrary<
    { [N in Name]: { readonly do: N } }[Name]
  >;
}

type Value<A> = A extends fc.Arbitrary<infer V> ? V : never;

/** A step of a walk through the life of a bank. */
export type WalkStep =
  | Value<typeof command>
  | Value<typeof progress>
  | {
      readonly do:
        | ("read" | "wait" | "days" | "pause" | "resume" | "speed")
        | ("reset" | "restart" | "two" | "broken");
    };

/** Does a step with fake dates; what the bank refuses changes as little as it likes. */
export async function walk(bank: Bank, model: Model, given: WalkStep): Promise<void> {
  const refused = () => undefined;
  switch (given.do) {
    case "command":
      await apply(bank, model, commandOf(chanceOf(given.seed))).catch(refused);
      break;
    case "progress":
      await bank.progress.set(given.modes);
      break;
    case "read":
      bank.db.achTransfers.all();
      break;
    case "wait":
      vi.setSystemTime(Date.now() + 26 * 3_600_000);
      break;
    case "days":
      await bank.clock.advance({ days: 3 });
      break;
    case "pause":
      bank.clock.pause();
      break;
    case "resume":
      bank.clock.resume();
      break;
    case "speed":
      bank.clock.setSpeed(3);
      break;
    case "reset":
      await bank.reset();
      break;
    case "restart":
      await bank.reset({ clock: { start: "2026-04-01T09:00:00Z" } });
      break;
    case "two":
    case "broken":
      await bank.loadScenario(given.do).catch(refused);
  }
}
