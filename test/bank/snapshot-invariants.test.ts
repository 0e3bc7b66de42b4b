// Statements: SNAP-1 to SNAP-41.

import { beforeAll, expect, test } from "vitest";
import { type Bank, type Snapshot, SnapshotError } from "../../src/index.ts";
import { statements } from "../docs/statements.ts";
import { busySnapshot, makeBank } from "../fuzz/snapshots/base.ts";

/*
 * Each row of docs/spec/snapshots.md, broken by one change of the snapshot of a busy bank.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Holder = Record<string, Json | undefined>;

let bank: Bank;
let snapshot: Snapshot;
beforeAll(async () => {
  bank = makeBank();
  await bank.ready;
  snapshot = await busySnapshot(bank);
});

/** The value below these names. */
function at(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((parent, name) => (parent as Holder)[name], value);
}

/** A copy of a snapshot with other values at some paths; undefined drops what is there. */
function changed(from: Snapshot, changes: Readonly<Record<string, Json | undefined>>): Snapshot {
  const copy = structuredClone(from);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split(".");
    const name = names.pop() ?? "";
    const parent = at(copy, names);
    if (value !== undefined) (parent as Holder)[name] = value;
    else if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else delete (parent as Holder)[name];
  }
  return copy;
}

const transfers = "tables.achTransfers.rows";
const cards = "tables.virtualCards.rows";
const companies = "tables.companies.rows";
const logins = "tables.logins.rows";
const oneName = { "tables.usedLoginNames.next": 1002 };
const keptName = (name: string, at: string): Json => ({
  row: { id: 1001, login_name: name },
  timeline: [{ at, status: null, cause: "request" }],
});

