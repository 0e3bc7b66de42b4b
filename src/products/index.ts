// Public entry `sandbank/products`.

export {
  type AccountActions,
  type AccountsOptions,
  accounts,
  accountsWith,
  type Incoming,
} from "./accounts.ts";
export {
  type BookActions,
  type BookTransfer,
  type BookTransfersOptions,
  bookTransfers,
  bookTransfersWith,
} from "./book-transfers.ts";
export type { Account, Hold, Transaction } from "./rows.ts";
export type { TransferResource } from "./transfer-fields.ts";
export { type ReturnedWire, type WireActions, type WireTransfer, wireTransfers } from "./wire-transfers.ts";
