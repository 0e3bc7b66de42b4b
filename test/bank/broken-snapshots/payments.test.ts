// Statements: SNAP-20 to SNAP-24.

import { test } from "vitest";
import { type Case, expectRefused, titled } from "./support/broken.ts";

const transfers = "tables.achTransfers.rows";

const cases: readonly Case[] = [
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
    { [`${transfers}.12.row.batch_id`]: "1BATCH-1013" },
    'tables.achTransfers.rows.12.row.batch_id: must be that of its batch, named after a transfer in it, got "1BATCH-1013".',
  ],
  [
    "SNAP-24",
    { [`${transfers}.12.row.batch_id`]: "BATCH-1013-1" },
    'tables.achTransfers.rows.12.row.batch_id: must be that of its batch, named after a transfer in it, got "BATCH-1013-1".',
  ],
  [
    "SNAP-24",
    { [`${transfers}.10.row.batch_id`]: "BATCH-1011" },
    'tables.achTransfers.rows.10.row.batch_id: must be that of its batch, named after a transfer in it, got "BATCH-1011".',
  ],
  [
    "SNAP-24",
    { [`${transfers}.9.row.internal.batch_key`]: "[]" },
    "tables.achTransfers.rows.9.row.internal.batch_key: must be the hour of its pick-up, its account and service, got text of 2 characters.",
  ],
  [
    "SNAP-24",
    { [`${transfers}.9.row.internal.batch_key`]: null },
    "tables.achTransfers.rows.9.row.internal.batch_key: must be the hour of its pick-up, its account and service, got null.",
  ],
];

test.each(cases.map(titled))("%s: a snapshot is refused at %s", (_, message, changes) =>
  expectRefused(message, changes),
);
