// Statements: SNAP-13, SNAP-26 and SNAP-29 to SNAP-32.

import { beforeAll, expect, test } from "vitest";
import { type Bank, type Snapshot, SnapshotError } from "../../../src/index.ts";
import { bankWithCard } from "../../support/cards.ts";
import { MONDAY } from "../../support/monday.ts";
import { type Changes, changed } from "./support/broken.ts";

let bank: Bank;
let snapshot: Snapshot;

/** A card with an entry of each kind, and with amounts of one cent. */
beforeAll(async () => {
  const made = await bankWithCard({ per_transaction_max: 5_000 });
  const { cards } = made;
  const euros = { currency: "EUR", exchangeRate: "1.1" };
  const abroad = await cards.authorize("1001", { amount: 1_000, ...euros });
  await cards.clear("1001", abroad.reference, { amount: 400, exchangeRate: "1.2", fee: 5, final: false });
  await cards.refund("1001", { clearing: 0, amount: 100 });
  const atHome = await cards.authorize("1001", { amount: 2_000 });
  await cards.reverse("1001", atHome.reference, { amount: 500 });
  await cards.authorize("1001", { amount: 5_001 });
  await cards.reverse("1001", { amount: 300, ...euros });
  await cards.refund("1001", { amount: 700, ...euros });
  await cards.clear("1001", atHome.reference, { fee: 30 });
  const cent = await cards.authorize("1001", { amount: 1 });
  await cards.clear("1001", cent.reference);
  await cards.refund("1001", { amount: 1 });
  const cents = await cards.authorize("1001", { amount: 3 });
  await cards.reverse("1001", cents.reference, { amount: 1, advice: true });
  await cards.clear("1001", cents.reference, { amount: 1, final: false });
  await cards.refund("1001", { clearing: 0, amount: 300 });
  await cards.refund("1001", { clearing: cent.reference });
  const cheap = await cards.authorize("1001", { amount: 9, currency: "EUR", exchangeRate: "0.25" });
  await cards.clear("1001", cheap.reference);
  await cards.refund("1001", { clearing: cheap.reference, amount: 4 });
  bank = made.bank;
  snapshot = bank.snapshot();
});

test("a ledger with an entry of each kind, and with amounts of one cent, is taken (SNAP-29 to SNAP-31)", async () => {
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
});

const wanted = (value: number | string) => `must be ${value}, as in internal.ledger, got`;
const approvals = 'must be "Approved" or "Approved or completed successfully", got';

/** What the refusal says of a path of the card, and the value that is there. */
test.each<readonly [id: string, message: string, value: number | string]>([
  ["SNAP-26", "cvc: must be three digits, got text of 4 characters.", "1234"],
  ["SNAP-26", 'expiry: must be a month, YYYY-MM, got "12028-03".', "12028-03"],
  ["SNAP-26", 'expiry: must be a month, YYYY-MM, got "2028-031".', "2028-031"],
  ["SNAP-29", 'ledger.5.reference: must be "1001-0005", got "1001-0001".', "1001-0001"],
  ["SNAP-29", 'ledger.7.reference: must be "1001-0007", got "1001-0001".', "1001-0001"],
  ["SNAP-30", "ledger.0.merchant_amount: must be at least 1, got 0.", 0],
  ["SNAP-30", "ledger.0.billing_amount: must be 1100, and at least 1, got 1099.", 1_099],
  ["SNAP-30", 'authorizations.0.transaction_type: must be that of a purchase, got "Reversal".', "Reversal"],
  ["SNAP-30", `authorizations.0.issuer_response: ${approvals} "Declined: stolen".`, "Declined: stolen"],
  ["SNAP-30", `authorizations.4.transaction_type: ${wanted('"Authorization"')} "Advice".`, "Advice"],
  ["SNAP-30", `clearings.0.billing_amount: ${wanted(480)} 479.`, 479],
  ["SNAP-30", `clearings.0.settlement_amount: ${wanted(485)} 486.`, 486],
  ["SNAP-30", 'clearings.0.exchange_rate: must be a decimal number above 0, got "0".', "0"],
  ["SNAP-30", 'clearings.0.exchange_rate: must be a decimal number above 0, got "1.2 ".', "1.2 "],
  ["SNAP-30", 'clearings.3.exchange_rate: must be "1", as it is in USD, got "1.0".', "1.0"],
  ["SNAP-30", "ledger.6.billing_amount: must be 330, and at least 1, got 331.", 331],
  ["SNAP-30", `authorizations.5.billing_amount: ${wanted(330)} 331.`, 331],
  [
    "SNAP-30",
    'authorizations.5.transaction_type: must be "Reversal" or "Reversal advice", got "Advice".',
    "Advice",
  ],
  ["SNAP-30", `authorizations.5.issuer_response: ${approvals} "Declined: stolen".`, "Declined: stolen"],
  ["SNAP-30", "ledger.7.settlement_amount: must be at least 1, got 0.", 0],
  ["SNAP-30", "authorizations.6.merchant_amount: must be at least 1, got 0.", 0],
  ["SNAP-30", `authorizations.6.transaction_type: ${wanted('"Purchase Return"')} "Reversal".`, "Reversal"],
  ["SNAP-30", `authorizations.6.issuer_response: ${approvals} "Declined: stolen".`, "Declined: stolen"],
  ["SNAP-30", `clearings.2.mcc: ${wanted('"5999"')} "5812".`, "5812"],
  ["SNAP-30", `clearings.2.settlement_amount: ${wanted(-770)} -769.`, -769],
  ["SNAP-30", 'clearings.2.exchange_rate: must be a decimal number above 0, got "0".', "0"],
  ["SNAP-31", "clearings.0.merchant_amount: must be at least 1, got 0.", 0],
  ["SNAP-31", `clearings.0.merchant_amount: ${wanted(400)} 401.`, 401],
  ["SNAP-31", "ledger.1.merchant_amount: must be 1 to 999, got 1000.", 1_000],
  ["SNAP-31", "ledger.1.billing_amount: must be 440, got 441.", 441],
  ["SNAP-31", "ledger.4.merchant_amount: must be 1 to 2000, got 0.", 0],
  ["SNAP-31", "ledger.4.billing_amount: must be 500, got 499.", 499],
  ["SNAP-31", `authorizations.3.merchant_name: ${wanted('"Corner Shop"')} "Other".`, "Other"],
  ["SNAP-31", 'ledger.13.reference: must be that of an open authorization, got "1001-0003".', "1001-0003"],
  ["SNAP-31", "ledger.2.clearing: must be the index of an earlier clearing of an authorization, got 1.", 1],
  ["SNAP-31", "ledger.2.merchant_amount: must be 1 to 400, got 0.", 0],
  ["SNAP-31", "ledger.2.merchant_amount: must be 1 to 400, got 401.", 401],
  ["SNAP-31", "ledger.15.merchant_amount: must be 1 to 300, got 301.", 301],
  ["SNAP-31", "ledger.2.settlement_amount: must be 120, and at least 1, got 119.", 119],
  ["SNAP-31", `clearings.1.exchange_rate: ${wanted('"1.2"')} "1.1".`, "1.1"],
  ["SNAP-32", 'authorizations.4.mcc: must be four digits, got "59990".', "59990"],
  ["SNAP-32", 'authorizations.4.merchant_currency: must be three capital letters, got "USDT".', "USDT"],
  ["SNAP-32", 'authorizations.4.billing_currency: must be "USD", got "EUR".', "EUR"],
  ["SNAP-32", 'clearings.0.date: must be a day, YYYY-MM-DD, got "2026-3-2".', "2026-3-2"],
])("%s: a snapshot is refused at %s", (_, message, value) =>
  expectRefused(`row.${message}`, { [`row.${message.slice(0, message.indexOf(":"))}`]: value }),
);

