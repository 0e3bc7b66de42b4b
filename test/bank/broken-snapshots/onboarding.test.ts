// Statements: SNAP-34 to SNAP-40.

import { test } from "vitest";
import { type Case, expectRefused, titled } from "./support/broken.ts";

const companies = "tables.companies.rows";
const logins = "tables.logins.rows";
const oneName = { "tables.usedLoginNames.next": 1002 };
const keptName = (name: string, at: string) => ({
  row: { id: 1001, login_name: name },
  timeline: [{ at, status: null, cause: "request" }],
});

const midnight = "2026-02-01T00:00:00.000Z";

const cases: readonly Case[] = [
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
    { [`${companies}.0.row.account_number`]: "11817092388" },
    "tables.companies.rows.0.row.account_number: must be ten digits in status approved, got text of 11 characters.",
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
    "SNAP-37",
    { [`${companies}.0.row.events.1.previous.status`]: "blocked" },
    "tables.companies.rows.0.row.events.1.previous: must be the data of the event before, got an object.",
  ],
  ...["status_reason", "status_reason_category"].map(
    (field): Case => [
      "SNAP-37",
      { [`${companies}.0.row.events.1.previous.${field}`]: "Other" },
      "tables.companies.rows.0.row.events.1.previous: must be the data of the event before, got an object.",
    ],
  ),
  [
    "SNAP-38",
    { [`${logins}.0.row.reservation_expires`]: "2026-02-01" },
    'tables.logins.rows.0.row.reservation_expires: must be after its creation, got "2026-02-01".',
  ],
  [
    "SNAP-38",
    { [`${logins}.0.row.reservation_expires`]: "2026-02-01", [`${logins}.0.timeline.0.at`]: midnight },
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

test.each(cases.map(titled))("%s: a snapshot is refused at %s", (_, message, changes) =>
  expectRefused(message, changes),
);
