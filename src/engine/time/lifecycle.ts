import { InvalidTransitionError, NotFoundError } from "../errors.ts";
import { received } from "../schema/expected.ts";
import { type AnyId, keyOf } from "../store/ids.ts";
import type { AnyRow, Model } from "../store/model.ts";
import type { Table } from "../store/table.ts";
import { type StatusEdge, waysOf } from "./edges.ts";
import type { State, States, TimedTransition, Tone, Transition } from "./states.ts";
import type { Timers } from "./timers.ts";

/** Returns the message that refuses an action on a row, given the actions that its state allows. */
type Refusal<Row, Action extends string> = (row: Row, action: Action, allowed: readonly Action[]) => string;

/** A row that a lifecycle moves. */
export type RowWithStatus = AnyRow & { readonly status: string };

/**
 * The lifecycle that a resource declares: its states, which may depend on the options of the bank. `Bank` is the part
 * of the bank that the states use.
 */
export interface LifecycleDefinition<
  Bank,
  Row extends RowWithStatus,
  Status extends string,
  Action extends string,
> {
  readonly model: Model<Row>;
  states(bank: Bank): States<Row, Status, Action>;
  /** The message when a state does not allow an action; by default it names the states that do. */
  refusal?(row: Row, action: Action, allowed: readonly Action[]): string;
}

/**
 * Returns the function with which an area defines its lifecycles, so that statuses and actions follow from the table
 * of states.
 *
 * @example const lifecycle = lifecyclesOf<PaymentsBank>();
 */
export function lifecyclesOf<Bank>() {
  return <Row extends RowWithStatus, Status extends string, Action extends string>(
    definition: LifecycleDefinition<Bank, Row, Status, Action>,
  ): LifecycleDefinition<Bank, Row, Status, Action> => definition;
}

/** What a lifecycle offers without knowing its rows. */
export interface AnyLifecycle {
  /** When a row that has its status since `since` is due to leave it (milliseconds); null for never. */
  due(row: AnyRow, since: number): number | null;
  /** Whether a row may go from one status to another. */
  leads(from: string, to: string): boolean;
  allowedActions(id: AnyId): readonly string[];
  /** Every status with its tone, in the order of the table. */
  statuses(): readonly { readonly name: string; readonly tone: Tone }[];
  /** Every action of any state, in the order of the table. */
  actions(): readonly string[];
  /** Every way from a status to another, by time or by an action, in the order of the table. */
  ways(): readonly StatusEdge[];
}

/**
 * Moves the rows of a table through a table of states. Timed transitions happen when they are due; `perform` makes
 * the others. Nothing else changes a status.
 */
export class Lifecycle<Row extends RowWithStatus, Status extends string, Action extends string>
  implements AnyLifecycle
{
  readonly #table: Table<Row>;
  readonly #timers: Timers;
  readonly #now: () => number;
  readonly #states: States<Row, Status, Action>;
  readonly #ways: readonly StatusEdge[];
  readonly #refusal: Refusal<Row, Action>;

  constructor(parts: {
    table: Table<Row>;
    timers: Timers;
    now: () => number;
    states: States<Row, Status, Action>;
    refusal?: Refusal<Row, Action> | undefined;
  }) {
    this.#table = parts.table;
    this.#timers = parts.timers;
    this.#now = parts.now;
    this.#states = parts.states;
    this.#ways = waysOf(parts.states);
    this.#refusal = parts.refusal ?? ((row, action) => this.#statesThatAllow(row, action));
    parts.timers.define(this.#kind, {
      run: ({ id }) => this.#timePassed(id),
      describe: ({ id }) => this.#afterOf(parts.table.get(id) as Row).event,
      parts: () => [""],
    });
  }

  /** Starts the timer of a row that has just got its status. */
  enter(row: Row): Row {
    const due = this.due(row, this.#now());
    if (due === null) this.#timers.cancel(this.#kind, keyOf(row));
    else this.#timers.set({ due, kind: this.#kind, id: keyOf(row), part: "" });
    return row;
  }

  /** Stops the timer of a row that is about to be deleted. */
  forget(row: Row): void {
    this.#timers.cancel(this.#kind, keyOf(row));
  }

  due(row: AnyRow, since: number): number | null {
    return this.#stateOf(row as Row).after?.due(row as Row, since) ?? null;
  }

  leads(from: string, to: string): boolean {
    return this.#ways.some((way) => way.from === from && way.to === to);
  }

  ways(): readonly StatusEdge[] {
    return this.#ways;
  }

  statuses(): readonly { readonly name: string; readonly tone: Tone }[] {
    return Object.entries<State<Row, Status, Action>>(this.#states).map(([name, { tone }]) => ({
      name,
      tone,
    }));
  }

  actions(): readonly string[] {
    const states = Object.values<State<Row, Status, Action>>(this.#states);
    return [...new Set(states.flatMap(({ actions }) => Object.keys(actions ?? {})))];
  }

  /** The actions that a row's state allows. */
  actionsOf(row: Row): readonly Action[] {
    return Object.keys(this.#stateOf(row).actions ?? {}) as Action[];
  }

  /** The actions that the state of the row with this id allows; none for an unknown id. */
  allowedActions(id: AnyId): readonly Action[] {
    const row = this.#table.get(id);
    return row ? this.actionsOf(row) : [];
  }

  /**
   * Performs an action on a row. Throws {@link NotFoundError} for an unknown id and
   * {@link InvalidTransitionError} when the state does not allow it; both change nothing.
   */
  perform<Argument>(id: AnyId, action: Action, argument?: Argument): Row {
    const row = this.#table.get(id);
    if (!row) throw new NotFoundError(`There is no ${this.#table.model.noun} with id ${received(id)}.`);
    const transition = this.#stateOf(row).actions?.[action];
    if (!transition) throw new InvalidTransitionError(this.#refusal(row, action, this.actionsOf(row)));
    return this.#make(row, transition as Transition<Row, Status>, argument);
  }

  /** Makes a transition of a row's state that is neither timed nor an action. */
  make(row: Row, transition: Transition<Row, Status>): Row {
    return this.#make(row, transition, undefined);
  }

  get #kind(): string {
    return this.#table.model.collection;
  }

  #stateOf(row: Row): State<Row, Status, Action> {
    return this.#states[row.status as Status];
  }

  /** What time does to a row that has a timer. */
  #afterOf(row: Row): TimedTransition<Row, Status> {
    return this.#stateOf(row).after as TimedTransition<Row, Status>;
  }

  #timePassed(id: number): void {
    const row = this.#table.get(id) as Row;
    this.#make(row, this.#afterOf(row), undefined);
  }

  #make(row: Row, transition: Transition<Row, Status>, argument: unknown): Row {
    const status = typeof transition.to === "function" ? transition.to(row) : transition.to;
    const change = transition.change?.(row, argument, this.#now());
    return this.enter(this.#table.update(row.id, { ...change, status } as unknown as Partial<Row>));
  }

  #statesThatAllow(row: Row, action: Action): string {
    const allowing = (Object.keys(this.#states) as Status[]).filter(
      (status) => this.#states[status].actions?.[action],
    );
    return `${this.#table.model.noun} ${row.id} has status ${row.status}; ${action} is possible only in status ${allowing.join(", ")}.`;
  }
}