const entry = (status: string) => ({ at: MONDAY, status, cause: "request" });
const history = (...statuses: readonly string[]) => ({
  timeline: statuses.map(entry),
  "row.status": statuses.at(-1),
});
const forGood = "status: must be Approved from the beginning, or Canceled after that for good, got";
const unsettled = "clearings.1: must be settled in USD or 840 on its date, got an object.";

test.each<readonly [id: string, message: string, changes: Changes]>([
  ["SNAP-13", `${forGood} "Canceled".`, history("Canceled")],
  ["SNAP-13", `${forGood} "Approved".`, history("Approved", "Canceled", "Approved")],
  [
    "SNAP-30",
    "ledger.0.billing_amount: must be 0, and at least 1, got 0.",
    { "row.ledger.0.exchange_rate": "0", "row.ledger.0.billing_amount": 0 },
  ],
  [
    "SNAP-30",
    "clearings.0.billing_amount: must be at most 479, got 480.",
    { "row.ledger.1.settlement_amount": 479 },
  ],
  [
    "SNAP-30",
    "ledger.7.settlement_amount: must be 840, by its rate, got 770.",
    { "row.clearings.2.exchange_rate": "1.2" },
  ],
  [
    "SNAP-31",
    'ledger.8.reference: must be that of an open authorization, got "1001-0003".',
    {
      "row.ledger.4.merchant_amount": 2_000,
      "row.ledger.4.billing_amount": 2_000,
      "row.authorizations.3.merchant_amount": 2_000,
      "row.authorizations.3.billing_amount": 2_000,
    },
  ],
  [
    "SNAP-31",
    "ledger.19.settlement_amount: must be 0, and at least 1, got 0.",
    { "row.ledger.19.merchant_amount": 1, "row.ledger.19.settlement_amount": 0 },
  ],
  ["SNAP-32", unsettled, { "row.clearings.1.settlement_date": "2026-03-03" }],
  ["SNAP-32", unsettled, { "row.clearings.1.settlement_currency": "EUR" }],
])("%s: a snapshot is refused, with what is elsewhere, at %s", (_, message, changes) =>
  expectRefused(`row.${message}`, changes),
);

/** Restores the snapshot with these changes of the card. */
async function expectRefused(message: string, changes: Changes): Promise<void> {
  await bank.restore(snapshot);
  const full = (path: string) =>
    `tables.virtualCards.rows.0.${path.replace(/^row.ledger/, "row.internal.ledger")}`;
  const all = Object.entries(changes).map(([path, value]) => [full(path), value] as const);
  const restoring = bank.restore(changed(snapshot, Object.fromEntries(all)));
  await expect(restoring).rejects.toThrow(SnapshotError);
  await expect(restoring).rejects.toThrow(
    expect.objectContaining({ message: `The snapshot doesn't fit this bank: at ${full(message)}` }),
  );
  expect(bank.snapshot()).toEqual(snapshot);
}
