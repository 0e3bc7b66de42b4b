import type { Core } from "../engine/service.ts";
import type { Table } from "../engine/store/table.ts";
import { type AchLifecycle, createAchLifecycle } from "./ach-transfers/lifecycle.ts";
import { type AchTransfer, AchTransfers } from "./ach-transfers/schema.ts";
import { Counterparties, type Counterparty } from "./counterparties/schema.ts";

/** The payments area: its tables and the lifecycle of a transfer. */
export interface Payments {
  readonly counterparties: Table<Counterparty>;
  readonly achTransfers: Table<AchTransfer>;
  readonly achLifecycle: AchLifecycle;
}

/** What the handlers of this area see of the bank. */
export type PaymentsBank = Core & Payments;

/** Adds the payments area to a bank. */
export function createPayments(core: Core): Payments {
  const counterparties = core.store.table(Counterparties);
  const achTransfers = core.store.table(AchTransfers);
  return { counterparties, achTransfers, achLifecycle: createAchLifecycle(core, achTransfers) };
}
