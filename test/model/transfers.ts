import { bankingDayFrom, bankingDaysAfter, dayOf, daysAfter, instantOf } from "./calendar.ts";
import type { Command } from "./commands.ts";

/** A transfer as the specification has it (ACH-24 to ACH-35; P11 to P16). */
export interface ModelTransfer {
  readonly id: string;
  readonly account: string;
  readonly amount: number;
  readonly direction: "credit" | "debit";
  readonly service: "standard" | "same-day";
  readonly effective: string;
  status: string;
  /** Each status with the instant it began at, milliseconds. */
  readonly history: (readonly [status: string, at: number])[];
  code: string | null;
  batch: string | null;
  /** Where a review leads back to. */
  heldFrom: string | null;
  /** When time moves it, in milliseconds; null for never. */
  due: number | null;
}

const RESERVED: Readonly<Record<string, string>> = { "9000000000008201": "R01", "9000000000008202": "R02" };

/** What may be done to a transfer, by its status. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  pending: ["process", "cancel", "hold"],
  processing: ["settle", "return", "hold"],
  hold: ["release", "reject"],
  succeeded: ["return"],
};

/** The reference model of transfers: what the bank's must be after the same commands. */
export class ModelTransfers {
  readonly all: ModelTransfer[] = [];
  /** The batches by service and hour: every transfer has one originating account (P13). */
  readonly #batches = new Map<string, string>();

  create(command: Extract<Command, { do: "transfer" }>, now: number): void {
    const { service, receiver, amount = 12_500, direction = "credit" } = command;
    const effective = command.effective === null ? daysAfter(dayOf(now), 1) : command.effective;
    const id = String(1001 + this.all.length);
    const code = RESERVED[receiver] ?? null;
    const nothing = { code, batch: null, heldFrom: null, due: null, history: [] };
    const money = { account: "4000000011", amount, direction };
    const transfer: ModelTransfer = { id, ...money, service, effective, status: "", ...nothing };
    this.all.push(transfer);
    if (code === null) this.#enter(transfer, "pending", now);
    else {
      transfer.batch = this.#batchOf(transfer, now);
      this.#enter(transfer, "failed", now);
    }
  }

  /** Performs an action; false when the status does not allow it. */
  act(transfer: ModelTransfer, action: string, now: number): boolean {
    if (!ALLOWED[transfer.status]?.includes(action)) return false;
    const { heldFrom } = transfer;
    if (action === "process") this.#pickUp(transfer, now);
    else if (action === "cancel") this.#enter(transfer, "canceled", now);
    else if (action === "settle") this.#enter(transfer, "succeeded", now);
    else if (action === "return") this.#fail(transfer, "R03", now);
    else if (action === "hold") {
      transfer.heldFrom = transfer.status;
      this.#enter(transfer, "hold", now);
    } else {
      transfer.heldFrom = null;
      if (action === "release") this.#enter(transfer, heldFrom ?? "", now);
      else if (heldFrom === "processing") this.#fail(transfer, "R06", now);
      else this.#enter(transfer, "canceled", now);
    }
    return true;
  }

  /** The next moment at which time moves a transfer. */
  next(): ModelTransfer | undefined {
    const waiting = this.all.filter(({ due }) => due !== null);
    return waiting.sort(
      (one, other) => (one.due ?? 0) - (other.due ?? 0) || Number(one.id) - Number(other.id),
    )[0];
  }

  /** Does what is due of a transfer. */
  step(transfer: ModelTransfer): void {
    const now = transfer.due ?? 0;
    if (transfer.status === "pending") this.#pickUp(transfer, now);
    else this.#enter(transfer, "succeeded", now);
  }

  #pickUp(transfer: ModelTransfer, now: number): void {
    transfer.batch = this.#batchOf(transfer, now);
    this.#enter(transfer, "processing", now);
  }

  #fail(transfer: ModelTransfer, code: string, now: number): void {
    transfer.code = code;
    this.#enter(transfer, "failed", now);
  }

  #enter(transfer: ModelTransfer, status: string, now: number): void {
    transfer.status = status;
    transfer.history.push([status, now]);
    transfer.due = null;
    if (status === "pending") transfer.due = now + (transfer.service === "same-day" ? 15 : 60) * 60_000;
    if (status === "processing") transfer.due = settlementOf(transfer, now);
  }

  #batchOf({ id, service }: ModelTransfer, now: number): string {
    const key = `${service} ${new Date(now).toISOString().slice(0, 13)}`;
    const batch = this.#batches.get(key) ?? `BATCH-${id}`;
    this.#batches.set(key, batch);
    return batch;
  }
}

/** When a transfer that is in processing since an instant succeeds (P12). */
function settlementOf({ effective, service }: ModelTransfer, since: number): number {
  const today = dayOf(since);
  const base = bankingDayFrom(effective > today ? effective : today);
  if (service === "standard") return instantOf(bankingDaysAfter(base, 1), "13:30");
  const evening = instantOf(base, "22:00");
  return evening >= since ? evening : instantOf(bankingDaysAfter(base, 1), "22:00");
}
