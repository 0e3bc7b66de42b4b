// Statements: X248, X249.

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Bank, type BankOptions, type Cause, type Change, createBank } from "../../../src/index.ts";
import { chanceOf } from "../../fuzz/support/chance.ts";
import { apply } from "../../model/apply.ts";
import { commandOf } from "../../model/commands.ts";
import { Model } from "../../model/model.ts";
import { modes, oneAddress } from "../../model/walk.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { minimalCard } from "../../support/cards.ts";
import { companyId, minimalCompany } from "../../support/onboarding.ts";

const options: BankOptions = {
  scenario: oneAddress,
  clock: { start: MONDAY, paused: true },
  assumptions: {
    reviewStatus: "in_review",
    correctedStatus: true,
    expiredCardStatus: "Expired",
    reservedAccounts: "on-schedule",
    productRequirements: "review",
  },
};

const by: Readonly<Record<Cause, "step" | "action" | "request">> = {
  clock: "step",
  immediate: "step",
  read: "step",
  action: "action",
  request: "request",
};

/** The collections whose rows have a status. */
const collections = ["achTransfers", "virtualCards", "companies"] as const;
type Collection = (typeof collections)[number];

/** The changes of status in a bank from now on, as "collection: from → to by step". */
function movesOf(bank: Bank): Set<string> {
  const moves = new Set<string>();
  bank.on("change", ({ collection, kind, from, to, cause }: Change) => {
    if (kind === "update" && from !== to) moves.add(`${collection}: ${from} → ${to} by ${by[cause]}`);
  });
  return moves;
}

function declaredIn(bank: Bank): readonly string[] {
  return collections.flatMap((name) =>
    (bank.resources[name].lifecycle?.edges ?? []).map(
      (edge) => `${name}: ${edge.from} → ${edge.to} by ${edge.by}`,
    ),
  );
}

const commands = fc.array(fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: modes }), {
  minLength: 10,
  maxLength: 60,
  // Without it fast-check stays near the least length, and too few moves are seen.
  size: "max",
});

test("whatever is done to rows, none moves along a way that its lifecycle does not have (X249)", async () => {
  const bank = createBank(options);
  await bank.ready;
  const declared = new Set(declaredIn(bank));
  const moves = movesOf(bank);
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      await bank.reset();
      const model = new Model(Date.parse(MONDAY));
      for (const each of given) {
        if (typeof each === "object") await bank.progress.set(each);
        // The bank may refuse what the model, which has the default options, allows.
        else await apply(bank, model, commandOf(chanceOf(each))).catch(() => undefined);
      }
      expect([...moves].filter((move) => !declared.has(move))).toEqual([]);
    }),
    { numRuns: 40 },
  );
  expect(moves.size).toBeGreaterThan(5);
});

/** Does what an edge says to the row 1001 of a collection. */
async function follow(bank: Bank, collection: Collection, edge: { by: string; name: string }): Promise<void> {
  const { achTransfers, companies } = bank.simulate;
  if (edge.by === "step") {
    const due = bank.clock.upcoming(100).find((event) => event.collection === collection);
    if (due) await bank.clock.advanceTo(due.at);
    return;
  }
  if (collection === "companies") return void (await companies.transition(1001, edge.name as "approved"));
  switch (edge.name) {
    case "return":
      return void (await achTransfers.return(1001, "R01"));
    case "correct":
      return void (await achTransfers.correct(1001, { code: "C01", value: "12345679" }));
    case "cancel":
      if (collection === "virtualCards") return void (await call(bank, "DELETE", "/v1/virtualcards/1001"));
      return void (await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" }));
    case "update": {
      const limits = { ...minimalCard, valid_ending_on: "2027-12-31" };
      return void (await call(bank, "PATCH", "/v1/virtualcards/1001", limits));
    }
    default:
      return void (await achTransfers[edge.name as "process"](1001));
  }
}

const failing = { ...minimalTransfer, receiver_account_number: "9000000000008201" };

/** The rows that all ways are reached from. */
const starts: Readonly<Record<Collection, readonly ((bank: Bank) => Promise<unknown>)[]>> = {
  achTransfers: [
    (bank) => create(bank, "/v1/ach", minimalTransfer),
    (bank) => create(bank, "/v1/ach", failing),
  ],
  virtualCards: [(bank) => create(bank, "/v1/virtualcards", minimalCard)],
  companies: [
    (bank) => companyId(bank),
    (bank) =>
      create(bank, "/v1/companies", { ...minimalCompany(1001), products: ["dda_account", "debit_card"] }),
  ],
};

/** No row needs more moves than these to be seen along every way. */
const DEPTH = 4;

describe.each(collections)("of %s", (collection) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = createBank(options);
    await bank.ready;
  });

  test("every way is one that something moves a row along (X248)", async () => {
    const moves = movesOf(bank);
    const edges = bank.resources[collection].lifecycle?.edges ?? [];
    let known = new Set<string>();
    const explore = async (depth: number, before: string): Promise<void> => {
      const status = bank.db[collection].get(1001)?.status ?? "";
      const place = `${before} ${status}`;
      if (depth === DEPTH || known.has(place)) return;
      known.add(place);
      const here = bank.snapshot();
      const names = new Map(
        edges.filter(({ from }) => from === status).map((edge) => [edge.by + edge.name, edge]),
      );
      for (const edge of names.values()) {
        await bank.restore(here);
        await follow(bank, collection, edge);
        await explore(depth + 1, status);
      }
    };
    for (const start of starts[collection]) {
      known = new Set();
      await bank.reset();
      await start(bank);
      await explore(0, "");
    }
    const declared = declaredIn(bank).filter((move) => move.startsWith(collection));
    expect([...moves].toSorted()).toEqual([...new Set(declared)].toSorted());
  });

  test("a row that no reserved value has to do with begins in the initial status", async () => {
    await bank.reset();
    await starts[collection][0]?.(bank);
    expect(bank.timeline(collection, 1001)[0]?.status).toBe(bank.resources[collection].lifecycle?.initial);
  });

  test("the ways that a row's state allows are those that allowedActions names, and no others", async () => {
    await bank.reset();
    await starts[collection][0]?.(bank);
    const status = bank.db[collection].get(1001)?.status;
    const { edges = [] } = bank.resources[collection].lifecycle ?? {};
    const allowed = bank.allowedActions(collection, 1001);
    const named = edges.filter(({ from, by }) => from === status && by !== "step").map(({ name }) => name);
    // The requests of a card are no actions of a state: they are what its endpoints do.
    expect(allowed).toEqual(collection === "virtualCards" ? [] : [...new Set(named)]);
  });
});
