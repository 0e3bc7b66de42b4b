import { received } from "../schema/expected.ts";
import type { AnyId } from "../store/ids.ts";
import type { AnyRow } from "../store/model.ts";
import type { Table } from "../store/table.ts";
import type { Timers } from "./timers.ts";

/** Where a step leads, and what else it changes in the row. */
export interface Move<Row, Status extends string, Argument = unknown> {
  readonly to: Status | ((row: Row) => Status);
  /** Other fields the move changes. */
  readonly change?: (row: Row, argument: Argument, now: number) => Partial<Row>;
}

/** A move that time makes by itself. */
export interface TimedMove<Row, Status extends string> extends Move<Row, Status> {
  /** When it is due (milliseconds), for a row that came into the state at `since`; null for never. */
  readonly due: (row: Row, since: number) => number | null;
  /** What happens then, in a few words. */
  readonly event: string;
}

/** A state: the move that time makes out of it, and the actions that may leave it. */
export interface State<Row, Status extends string, Action extends string> {
  readonly after?: TimedMove<Row, Status>;
  readonly actions?: { readonly [V in Action]?: Move<Row, Status, never> };
}

/** A table of states: the whole of what may happen to a row. */
export type States<Row, Status extends string, Action extends string> = Readonly<
  Record<Status, State<Row, Status, Action>>
>;

/** The message that refuses a action to a row, given the actions that its state allows. */
export type Refusal<Row, Action extends string> = (
  row: Row,
  action: Action,
  allowed: readonly Action[],
) => string;

/** A action that the state of the row does not allow. */
export class InvalidTransitionError extends Error {
  override readonly name = "InvalidTransitionError";
}

/** What may be asked of a lifecycle without knowing its rows. */
export interface AnyLifecycle {
  knows(row: AnyRow): boolean;
  allowedActions(id: AnyId): readonly string[];
}

/** An id that no row of the collection has. */
export class NotFoundError extends Error {
  override readonly name = "NotFoundError";
}

/**
 * Moves the rows of a table through a table of states. Time makes the timed moves at their due
 * time; `act` makes the others. Nothing else changes a status.
 */
export class Lifecycle<
  Row extends AnyRow & { readonly status: string },
  Status extends string,
  Action extends string,
> implements AnyLifecycle
{
  readonly #table: Table<Row>;
  readonly #timers: Timers;
  readonly #now: () => number;
  readonly #states: States<Row, Status, Action>;
  readonly #told: Refusal<Row, Action>;

  constructor(parts: {
    table: Table<Row>;
    timers: Timers;
    now: () => number;
    states: States<Row, Status, Action>;
    /** Says in a message that a state does not allow a action; left out, the states that do are named. */
    refusal?: Refusal<Row, Action>;
  }) {
    this.#table = parts.table;
    this.#timers = parts.timers;
    this.#now = parts.now;
    this.#states = parts.states;
    this.#told = parts.refusal ?? ((row, action) => this.#refusal(row, action));
    parts.timers.define(
      this.#kind,
      ({ id }) => this.#timePassed(id),
      ({ id }) => this.#afterOf(parts.table.get(id) as Row)?.event ?? "",
    );
  }

  /** Starts the timers of a row that has just come into a state. */
  enter(row: Row): Row {
    const due = this.#afterOf(row)?.due(row, this.#now());
    if (due === undefined || due === null) this.#timers.cancel(this.#kind, Number(row.id));
    else this.#timers.set({ due, kind: this.#kind, id: Number(row.id), part: "" });
    return row;
  }

  /** Stops the timers of a row that is about to be deleted. */
  forget(row: Row): void {
    this.#timers.cancel(this.#kind, Number(row.id));
  }

  /** Tells whether a row's status is one of the table's. */
  knows(row: AnyRow): boolean {
    return Object.hasOwn(this.#states, String((row as Row).status));
  }

  /** The actions that a row's state allows. */
  actionsOf(row: Row): readonly Action[] {
    return Object.keys(this.#stateOf(row).actions ?? {}) as Action[];
  }

  /** The actions that the state of the row with this id allows; none for an id that is not there. */
  allowedActions(id: AnyId): readonly Action[] {
    const row = this.#table.get(id);
    return row ? this.actionsOf(row) : [];
  }

  /**
   * Does a action to a row. Throws {@link NotFoundError} for an unknown id and {@link InvalidTransitionError}
   * when the state does not allow it; each says so in a message and changes nothing.
   */
  act<Argument>(id: AnyId, action: Action, argument?: Argument): Row {
    const row = this.#table.get(id);
    if (!row) throw new NotFoundError(`There is no ${this.#table.resource.noun} with id ${received(id)}.`);
    const move = this.#stateOf(row).actions?.[action];
    if (!move) throw new InvalidTransitionError(this.#told(row, action, this.actionsOf(row)));
    return this.#make(row, move as Move<Row, Status>, argument);
  }

  get #kind(): string {
    return this.#table.resource.collection;
  }

  #stateOf(row: Row): State<Row, Status, Action> {
    return this.#states[row.status as Status];
  }

  #afterOf(row: Row): TimedMove<Row, Status> | undefined {
    return this.#stateOf(row).after;
  }

  #timePassed(id: number): void {
    const row = this.#table.get(id) as Row;
    const move = this.#afterOf(row);
    if (move) this.#make(row, move, undefined);
  }

  #make(row: Row, move: Move<Row, Status>, argument: unknown): Row {
    const status = typeof move.to === "function" ? move.to(row) : move.to;
    const change = move.change?.(row, argument, this.#now());
    return this.enter(this.#table.update(row.id, { ...change, status } as unknown as Partial<Row>));
  }

  #refusal(row: Row, action: Action): string {
    const allowing = (Object.keys(this.#states) as Status[]).filter(
      (status) => this.#states[status].actions?.[action],
    );
    return `${this.#table.resource.noun} ${row.id} has status ${row.status}; ${action} is possible only in status ${allowing.join(", ")}.`;
  }
}
