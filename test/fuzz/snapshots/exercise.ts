import type { Bank, BankWith } from "../../../src/index.ts";
import { play } from "../requests/episode.ts";
import { requestOf } from "../requests/grammar.ts";
import type { Chance } from "../support/chance.ts";
import type { OWN } from "../support/own.ts";
import { brokenInvariants } from "./invariants.ts";

/** One thing that a bank with an accepted snapshot does wrong. */
export interface Broken {
  readonly kind: string;
  readonly detail: string;
}

const REQUESTS = 25;

/** Uses a bank whose snapshot was accepted as a test would: reads, actions, requests, a month, snapshot and restore. */
export async function exercise(bank: Bank, chance: Chance): Promise<readonly Broken[]> {
  const found: Broken[] = [];
  const attempt = async (what: string, work: () => unknown, allowed: readonly string[] = []) => {
    try {
      await work();
    } catch (error) {
      const name = error instanceof Error ? error.name : typeof error;
      if (!allowed.includes(name)) found.push({ kind: `${what}: ${name}`, detail: String(error) });
    }
  };
  const invariants = (when: string) =>
    attempt(`invariants ${when}`, () => {
      for (const [kind, detail] of brokenInvariants(bank)) found.push({ kind: `${when}: ${kind}`, detail });
    });
  await invariants("at once");
  await attempt("reads", () => readAll(bank));
  await attempt("actions", () => actOnAll(bank, chance), []);
  const requests = Array.from({ length: REQUESTS }, () => ({ ...requestOf(chance), after: 0 }));
  await attempt("requests", async () => {
    for (const { kind, detail } of (await play(bank, requests)).faults)
      found.push({ kind: `request: ${kind}`, detail });
  });
  await attempt("advance", () => bank.clock.advance({ days: 30 }), ["RangeError"]);
  if (!found.some(({ kind }) => kind.startsWith("at once"))) await invariants("after a month");
  await attempt("snapshot and restore", async () => {
    const again = bank.snapshot();
    await bank.restore(again);
    if (JSON.stringify(bank.snapshot()) !== JSON.stringify(again))
      throw new Error("It differs after a restore.");
  });
  return found;
}

function readAll(bank: Bank): void {
  for (const [name, reader] of Object.entries(bank.db)) {
    for (const { id } of reader.all()) {
      const collection = name as keyof Bank["db"];
      bank.timeline(collection, id);
      bank.allowedActions(collection, id);
    }
  }
  for (const { id } of bank.db.virtualCards.all()) bank.openAuthorizations(id);
  bank.clock.nextEvent();
  JSON.stringify(bank.outbox.entries);
}

const ALLOWED = ["InvalidTransitionError", "NotFoundError"];

/** Performs an action on some rows; what a state does not allow is refused with an error of its own kind. */
async function actOnAll(bank: Bank, chance: Chance): Promise<void> {
  const { virtualCards, achTransfers, companies } = bank.simulate;
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Error && ALLOWED.includes(error.name))) throw error;
    }
  };
  for (const { id } of bank.db.virtualCards.all()) {
    if (chance.percent(50)) await act(() => virtualCards.authorize(id, { amount: 500 }));
    const [open] = bank.openAuthorizations(id);
    if (open) await act(() => virtualCards[chance.pick(["clear", "reverse"] as const)](id, open.reference));
    if (chance.percent(20)) await act(() => virtualCards.refund(id, { amount: 100 }));
  }
  for (const { id } of bank.db.achTransfers.all()) {
    const name = chance.pick(["process", "settle", "hold", "release", "reject"] as const);
    await act(() => achTransfers[name](id));
  }
  for (const { id } of bank.db.companies.all()) {
    await act(() => companies.transition(id, chance.pick(["approved", "suspended", "pending"])));
  }
  await actOnOwn(bank as BankWith<typeof OWN>, chance, act);
}

/** The same on rows of a team's own. */
async function actOnOwn(
  { db, simulate }: BankWith<typeof OWN>,
  chance: Chance,
  act: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  for (const { id } of db.payouts.all()) if (chance.percent(30)) await act(() => simulate.payouts.fail(id));
  for (const { id } of db.orders.all()) {
    await act(() => simulate.orders.ship(id, { carrier: "UPS" }));
    if (chance.percent(30)) await act(() => simulate.orders.return(id, { reason: "It is broken" }));
  }
  for (const { id } of db.invoices.all()) if (chance.percent(50)) await act(() => simulate.invoices.pay(id));
  for (const { id } of db.subscriptions.all())
    if (chance.percent(20)) await act(() => simulate.subscriptions.cancel(id));
}
