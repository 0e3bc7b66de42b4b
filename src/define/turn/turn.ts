import type { OpenAuthorization } from "../../bank/api/open-authorizations.ts";
import type { Warn } from "../../engine/http/warnings.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import { type AnyRow, type Model, presentRow } from "../../engine/store/model.ts";
import { type Moment, momentAt } from "../fields/moment.ts";
import { type CallRequest, callOperation } from "./call.ts";
import type { DefinedBank } from "./compiled.ts";
import { type Rows, rowsIn } from "./rows.ts";

/** What a turn of the service offers to who handles it: everything it does is one change, which a refusal undoes. */
export interface Turn<Row = Readonly<Record<string, unknown>>> extends Moment {
  /** The rows of this resource. */
  readonly rows: Rows<Row>;
  /**
   * The rows of a collection. Those of the bank's own can be read alone: what changes them is called by `call`.
   *
   * @example const invoices = rowsOf<Invoice>("invoices").insert({ subscription_id: row.id });
   */
  rowsOf<Other extends object = Readonly<Record<string, unknown>>>(collection: string): Rows<Other>;
  /** A row of a collection as its GET answers it; it may be one of before a write. */
  shown(collection: string, row: object): Readonly<Record<string, unknown>>;
  /** The open authorizations of a card, oldest first; none for an unknown id, and in a service without cards. */
  openAuthorizations(cardId: AnyId): readonly OpenAuthorization[];
  /**
   * Calls an endpoint by its operation, as a request with its right key would: parsed, checked by its rules, handled. Returns
   * what would be the `data` of its answer. Throws its refusal, which refuses the request that is handled.
   *
   * @example const { id } = call<{ id: string }>("createAchTransfer", { data: { amount: row.amount } });
   */
  call<Data = Readonly<Record<string, unknown>>>(operation: string, request?: CallRequest): Data;
}

/** Makes what a turn offers. Without a request there is no log that warnings go to. */
export function turnOf<Row>(bank: DefinedBank, collection: string, warn: Warn = () => undefined): Turn<Row> {
  return {
    // Most turns ask for neither.
    get now() {
      return momentAt(bank.now()).now;
    },
    get today() {
      return momentAt(bank.now()).today;
    },
    rows: rowsIn(bank, collection),
    rowsOf: (other) => rowsIn(bank, other),
    shown: (collection, row) => shownRow(bank, collection, row as AnyRow),
    openAuthorizations: (cardId) => bank.openAuthorizations?.(cardId) ?? [],
    call: (operation, request = {}) => callOperation(bank, operation, request, warn) as never,
  };
}

function shownRow(bank: DefinedBank, collection: string, row: AnyRow): Readonly<Record<string, unknown>> {
  const { model } = bank.store.named(collection);
  // The model of an endpoint knows how the options of the bank write its rows.
  const get = bank.routes.find(({ method, path }) => method === "GET" && path === `${model.path}/:id`);
  return presentRow<AnyRow, Readonly<Record<string, unknown>>>(
    (get?.model ?? model) as Model<AnyRow, Readonly<Record<string, unknown>>>,
    row,
    { origin: "" },
  );
}
