import type { Chance } from "../fuzz/support/chance.ts";

/** What limits a card; cents, a day and a number of uses. */
export interface CardLimits {
  readonly total: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly uses: number;
  readonly end: string;
}

/** One step of a case, as plain data. `at` picks among the rows that there are. */
export type Command =
  | {
      readonly do: "transfer";
      readonly service: "standard" | "same-day";
      readonly effective: string | null;
      readonly receiver: string;
      /** By default a credit of 12,500 cents. */
      readonly amount?: number;
      readonly direction?: "credit" | "debit";
    }
  | { readonly do: "act"; readonly at: number; readonly action: TransferAction }
  | { readonly do: "cancel"; readonly at: number }
  | { readonly do: "card"; readonly limits: CardLimits }
  | { readonly do: "update"; readonly at: number; readonly limits: CardLimits }
  | { readonly do: "cancelCard"; readonly at: number }
  | {
      readonly do: "authorize";
      readonly at: number;
      readonly amount: number;
      readonly rate: string;
      readonly type: "Authorization" | "Advice" | "Forced Post";
      /** What the issuer says. */
      readonly decline: string | null;
    }
  | {
      readonly do: "clear";
      readonly at: number;
      readonly hold: number;
      readonly amount: number | null;
      readonly fee: number;
      readonly final: boolean;
      /** Of the clearing itself; null for that of the authorization. */
      readonly rate: string | null;
    }
  | { readonly do: "reverse"; readonly at: number; readonly hold: number; readonly amount: number | null }
  | { readonly do: "refund"; readonly at: number; readonly amount: number; readonly rate: string }
  | { readonly do: "return"; readonly at: number; readonly clearing: number; readonly amount: number | null }
  | { readonly do: "unmatched"; readonly at: number; readonly amount: number; readonly rate: string }
  | { readonly do: "company"; readonly name: string }
  | { readonly do: "transition"; readonly at: number; readonly status: CompanyStatus }
  | { readonly do: "deleteCompany"; readonly at: number }
  | { readonly do: "payout"; readonly amount: number; readonly payee: string }
  | { readonly do: "failPayout" | "deletePayout"; readonly at: number }
  | { readonly do: "listPayouts"; readonly status: string | null; readonly limit: number | null }
  | {
      readonly do: "book";
      readonly from: string;
      readonly to: string;
      readonly amount: number;
      readonly direction: "credit" | "debit";
      readonly effective?: string;
    }
  | {
      readonly do: "wire";
      readonly from: string;
      readonly amount: number;
      readonly receiver: string;
      readonly effective?: string;
    }
  | { readonly do: "actBook"; readonly at: number; readonly action: "cancel" | "settle" }
  | { readonly do: "actWire"; readonly at: number; readonly action: (typeof WIRE_ACTIONS)[number] }
  | {
      readonly do: "receive";
      readonly at: number;
      readonly amount: number;
      readonly method: "receiveAch" | "receiveWire";
    }
  | { readonly do: "advance"; readonly minutes: number }
  | { readonly do: "restore" };

type TransferAction = (typeof TRANSFER_ACTIONS)[number];
type CompanyStatus = (typeof COMPANY_STATUSES)[number];

const TRANSFER_ACTIONS = ["process", "settle", "return", "hold", "release", "reject"] as const;
const WIRE_ACTIONS = ["cancel", "send", "complete", "return"] as const;
const COMPANY_STATUSES = [
  ...(["pending", "rejected", "conditionally_approved", "approved"] as const),
  ...(["blocked", "suspended", "terminated"] as const),
];
const MINUTES = [1, 14, 15, 59, 60, 61, 300, 420, 421, 1440, 2880, 4320, 10_080, 43_200];
const DAYS = [
  "2020-01-01",
  "2026-03-02",
  "2026-03-03",
  "2026-03-07",
  "2026-04-03",
  "2026-05-25",
  "2026-07-04",
];
const RECEIVERS = ["12345678", "12345678", "12345678", "9000000000008201", "9000000000008202"];
const NAMES = [
  "Analytical Engines",
  "Analytical Engines",
  "TEST APPROVED",
  "TEST REJECTED",
  "TEST BLOCKED",
  "TEST approved",
];

const SOUND: CardLimits = { total: 20_000, min: null, max: null, uses: 1000, end: "2027-12-31" };

/** Limits: mostly such as are accepted, sometimes with one or more at the edge. */
function limitsOf(chance: Chance): CardLimits {
  const total = chance.percent(70) ? SOUND.total : chance.pick([0, 1, 1000, 5000, 10_000_000, 10_000_001]);
  return {
    total,
    min: chance.percent(80) ? null : chance.pick([1, 100, 2000, 0]),
    max: chance.percent(80) ? null : chance.pick([1, 1500, total, total + 1]),
    uses: chance.percent(70) ? SOUND.uses : chance.pick([0, 1, 2, -1]),
    end: chance.percent(70)
      ? SOUND.end
      : chance.pick(["2026-03-01", "2026-03-02", "2026-03-05", "2026-06-30"]),
  };
}

