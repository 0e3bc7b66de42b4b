import { createFactories } from "../../../fixtures/factories.ts";
import type { BankOptions } from "../../../src/index.ts";
import { type DeclaredValue, OPTIONS_WITH_VALUES } from "./declared.ts";
import { Observer, type Seen } from "./observer.ts";

/** What a review may end in (O8). */
const OUTCOMES = ["approved", "conditionally_approved", "rejected", "blocked"] as const;

/** What happens by itself when the clock of the bank moves on. */
export async function reachByTime(declared: readonly DeclaredValue[], seen: Seen): Promise<void> {
  const observe = (options?: BankOptions) => {
    const observer = new Observer(declared, seen, options);
    return {
      observer,
      bank: observer.bank,
      client: observer.client,
      make: createFactories(2, observer.bank),
    };
  };

  const transfers = observe();
  await transfers.observer.step(
    "plain call",
    transfers.client.create("/v1/ach", transfers.make.anAchTransfer()),
  );
  await transfers.observer.step("time", transfers.bank.clock.advance({ hours: 2 }));
  await transfers.observer.step("time", transfers.bank.clock.advance({ bankingDays: 3 }));

  for (const outcome of OUTCOMES) {
    const { observer, bank, make } = observe({ assumptions: { review: { outcome } } });
    await observer.step("plain call", make.aCompanyTree(bank));
    await observer.step("time", bank.clock.advance({ bankingDays: 3 }));
  }

  for (const options of [{}, ...Object.values(OPTIONS_WITH_VALUES)]) {
    const { observer, bank, client, make } = observe(options);
    const { id } = await observer.step("plain call", client.create("/v1/virtualcards", make.aCard()));
    await observer.step("simulate", bank.simulate.virtualCards.authorize(id, { amount: 1 }));
    await observer.step("time", bank.clock.advance({ bankingDays: 4 }));
    await observer.step("time", bank.clock.advance({ days: 400 }));
  }
}
