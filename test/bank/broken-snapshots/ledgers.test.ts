// Statements: SNAP-30 to SNAP-33.

import { test } from "vitest";
import { type Case, expectRefused, titled } from "./support/broken.ts";

const cards = "tables.virtualCards.rows";

const cases: readonly Case[] = [
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
];

test.each(cases.map(titled))("%s: a snapshot is refused at %s", (_, message, changes) =>
  expectRefused(message, changes),
);