type Case = readonly [id: string, changes: Readonly<Record<string, Json | undefined>>, message: string];

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
  [
    "SNAP-9",
    { [`${transfers}.1.row.status`]: "toString" },
    'tables.achTransfers.rows.1.row.status: must be one of pending, processing, hold, succeeded, failed, canceled, got "toString".',
  ],
  [
    "SNAP-9",
    { [`${transfers}.1.timeline.1.status`]: "done" },
    'tables.achTransfers.rows.1.timeline.1.status: must be one of pending, processing, hold, succeeded, failed, canceled, got "done".',
  ],
  [
    "SNAP-10",
    { [`${transfers}.1.timeline`]: [] },
    'tables.achTransfers.rows.1.timeline: must be one that ends in the row\'s status "succeeded", got an array.',
  ],
  [
    "SNAP-11",
    { [`${companies}.0.timeline.0.at`]: "2026-03-02T15:00:00.000Z." },
    'tables.companies.rows.0.timeline.0.at: must be an instant of bank time, ISO 8601, got "2026-03-02T15:00:00.000Z.".',
  ],
  [
    "SNAP-11",
    { [`${companies}.0.timeline.0.at`]: "2026-02-30T15:00:00.000Z" },
    'tables.companies.rows.0.timeline.0.at: must be an instant of bank time, ISO 8601, got "2026-02-30T15:00:00.000Z".',
  ],
  [
    "SNAP-11",
    { [`${companies}.0.timeline.1.at`]: "2025-02-28T15:00:00.000Z" },
    'tables.companies.rows.0.timeline.1.at: must be at or after 2026-02-01T15:00:00.000Z, got "2025-02-28T15:00:00.000Z".',
  ],
  [
    "SNAP-12",
    { "clock.at": 0 },
    'tables.counterparties.rows.0.timeline.0.at: must be at or before the clock\'s 1970-01-01T00:00:00.000Z, got "2026-01-31T15:00:00.000Z".',
  ],
  [
    "SNAP-13",
    { [`${transfers}.1.timeline.1.status`]: "pending" },
    'tables.achTransfers.rows.1.timeline.1.status: must be another than that of the entry before, got "pending".',
  ],
  [
    "SNAP-13",
    { "tables.files.rows.0.timeline.0.status": "pending" },
    'tables.files.rows.0.timeline.0.status: must be null, got "pending".',
  ],
  [
    "SNAP-13",
    { [`${transfers}.8.timeline.1.status`]: "succeeded", [`${transfers}.8.row.status`]: "succeeded" },
    'tables.achTransfers.rows.8.timeline.1.status: must be one that pending may lead to, got "succeeded".',
  ],
  [
    "SNAP-13",
    {
      [`${cards}.1.timeline.0.status`]: "Canceled",
      [`${cards}.1.timeline.1.status`]: "Approved",
      [`${cards}.1.row.status`]: "Approved",
    },
    'tables.virtualCards.rows.1.row.status: must be Approved from the beginning, or Canceled after that for good, got "Approved".',
  ],
  [
    "SNAP-14",
    { [`${transfers}.1.row.status`]: "canceled" },
    'tables.achTransfers.rows.1.timeline: must be one that ends in the row\'s status "canceled", got "succeeded".',
  ],
  [
    "SNAP-15",
    { [`${transfers}.1.row.counterparty_id`]: 4711 },
    "tables.achTransfers.rows.1.row.counterparty_id: must be an id in counterparties, got 4711.",
  ],
  [
    "SNAP-15",
    { [`${cards}.1.row.rcn_id`]: 4711 },
    "tables.virtualCards.rows.1.row.rcn_id: must be an id in realCards, got 4711.",
  ],
  [
    "SNAP-16",
    { [`${cards}.1.row.internal.card_number`]: "5454543209871473" },
    "tables.virtualCards.rows.1.row: must not have the number of row 1001.",
  ],
  [
    "SNAP-16",
    { [`${companies}.1.row.account_number`]: "1817092388" },
    "tables.companies.rows.1.row: must not have the account_number of row 1001.",
  ],
  [
    "SNAP-16",
    { "tables.persons.rows.1.row.login_id": 1001 },
    "tables.persons.rows.1.row: must not have the login_id of row 1001.",
  ],
  [
    "SNAP-17",
    { "timers.0.id": 1001 },
    'timers.0: must be one that a row waits for, and no second one for it, got "achTransfers/1001/".',
  ],
  [
    "SNAP-17",
    { "timers.1.id": 1010 },
    'timers.1: must be one that a row waits for, and no second one for it, got "achTransfers/1010/".',
  ],
  [
    "SNAP-17",
    { "timers.3.part": "1003-0009" },
    'timers.3: must be one that a row waits for, and no second one for it, got "virtualCards.clearing/1003/1003-0009".',
  ],
  [
    "SNAP-18",
    { "timers.0": undefined },
    'tables.achTransfers.rows.9: must have the timer "achTransfers/1010/", for which it waits, got none.',
  ],
  [
    "SNAP-18",
    { "timers.7": undefined },
    'tables.virtualCards.rows.8: must have the timer "virtualCards.clearing/1009/1009-0005", for which it waits, got none.',
  ],
  [
    "SNAP-19",
    { "timers.0.due": 1_772_470_800_000 },
    'timers.0.due: must be an instant after 2026-03-02T17:00:00.000Z, got "2026-03-02T17:00:00.000Z".',
  ],
  ["SNAP-41", { "progress.persons": "manual" }, 'progress: Unrecognized key: "persons"'],
  [
    "SNAP-41",
    { "progress.achTransfers": "immediate" },
    "timers.0: must be absent: the progress of achTransfers is immediate, so no row waits.",
  ],
  ["SNAP-41", { "timers.0.reads": 1 }, "timers.0.reads: must be absent where no reads count, got 1."],
  [
    "SNAP-20",
    { [`${transfers}.0.row.receiver_name`]: "Ada" },
    "tables.achTransfers.rows.0.row.receiver_name: must be null beside a counterparty_id, got text of 3 characters.",
  ],
  [
    "SNAP-20",
    { [`${transfers}.5.row.receiver_name`]: null },
    "tables.achTransfers.rows.5.row.receiver_name: must be given without a counterparty_id, got null.",
  ],
  [
    "SNAP-20",
    { [`${transfers}.0.row.internal.receiver_account_number`]: "1" },
    "tables.achTransfers.rows.0.row.internal.receiver_account_number: must be the receiver's account, got text of 1 characters.",
  ],
  [
    "SNAP-21",
    { [`${transfers}.3.row.return`]: null },
    "tables.achTransfers.rows.3.row.return: must be given in status failed, got null.",
  ],
  [
    "SNAP-21",
    { [`${transfers}.3.row.return.code`]: "R99" },
    'tables.achTransfers.rows.3.row.return.description: must be the title of its code, got "Customer Advises Originator is Not Known…".',
  ],
  [
    "SNAP-22",
    { [`${transfers}.10.row.internal.held_from`]: null },
    'tables.achTransfers.rows.10.row.internal.held_from: must be "pending" or "processing" in status hold, got null.',
  ],
  [
    "SNAP-22",
    { [`${transfers}.0.row.internal.held_from`]: "pending" },
    'tables.achTransfers.rows.0.row.internal.held_from: must be null in status succeeded, got "pending".',
  ],
  [
    "SNAP-23",
    { [`${transfers}.8.row.batch_id`]: "BATCH-1009" },
    'tables.achTransfers.rows.8.row.batch_id: must be null in status canceled, got "BATCH-1009".',
  ],
  [
    "SNAP-23",
    { [`${transfers}.8.row.internal.batch_key`]: "[]" },
    'tables.achTransfers.rows.8.row.internal.batch_key: must be null, got "[]".',
  ],
  [
    "SNAP-24",
    { [`${transfers}.9.row.batch_id`]: "BATCH-1001" },
    'tables.achTransfers.rows.9.row.batch_id: must be that of its batch, named after a transfer in it, got "BATCH-1001".',
  ],
  [
    "SNAP-24",
    { [`${transfers}.9.row.internal.batch_key`]: null },
    "tables.achTransfers.rows.9.row.internal.batch_key: must be the hour of its pick-up, its account and service, got null.",
  ],
  [
    "SNAP-25",
    { "tables.suppliers.rows.0.row.internal.position": 3 },
    "tables.suppliers.rows.0.row.internal.position: must be a whole number from 0 to 2, got 3.",
  ],
  [
    "SNAP-26",
    { [`${cards}.0.row.card_number`]: "5555555555554444" },
    "tables.virtualCards.rows.0.row.card_number: must be null, because the number is in internal, got text of 16 characters.",
  ],
  [
    "SNAP-26",
    { [`${cards}.0.row.internal.card_number`]: "4000000000000002" },
    "tables.virtualCards.rows.0.row.internal.card_number: must be a number that this bank draws, got text of 16 characters.",
  ],
  [
    "SNAP-26",
    { [`${cards}.0.row.last4`]: "0000" },
    "tables.virtualCards.rows.0.row.last4: must be the end of internal.card_number, got text of 4 characters.",
  ],
  [
    "SNAP-26",
    { [`${cards}.0.row.cvc`]: "12" },
    "tables.virtualCards.rows.0.row.cvc: must be three digits, got text of 2 characters.",
  ],
  [
    "SNAP-26",
    { [`${cards}.0.row.expiry`]: "2028-13" },
    'tables.virtualCards.rows.0.row.expiry: must be a month, YYYY-MM, got "2028-13".',
  ],
  [
    "SNAP-27",
    { [`${cards}.0.row.rcn_alias`]: "Other" },
    'tables.virtualCards.rows.0.row.rcn_alias: must be "Main", that of real card 1001, got "Other".',
  ],
  [
    "SNAP-28",
    { [`${cards}.1.row.per_transaction_max`]: 10, [`${cards}.1.row.per_transaction_min`]: 11 },
    "tables.virtualCards.rows.1.row.per_transaction_min: 'per_transaction_min' must not be greater than 'per_transaction_max', but 11 is greater than 10.",
  ],
  [
    "SNAP-28",
    { [`${cards}.1.row.valid_starting_on`]: "9998-01-01" },
    "tables.virtualCards.rows.1.row.valid_ending_on: 'valid_ending_on' must be after 'valid_starting_on', but 2026-05-31 is not after 9998-01-01.",
  ],
  [
    "SNAP-29",
    { [`${cards}.2.row.internal.ledger.0`]: undefined },
    "tables.virtualCards.rows.2.row.authorizations: must be the 2 of internal.ledger, got 3.",
  ],
  [
    "SNAP-29",
    { [`${cards}.2.row.clearings.0`]: undefined },
    "tables.virtualCards.rows.2.row.clearings: must be the 2 of internal.ledger, got 1.",
  ],
  [
    "SNAP-29",
    { [`${cards}.2.row.internal.ledger.0.reference`]: "1003-0002" },
    'tables.virtualCards.rows.2.row.internal.ledger.0.reference: must be "1003-0001", got "1003-0002".',
  ],
  [
    "SNAP-29",
    { [`${cards}.2.row.internal.ledger.0.listed`]: 1 },
    "tables.virtualCards.rows.2.row.internal.ledger.0.listed: must be 0, got 1.",
  ],
  [
    "SNAP-30",
    { [`${cards}.2.row.internal.ledger.0.exchange_rate`]: "1e3" },
    'tables.virtualCards.rows.2.row.internal.ledger.0.exchange_rate: must be a decimal number, got "1e3".',
  ],
  [
    "SNAP-30",
    { [`${cards}.2.row.authorizations.0.billing_amount`]: 1 },
    "tables.virtualCards.rows.2.row.authorizations.0.billing_amount: must be 50000, as in internal.ledger, got 1.",
  ],
  [
    "SNAP-30",
    { [`${cards}.0.row.authorizations.0.issuer_response`]: "Approved" },
    'tables.virtualCards.rows.0.row.authorizations.0.issuer_response: must be text that begins with "Declined: ", got "Approved".',
  ],
  [
    "SNAP-30",
    { [`${cards}.2.row.authorizations.0.transaction_type`]: "Reversal" },
    'tables.virtualCards.rows.2.row.authorizations.0.transaction_type: must be that of a purchase, got "Reversal".',
  ],
  [
    "SNAP-30",
    { [`${cards}.4.row.internal.ledger.2.settlement_amount`]: -5 },
    "tables.virtualCards.rows.4.row.internal.ledger.2.settlement_amount: must be at least 1, got -5.",
  ],
  [
    "SNAP-31",
    { [`${cards}.2.row.internal.ledger.1.reference`]: "1003-0002" },
    'tables.virtualCards.rows.2.row.internal.ledger.1.reference: must be that of an open authorization, got "1003-0002".',
  ],
  [
    "SNAP-31",
    { [`${cards}.2.row.internal.ledger.4.reference`]: "1003-0001" },
    'tables.virtualCards.rows.2.row.internal.ledger.4.reference: must be that of an open authorization, got "1003-0001".',
  ],
  [
    "SNAP-31",
    { [`${cards}.3.row.internal.ledger.3.merchant_amount`]: 10_000 },
    "tables.virtualCards.rows.3.row.internal.ledger.3.merchant_amount: must be 1 to 1200, got 10000.",
  ],
  [
    "SNAP-31",
    { [`${cards}.2.row.clearings.0.merchant_name`]: "Other" },
    'tables.virtualCards.rows.2.row.clearings.0.merchant_name: must be "Sauer, Bahringer and Rempel", as in internal.ledger, got "Other".',
  ],
  [
    "SNAP-31",
    { [`${cards}.3.row.authorizations.2.transaction_type`]: "Advice" },
    'tables.virtualCards.rows.3.row.authorizations.2.transaction_type: must be "Reversal" or "Reversal advice", got "Advice".',
  ],
  [
    "SNAP-32",
    { [`${cards}.0.row.authorizations.0.date`]: "2026-02-30" },
    'tables.virtualCards.rows.0.row.authorizations.0.date: must be a day, YYYY-MM-DD, got "2026-02-30".',
  ],
  [
    "SNAP-32",
    { [`${cards}.1.row.clearings.0.settlement_date`]: "2026-01-01" },
    "tables.virtualCards.rows.1.row.clearings.0: must be settled in USD or 840 on its date, got an object.",
  ],
  [
    "SNAP-33",
    { [`${cards}.0.row.available_balance`]: 1 },
    "tables.virtualCards.rows.0.row.available_balance: must be 200000, which its ledger leaves, got 1.",
  ],
  [
    "SNAP-34",
    { "tables.outbox.rows.0.row.time": "soon" },
    'tables.outbox.rows.0.row.time: must be 2026-03-01T15:00:00.000Z, as in the timeline, got "soon".',
  ],
  [
    "SNAP-34",
    { "tables.outbox.rows.0.row.tracking_id": "1" },
    'tables.outbox.rows.0.row.tracking_id: must be a UUID of version 4, got "1".',
  ],
  [
    "SNAP-34",
    { "tables.outbox.rows.0.row.recipients": [] },
    "tables.outbox.rows.0.row.recipients: must be one recipient at least, got an array.",
  ],
  [
    "SNAP-35",
    { [`${companies}.0.row.account_number`]: "" },
    "tables.companies.rows.0.row.account_number: must be ten digits in status approved, got text of 0 characters.",
  ],
  [
    "SNAP-35",
    { [`${companies}.6.row.account_number`]: "1817092389" },
    "tables.companies.rows.6.row.account_number: must be empty in status pending, got text of 10 characters.",
  ],
  [
    "SNAP-35",
    { [`${companies}.0.row.accounts`]: [] },
    "tables.companies.rows.0.row.accounts: must be the account of account_number, or empty without one, got an array.",
  ],
  [
    "SNAP-36",
    { [`${companies}.0.row.products`]: ["web", "dda_account"] },
    'tables.companies.rows.0.row.products.0: must be "dda_account", got "web".',
  ],
  [
    "SNAP-37",
    { [`${companies}.0.row.events.1`]: undefined },
    "tables.companies.rows.0.row.events: must be as many as the 2 statuses of the timeline, got 1.",
  ],
  [
    "SNAP-37",
    { [`${companies}.0.row.events.0.data.status`]: "blocked" },
    'tables.companies.rows.0.row.events.0.data.status: must be "pending", as in the timeline, got "blocked".',
  ],
  [
    "SNAP-37",
    { [`${companies}.0.row.events.0.updated_at`]: "2026-02-11T15:00:00.000Z" },
    'tables.companies.rows.0.row.events.0.updated_at: must be 2026-02-01T15:00:00.000Z, as in the timeline, got "2026-02-11T15:00:00.000Z".',
  ],
  [
    "SNAP-37",
    { [`${companies}.0.row.events.1.previous`]: null },
    "tables.companies.rows.0.row.events.1.previous: must be the data of the event before, got null.",
  ],
  [
    "SNAP-38",
    { [`${logins}.0.row.reservation_expires`]: "2026-02-01" },
    'tables.logins.rows.0.row.reservation_expires: must be after its creation, got "2026-02-01".',
  ],
  [
    "SNAP-38",
    { [`${logins}.1.row.login_name`]: "theodore-559361" },
    'tables.logins.rows.1.row.login_name: must be a name that login 1001 does not hold, got "theodore-559361".',
  ],
  [
    "SNAP-39",
    { ...oneName, "tables.usedLoginNames.rows": [keptName("theodore-559361", "2026-03-02T15:00:00.000Z")] },
    'tables.usedLoginNames.rows.0.row.login_name: must be a name that login 1001 does not hold, got "theodore-559361".',
  ],
  [
    "SNAP-40",
    { [`${logins}.0.row.internal.used`]: false },
    "tables.persons.rows.0.row.login_id: must be the id of a login whose internal.used is true, got 1001.",
  ],
];

test.each(cases.map(([id, changes, message]) => [id, message, changes] as const))(
  "%s: a snapshot is refused at %s",
  async (_, message, changes) => {
    await bank.restore(snapshot);
    const before = JSON.stringify(bank.snapshot());
    const restoring = bank.restore(changed(snapshot, changes));
    await expect(restoring).rejects.toThrow(SnapshotError);
    await expect(restoring).rejects.toThrow(
      expect.objectContaining({ message: `This is no snapshot of such a bank: at ${message}` }),
    );
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test("every row of docs/spec/snapshots.md is broken by one of these snapshots", () => {
  const rows = statements().filter(({ file }) => file === "docs/spec/snapshots.md");
  expect([...new Set(cases.map(([id]) => id))]).toEqual(rows.map(({ id }) => id));
});
