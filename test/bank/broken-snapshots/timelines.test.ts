// Statements: SNAP-9 to SNAP-19 and SNAP-41.

import { test } from "vitest";
import { type Case, expectRefused, titled } from "./support/broken.ts";

const transfers = "tables.achTransfers.rows";
const cards = "tables.virtualCards.rows";
const companies = "tables.companies.rows";

const cases: readonly Case[] = [
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
    "SNAP-10",
    {
      "tables.suppliers.rows.0.timeline": [
        { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
      ],
    },
    'tables.suppliers.rows.0.timeline.0.status: must be null, got "pending".',
  ],
  [
    "SNAP-11",
    { [`${companies}.0.timeline.0.at`]: "0000-01-01T23:59:59.999Z" },
    'tables.companies.rows.0.timeline.0.at: must be an instant of bank time, ISO 8601, got "0000-01-01T23:59:59.999Z".',
  ],
  [
    "SNAP-11",
    { [`${companies}.0.timeline.1.at`]: "0000-01-02T00:00:00.000Z" },
    'tables.companies.rows.0.timeline.1.at: must be at or after 2026-02-01T15:00:00.000Z, got "0000-01-02T00:00:00.000Z".',
  ],
  [
    "SNAP-11",
    { [`${companies}.0.timeline.0.at`]: "9990-01-01T00:00:00.001Z" },
    'tables.companies.rows.0.timeline.0.at: must be an instant of bank time, ISO 8601, got "9990-01-01T00:00:00.001Z".',
  ],
  [
    "SNAP-12",
    { [`${companies}.0.timeline.0.at`]: "9990-01-01T00:00:00.000Z" },
    'tables.companies.rows.0.timeline.0.at: must be at or before the clock\'s 2026-03-02T17:00:00.000Z, got "9990-01-01T00:00:00.000Z".',
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
    {
      "tables.realCards.next": 1003,
      "tables.realCards.rows.1": {
        row: { id: "1002", alias: "Travel", internal: { position: 0 } },
        timeline: [],
      },
    },
    "tables.realCards.rows.1.row: must not have the position of row 1001.",
  ],
  [
    "SNAP-16",
    { "tables.suppliers.rows.1.row.internal.position": 0 },
    "tables.suppliers.rows.1.row: must not have the position of row 1001.",
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
];

test.each(cases.map(titled))("%s: a snapshot is refused at %s", (_, message, changes) =>
  expectRefused(message, changes),
);
