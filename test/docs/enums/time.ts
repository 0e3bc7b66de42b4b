import { OPTIONS_WITH_VALUES } from "./declared.ts";
import type { Observe } from "./observer.ts";

/** What a review may end in (O8). */
const OUTCOMES = ["approved", "conditionally_approved", "rejected", "blocked"] as const;

/** What happens by itself when the clock of the bank moves on. */
export async function reachByTime(observe: Observe): Promise<void> {
  const transfers = observe();
  await transfers.create("/v1/ach", transfers.make.anAchTransfer());
  await transfers.step("time", transfers.bank.clock.advance({ hours: 2 }));
  await transfers.step("time", transfers.bank.clock.advance({ bankingDays: 3 }));

  for (const outcome of OUTCOMES) {
    const observer = observe({ assumptions: { review: { outcome } } });
    await observer.step("plain call", observer.make.aCompanyTree(observer.bank));
    await observer.step("time", observer.bank.clock.advance({ bankingDays: 3 }));
  }

  for (const options of [{}, ...Object.values(OPTIONS_WITH_VALUES)]) {
    const observer = observe(options);
    const { bank, make } = observer;
    const id = await observer.create("/v1/virtualcards", make.aCard());
    await observer.step("simulate", bank.simulate.virtualCards.authorize(id, { amount: 1 }));
    await observer.step("time", bank.clock.advance({ bankingDays: 4 }));
    await observer.step("time", bank.clock.advance({ days: 400 }));
  }
}
