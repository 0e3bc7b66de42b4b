import { request } from "../../fixtures/http-client.ts";
import type { BankWith } from "../../src/bank/with-handlers.ts";
import type { Bank } from "../../src/index.ts";
import type { payouts } from "../define/payouts.ts";
import { bankingDaysAfter, dayOf } from "./calendar.ts";
import type { Command } from "./commands.ts";

/** A bank with payouts, a resource of a team's own. */
type WithPayouts = BankWith<{ readonly payouts: typeof payouts }>;

export type PayoutCommand = Extract<
  Command,
  { do: "payout" | "failPayout" | "deletePayout" | "listPayouts" }
>;

interface ModelPayout {
  readonly id: string;
  readonly amount: number;
  readonly payee: string;
  status: string;
  readonly history: (readonly [status: string, at: number])[];
  due: number | null;
  isDeleted: boolean;
}

/** The reference model of a resource of a team's own, as its definition reads by DEF-6 to DEF-21. */
export class ModelPayouts {
  readonly all: ModelPayout[] = [];

  /** Creates a row; false where a field is refused (DEF-9, DEF-10). */
  create({ amount, payee }: Extract<Command, { do: "payout" }>, now: number): boolean {
    if (!Number.isInteger(amount) || amount < 1) return false;
    // Ids count up, those of deleted rows included (DEF-11).
    const id = String(1001 + this.all.length);
    const payout = { id, amount, payee, status: "", history: [], due: null, isDeleted: false };
    this.all.push(payout);
    this.#enter(payout, payee === "TEST FAILED" ? "failed" : "pending", now);
    return true;
  }

  /** Performs the action; false where the status does not allow it (DEF-19). */
  fail(payout: ModelPayout, now: number): boolean {
    if (payout.status !== "pending") return false;
    this.#enter(payout, "failed", now);
    return true;
  }

  /** Deletes a row with what it waits for; false where it is gone already (DEF-6). */
  delete(payout: ModelPayout): boolean {
    if (payout.isDeleted) return false;
    payout.isDeleted = true;
    payout.due = null;
    return true;
  }

  /** The rows of a list, the newest first (DEF-12, DEF-13). */
  listed(status: string | null): readonly ModelPayout[] {
    const fits = (payout: ModelPayout) => !payout.isDeleted && (status === null || payout.status === status);
    return this.all.filter(fits).toReversed();
  }

  next(): ModelPayout | undefined {
    const waiting = this.all.filter(({ due }) => due !== null);
    return waiting.sort((one, other) => (one.due ?? 0) - (other.due ?? 0))[0];
  }

  step(payout: ModelPayout): void {
    this.#enter(payout, "paid", payout.due ?? 0);
  }

  /** A row that is pending is paid at the same time of the next banking day (DEF-18). */
  #enter(payout: ModelPayout, status: string, now: number): void {
    payout.status = status;
    payout.history.push([status, now]);
    const day = dayOf(now);
    const nextDay = Date.parse(bankingDaysAfter(day, 1)) + (now - Date.parse(day));
    payout.due = status === "pending" ? nextDay : null;
  }
}

/** The row as the bank answers it: a field that is not sent stands for nothing (DEF-9). */
export function payoutRow({ id, amount, payee, status }: ModelPayout) {
  return { id, amount, payee, status, transfer_id: null };
}

/** The bank as one that has payouts; undefined for one without resources of a team's own. */
export function withPayouts(bank: Bank): WithPayouts | undefined {
  const hasThem = (one: Bank): one is WithPayouts => "payouts" in one.db;
  return hasThem(bank) ? bank : undefined;
}

/** Does a command in a bank and in the model; returns what each answered. */
export async function answersToPayout(
  bank: WithPayouts,
  model: ModelPayouts,
  command: PayoutCommand,
  now: number,
): Promise<{ readonly expected: unknown; readonly received: unknown } | undefined> {
  if (command.do === "payout") {
    const { amount, payee } = command;
    const expected = model.create(command, now)
      ? [200, { data: payoutRow(model.all.at(-1) as ModelPayout) }]
      : 400;
    const { status, body } = await request(bank, "POST", "/api/payouts", { data: { amount, payee } });
    return { expected, received: expected === 400 ? status : [status, body] };
  }
  if (command.do === "listPayouts") {
    const { status, limit } = command;
    return {
      expected: pagesOf(model.listed(status), limit ?? 20),
      received: await pagesIn(bank, status, limit),
    };
  }
  const payout = model.all[command.at];
  if (!payout) return undefined;
  if (command.do === "deletePayout") {
    const expected = model.delete(payout) ? 204 : 404;
    return { expected, received: (await request(bank, "DELETE", `/api/payouts/${payout.id}`)).status };
  }
  const received = await bank.simulate.payouts.fail(payout.id).catch(({ name }: Error) => name);
  if (payout.isDeleted) return { expected: "NotFoundError", received };
  return { expected: model.fail(payout, now) ? payoutRow(payout) : "InvalidTransitionError", received };
}

function pagesOf(rows: readonly ModelPayout[], limit: number): readonly (readonly object[])[] {
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  return Array.from({ length: pages }, (_, at) => rows.slice(at * limit, (at + 1) * limit).map(payoutRow));
}

/** The rows of each page, up to the one that says that there is no next. */
async function pagesIn(bank: Bank, status: string | null, limit: number | null): Promise<readonly unknown[]> {
  const pages: unknown[] = [];
  for (let next: unknown = ""; next !== null; ) {
    const given = { ...(status !== null && { status }), ...(limit !== null && { limit: String(limit) }) };
    const query = new URLSearchParams({ ...given, ...(next !== "" && { cursor: String(next) }) });
    const answer = await request(bank, "GET", `/api/payouts?${query}`);
    const body = answer.body as { readonly data: unknown; readonly next: unknown };
    pages.push(body.data);
    next = body.next;
  }
  return pages;
}
