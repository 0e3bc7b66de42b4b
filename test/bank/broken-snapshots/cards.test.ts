// Statements: SNAP-25 to SNAP-29.

import { test } from "vitest";
import { type Case, expectRefused, titled } from "./support/broken.ts";

const cards = "tables.virtualCards.rows";

const cases: readonly Case[] = [
  [
    "SNAP-25",
    { "tables.suppliers.rows.0.row.internal.position": 3 },
    "tables.suppliers.rows.0.row.internal.position: must be a whole number from 0 to 2, got 3.",
  ],
  [
    "SNAP-25",
    { "tables.suppliers.rows.0.row.internal.position": -1 },
    "tables.suppliers.rows.0.row.internal.position: must be a whole number from 0 to 2, got -1.",
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
  ...["5105108170923887", "51051081709238860", "5105108170921"].map(
    (number): Case => [
      "SNAP-26",
      { [`${cards}.0.row.internal.card_number`]: number, [`${cards}.0.row.last4`]: number.slice(-4) },
      `tables.virtualCards.rows.0.row.internal.card_number: must be a number that this bank draws, got text of ${number.length} characters.`,
    ],
  ),
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
];

test.each(cases.map(titled))("%s: a snapshot is refused at %s", (_, message, changes) =>
  expectRefused(message, changes),
);
