// Statements: SNAP-1 to SNAP-8.

import { expect, test } from "vitest";
import { defineResource, z } from "../../../src/define/index.ts";
import { createBank } from "../../../src/index.ts";
import { create } from "../../support/call.ts";
import { type Case, expectRefused, titled } from "./support/broken.ts";

const transfers = "tables.achTransfers.rows";
const cards = "tables.virtualCards.rows";

const cases: readonly Case[] = [
  ["SNAP-1", { "clock.at": 8.9e15 }, "clock.at: Too big: expected number to be <=253086768000000"],
  ["SNAP-1", { "clock.speed": 31_536_001 }, "clock.speed: Too big: expected number to be <=31536000"],
  ["SNAP-2", { random: [0, 0, 0, 0] }, "random: must not be all zero, from which nothing can be drawn."],
  ["SNAP-2", { "random.0": 2 ** 31 }, "random.0: Too big: expected number to be <=2147483647"],
  [
    "SNAP-3",
    { [`${transfers}.0.row.amount`]: "100" },
    'tables.achTransfers.rows.0.row.amount: must be a whole number of cents from 0 to 9999999999, sent without quotes, got "100".',
  ],
  [
    "SNAP-3",
    { [`${transfers}.0.row.made_up`]: 1 },
    'tables.achTransfers.rows.0.row: Unrecognized key: "made_up"',
  ],
  [
    "SNAP-3",
    { [`${cards}.2.row.internal.ledger.0.made_up`]: 1 },
    'tables.virtualCards.rows.2.row.internal.ledger.0: Unrecognized key: "made_up"',
  ],
  [
    "SNAP-4",
    { "tables.files.next": 2 ** 53 - 1 },
    "tables.files.next: Too big: expected number to be <=1000000000000000",
  ],
  [
    "SNAP-5",
    { "tables.files.next": 1031 },
    "tables.files.rows.30.row.id: must be above 1030, as ids count up, and below next, which is 1031, got 1031.",
  ],
  [
    "SNAP-5",
    { [`${transfers}.1.row.id`]: "01002" },
    'tables.achTransfers.rows.1.row.id: must be a whole number as text, got "01002".',
  ],
  [
    "SNAP-5",
    { [`${transfers}.1.row.id`]: "1001" },
    'tables.achTransfers.rows.1.row.id: must be above 1001, as ids count up, and below next, which is 1015, got "1001".',
  ],
  [
    "SNAP-5",
    { "tables.files.rows.0.row.id": -1 },
    "tables.files.rows.0.row.id: must be a whole number as an integer, got -1.",
  ],
  [
    "SNAP-6",
    {
      "tables.counterparties.rows.0.row.id": "5",
      "tables.counterparties.rows.0.row.url": "/v1/counterparties/5",
    },
    'tables.counterparties.rows.0.row.id: must be at least 1001, got "5".',
  ],
  [
    "SNAP-7",
    { "tables.cardConfiguration.rows": [] },
    "tables.cardConfiguration.rows: must be one row, got 0.",
  ],
  [
    "SNAP-8",
    { [`${transfers}.1.row.url`]: "/v1/ach/1001" },
    'tables.achTransfers.rows.1.row.url: must be "/v1/ach/1002", got "/v1/ach/1001".',
  ],
];

test.each(cases.map(titled))("%s: a snapshot is refused at %s", (_, message, changes) =>
  expectRefused(message, changes),
);

test.each([
  ["uuid", "a UUID of this bank"],
  [{ prefix: "inv_" }, '"inv_" and a whole number'],
] as const)("SNAP-5: a row whose ids are %j has such an id (DEF-11)", async (ids, expected) => {
  const row = z.object({ id: z.string(), note: z.string() });
  const invoices = defineResource({
    noun: "invoice",
    path: "/api/invoices",
    ids,
    row,
    create: { required: ["note"] },
  });
  const bank = createBank({ resources: { invoices } });
  const { id } = await create(bank, "/api/invoices", { note: "paid" });
  const changed = JSON.stringify(bank.snapshot()).replaceAll(String(id), "1001");
  await expect(bank.restore(JSON.parse(changed))).rejects.toThrow(
    `The snapshot doesn't fit this bank: at tables.invoices.rows.0.row.id: must be ${expected}, got "1001".`,
  );
});
