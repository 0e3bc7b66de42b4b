import { came } from "../schema/must.ts";
import type { AnyId } from "../store/ids.ts";
import type { AnyRow } from "../store/resource.ts";
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

/** A state: the move that time makes out of it, and the verbs that may leave it. */
export interface State<Row, Status extends string, Verb extends string> {
  readonly after?: TimedMove<Row, Status>;
  readonly verbs?: { readonly [V in Verb]?: Move<Row, Status, never> };
}

/** A table of states: the whole of what may happen to a row. */
export type States<Row, Status extends string, Verb extends string> = Readonly<
  Record<Status, State<Row, Status, Verb>>
>;

/** The sentence that refuses a verb to a row, given the verbs that its state allows. */
export type Refusal<Row, Verb extends string> = (row: Row, verb: Verb, allowed: readonly Verb[]) => string;

/** A verb that the state of the row does not allow. */
export class ImpossibleVerb extends Error {
  override readonly name = "ImpossibleVerb";
}

/** What may be asked of a lifecycle without knowing its rows. */
export interface AnyLifecycle {
  knows(row: AnyRow): boolean;
  possibleVerbs(id: AnyId): readonly string[];
}

/** An id that no row of the collection has. */
export class NoSuchRow extends Error {
  override readonly name = "NoSuchRow";
}

/**
 * Moves the rows of a table through a table of states. Time makes the timed moves at their due
 * time; `act` makes the others. Nothing else changes a status.
 */
export class Lifecycle<
  Row extends AnyRow & { readonly status: string },
  Status extends string,
  Verb extends string,
> implements AnyLifecycle
{
  readonly #table: Table<Row>;
  readonly #timers: Timers;
  readonly #now: () => number;
  readonly #states: States<Row, Status, Verb>;
  readonly #told: Refusal<Row, Verb>;

  constructor(parts: {
    table: Table<Row>;
    timers: Timers;
    now: () => number;
    states: States<Row, Status, Verb>;
    /** Says in a sentence that a state does not allow a verb; left out, the states that do are named. */
    refusal?: Refusal<Row, Verb>;
  }) {
    this.#table = parts.table;
    this.#timers = parts.timers;
    this.#now = parts.now;
    this.#states = parts.states;
    this.#told = parts.refusal ?? ((row, verb) => this.#refusal(row, verb));
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

  /** The verbs that a row's state allows. */
  verbsOf(row: Row): readonly Verb[] {
    return Object.keys(this.#stateOf(row).verbs ?? {}) as Verb[];
  }

  /** The verbs that the state of the row with this id allows; none for an id that is not there. */
  possibleVerbs(id: AnyId): readonly Verb[] {
    const row = this.#table.get(id);
    return row ? this.verbsOf(row) : [];
  }

  /**
   * Does a verb to a row. Throws {@link NoSuchRow} for an unknown id and {@link ImpossibleVerb}
   * when the state does not allow it; each says so in a sentence and changes nothing.
   */
  act<Argument>(id: AnyId, verb: Verb, argument?: Argument): Row {
    const row = this.#table.get(id);
    if (!row) throw new NoSuchRow(`There is no ${this.#table.resource.noun} with id ${came(id)}.`);
    const move = this.#stateOf(row).verbs?.[verb];
    if (!move) throw new ImpossibleVerb(this.#told(row, verb, this.verbsOf(row)));
    return this.#make(row, move as Move<Row, Status>, argument);
  }

  get #kind(): string {
    return this.#table.resource.collection;
  }

  #stateOf(row: Row): State<Row, Status, Verb> {
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

  #refusal(row: Row, verb: Verb): string {
    const allowing = (Object.keys(this.#states) as Status[]).filter(
      (status) => this.#states[status].verbs?.[verb],
    );
    return `${this.#table.resource.noun} ${row.id} has status ${row.status}; ${verb} is possible only in status ${allowing.join(", ")}.`;
  }
}