/** Draws a command about payouts, which a team has defined itself. */
function payoutCommandOf(chance: Chance): Command {
  const at = chance.percent(60) ? 0 : chance.int(1, 3);
  const kind = chance.int(0, 99);
  if (kind < 45) {
    const amount = chance.percent(85) ? chance.pick([1, 500, 20_000]) : chance.pick([0, -1, 2.5]);
    return { do: "payout", amount, payee: chance.pick(["Ada", "Ada", "TEST FAILED", "TEST failed", ""]) };
  }
  if (kind < 65) return { do: "failPayout", at };
  if (kind < 80) return { do: "deletePayout", at };
  const status = chance.pick([null, "pending", "paid", "failed"]);
  return { do: "listPayouts", status, limit: chance.pick([null, 1, 2]) };
}

/** Draws a command about book transfers, wires and money that comes in. */
function productCommandOf(chance: Chance): Command {
  const at = chance.percent(60) ? 0 : chance.int(1, 3);
  const kind = chance.int(0, 99);
  const amount = chance.pick([1, 700, 20_000, 9_990_000, 10_000_000]);
  const numberOf = () => chance.pick(["4000000011", "4000000022", "4000000022", "4000000033"]);
  const day = chance.percent(70) ? {} : { effective: chance.pick(DAYS) };
  if (kind < 30) {
    const direction = chance.pick(["credit", "debit"] as const);
    return { do: "book", from: numberOf(), to: numberOf(), amount, direction, ...day };
  }
  if (kind < 55) {
    const receiver = chance.percent(85) ? "55123" : "9000000000008202";
    return { do: "wire", from: numberOf(), amount, receiver, ...day };
  }
  if (kind < 65) return { do: "actBook", at, action: chance.pick(["cancel", "settle"] as const) };
  if (kind < 85) return { do: "actWire", at, action: chance.pick(WIRE_ACTIONS) };
  const method = chance.pick(["receiveAch", "receiveWire"] as const);
  return { do: "receive", at: chance.int(0, 1), amount, method };
}

/** Draws a command for a bank that has payouts and products too. */
export function commandWithOwn(chance: Chance): Command {
  if (chance.percent(12)) return payoutCommandOf(chance);
  if (chance.percent(25)) return productCommandOf(chance);
  const command = commandOf(chance);
  if (command.do !== "transfer") return command;
  const amount = chance.pick([12_500, 12_500, 0, 9_990_000, 10_000_000]);
  return { ...command, amount, direction: chance.pick(["credit", "credit", "debit"] as const) };
}

/** Draws a command. */
export function commandOf(chance: Chance): Command {
  const at = chance.percent(60) ? 0 : chance.int(1, 3);
  const amount = chance.pick([1, 99, 500, 1500, 4999, 20_000]);
  const part = chance.percent(50) ? null : chance.pick([1, 300, 1500]);
  const hold = chance.percent(50) ? 0 : chance.int(1, 4);
  const rate = chance.pick(["1", "1", "1.1", "0.925", "150.5"]);
  const kind = chance.int(0, 99);
  if (kind < 10) {
    const service = chance.pick(["standard", "same-day"] as const);
    const effective = chance.percent(40) ? null : chance.pick(DAYS);
    return { do: "transfer", service, effective, receiver: chance.pick(RECEIVERS) };
  }
  if (kind < 22) return { do: "act", at, action: chance.pick(TRANSFER_ACTIONS) };
  if (kind < 26) return { do: "cancel", at };
  if (kind < 33) return { do: "card", limits: limitsOf(chance) };
  if (kind < 37) return { do: "update", at, limits: limitsOf(chance) };
  if (kind < 39) return { do: "cancelCard", at };
  if (kind < 51) {
    const type = chance.percent(80) ? "Authorization" : chance.pick(["Advice", "Forced Post"] as const);
    const decline = chance.percent(90) ? null : chance.pick(["do not honor", "suspected fraud"]);
    return { do: "authorize", at, amount, rate, type, decline };
  }
  if (kind < 58) {
    const final = chance.percent(50);
    const own = chance.percent(70) ? null : chance.pick(["1", "1.15", "149"]);
    return { do: "clear", at, hold, amount: part, fee: chance.pick([0, 0, 35]), final, rate: own };
  }
  if (kind < 63) return { do: "reverse", at, hold, amount: part };
  if (kind < 65) return { do: "refund", at, amount, rate };
  if (kind < 67) return { do: "return", at, clearing: hold, amount: part };
  if (kind < 68) return { do: "unmatched", at, amount, rate };
  if (kind < 72) return { do: "company", name: chance.pick(NAMES) };
  if (kind < 80) return { do: "transition", at, status: chance.pick(COMPANY_STATUSES) };
  if (kind < 82) return { do: "deleteCompany", at };
  return kind < 97 ? { do: "advance", minutes: chance.pick(MINUTES) } : { do: "restore" };
}
