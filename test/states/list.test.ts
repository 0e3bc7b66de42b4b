// Statements: STA-1, STA-2.

import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { states } from "../../src/states/index.ts";
import { payouts } from "../define/payouts.ts";
import { PRODUCTS } from "../products/support.ts";
import { MONDAY } from "../support/monday.ts";

test("the ids of a bank with the default options are these (STA-1)", async () => {
  const ids = states().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = Object.entries(Object.groupBy(ids, (id) => id.slice(0, id.indexOf("/")))).map(
    ([group, of = []]) => `${group}: ${of.length}`,
  );
  await expect([...counts, "", ...ids, ""].join("\n")).toMatchFileSnapshot("./ids.txt");
});

test("equal banks have equal states, and every state says what breaks in a sentence (STA-1)", () => {
  const all = states(createBank());
  expect(states({}).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(all.filter(({ why, title }) => !/[.?!]$/.test(why) || title === "")).toEqual([]);
});

test("resources of a team's own have states as the bank's own (STA-1)", () => {
  const own = states({ resources: { payouts } }, { only: ["payouts"], without: ["text"] });
  const ids = own.filter(({ group }) => group === "rows" || group === "changes").map(({ id }) => id);
  expect(ids).toEqual([
    "rows/payouts/none",
    "rows/payouts/one",
    "rows/payouts/page",
    "rows/payouts/page-and-one",
    "rows/payouts/10000",
    "rows/payouts/10001",
    "rows/payouts/status",
    "rows/payouts/status/pending",
    "rows/payouts/status/paid",
    "rows/payouts/status/failed",
    "changes/payouts/deletePayout",
    "changes/payouts/fail",
    "changes/payouts/unknown-status",
  ]);
});

test("a state has a title, what breaks, tags, and the clock of the page (STA-1, STA-10)", async () => {
  const all = states(
    { resources: { payouts }, clock: { start: MONDAY } },
    {
      only: [
        "payouts",
        "moments",
        "rows/virtualCards/authorize-decline",
        "changes/achTransfers",
        "answers/all/slow",
      ],
      without: ["script", "invisible", "network"],
    },
  );
  const lines = all.map(({ id, group, title, why, tags, pageTime }) =>
    [
      `${id} (${group}): ${title}. ${why} [${tags.join(", ")}]`,
      ...(pageTime ? [JSON.stringify(pageTime)] : []),
    ].join(" "),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./states.txt");
});

test("products have states too (STA-1)", () => {
  const ids = states(PRODUCTS, { only: ["listAccounts"] }).map(({ id }) => id);
  expect(ids).toContain("answers/listAccounts/503");
});

test("the first argument may say which states are wanted (STA-2)", () => {
  const chosen = states({ only: ["listSuppliers", "moments/leap"], without: ["documented", "network"] });
  expect(chosen.map(({ id }) => id)).toEqual([
    "rows/suppliers/none",
    "answers/all/401-in-the-middle",
    "answers/all/429",
    "answers/all/500",
    "answers/all/503",
    "answers/all/never",
    "answers/all/slow",
    "answers/listSuppliers/401-in-the-middle",
    "answers/listSuppliers/429",
    "answers/listSuppliers/500",
    "answers/listSuppliers/503",
    "answers/listSuppliers/never",
    "answers/listSuppliers/slow",
    "moments/leap-day",
  ]);
});

test("a name that chooses no state is refused (STA-2)", () => {
  expect(() => states({ only: ["answer", "listSuplliers"] })).toThrow(
    `Option 'only' of states() must have groups, tags and ids, got "listSuplliers": the nearest is listSuppliers.`,
  );
  expect(() => states(createBank(), { without: ["slows"] })).toThrow(
    `Option 'without' of states() must have groups, tags and ids, got "slows": the nearest is slow.`,
  );
});
