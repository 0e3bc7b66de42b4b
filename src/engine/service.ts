import type { AnyRow, Model } from "./store/model.ts";
import type { Random } from "./store/random.ts";
import type { Store } from "./store/store.ts";
import type { Table } from "./store/table.ts";
import type { Lifecycle, LifecycleDefinition, RowWithStatus } from "./time/lifecycle.ts";
import type { Timers } from "./time/timers.ts";

/**
 * The payments service as the rules of the areas see it: rows, time, randomness and the options they may read. It
 * knows no resource by name; a rule gets the table of a model or a lifecycle.
 */
export interface Service<Options = unknown> {
  readonly store: Store;
  readonly timers: Timers;
  readonly random: Random;
  readonly options: Options;
  /** The order of the paged lists (S10). */
  readonly listOrder: "newest-first" | "oldest-first";
  /** What `next` of a list holds besides the cursor (OPT-3). */
  readonly nextLink: "with-query" | "cursor-only";
  /** Its endpoints, of all resources. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** What cards may spend, in cents, where a resource keeps the account that pays for them. */
  spendable?: () => number;
  /** Bank time in milliseconds; it does not change during a request. */
  now(): number;
  /**
   * The rows of a model.
   *
   * @example bank.table(Counterparties).get(1001)
   */
  table<Row extends AnyRow>(model: Model<Row>): Table<Row>;
  /**
   * The lifecycle of a resource.
   *
   * @example bank.lifecycle(AchLifecycle).perform("1001", "cancel")
   */
  lifecycle<Bank, Row extends RowWithStatus, Status extends string, Action extends string>(
    definition: LifecycleDefinition<Bank, Row, Status, Action>,
  ): Lifecycle<Row, Status, Action>;
}
