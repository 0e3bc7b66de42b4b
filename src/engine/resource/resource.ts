import type { Route } from "../http/routes/route.ts";
import type { Rule } from "../http/rules.ts";
import type { Reference } from "../schema/references.ts";
import type { Service } from "../service.ts";
import type { AnyRow, Model } from "../store/model.ts";
import type { OwnStates } from "../time/edges.ts";
import type { LifecycleDefinition, RowWithStatus } from "../time/lifecycle.ts";
import type { Timer } from "../time/timer.ts";
import type { AnyActions } from "./action.ts";
import type { Broken } from "./invariant.ts";

/** A reserved value of a field on create, or of an action, which decides what becomes of the row. */
export interface ReservedValue {
  readonly field: string;
  /** The action whose argument the field is, when a create does not take it. */
  readonly action?: string;
  readonly value: string;
  /** The status that the row gets, with a short explanation where one helps. */
  readonly outcome: string;
}

/** A GMT time of banking days at which timed steps happen; what is too late for it waits for another banking day. */
export interface CutOff {
  /** HH:MM. */
  readonly time: string;
  /** What happens then, as the end of a sentence: "standard transfers settle". */
  readonly what: string;
}

/** A timed rule outside of any lifecycle: what to do when a timer of this kind is due. */
export interface TimerDefinition<Bank> {
  /** The collection, a dot and a name: "virtualCards.clearing". */
  readonly kind: string;
  /** A short description of what happens then. */
  readonly event: string;
  /** Whether the clock makes its steps whatever makes those of the collection, because they are no progress (X80). */
  readonly byClock?: true;
  /** The parts of the timers that a row of the collection has now. */
  parts(row: AnyRow, bank: Bank): readonly string[];
  run(bank: Bank, timer: Timer): void;
}

/** An action of a lifecycle that is performed by a request: what is sent for the row. */
export interface ActionByRequest {
  readonly title: string;
  readonly operation: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The declaration of a resource, in its own folder. Everything else is derived from it: handlers, `bank.db`,
 * `bank.simulate`, control paths and `connect`, snapshot, panel and explorer.
 */
export interface Resource<Bank = never, M extends Model = Model, Actions extends AnyActions = AnyActions> {
  /** The model of its rows. */
  readonly model: M;
  /** The group of endpoints it belongs to: "payments". */
  readonly area: string;
  /** Its rows are not a collection of `bank.db`. */
  readonly hidden?: boolean;
  /** Models of its further tables, which are not collections of `bank.db`. */
  readonly tables?: readonly Model[];
  /** Its endpoints. */
  readonly routes: readonly Route<Bank>[];
  /** How its rows change status. */
  readonly lifecycle?: LifecycleDefinition<Bank, RowWithStatus, string, string>;
  /** Its states, where its rows have a status and no lifecycle. */
  states?(bank: Bank): OwnStates;
  /** Its actions in `bank.simulate`. */
  readonly actions?: Actions;
  /** The actions of its lifecycle that requests perform. */
  readonly requests?: Readonly<Record<string, ActionByRequest>>;
  /** The fields of its rows that name rows of another collection, and that no check of references looks up. */
  readonly links?: readonly Reference[];
  /** The reserved values of a bank with such options. */
  reserved?(bank: Bank): readonly ReservedValue[];
  /** The times of banking days at which its rows take steps. */
  cutOffs?(bank: Bank): readonly CutOff[];
  readonly timers?: readonly TimerDefinition<Bank>[];
  /** Fills its tables from the options of the bank. */
  seed?(bank: Bank): void;
  /**
   * Adds the rows that a bank begins with, at the time at which it begins: before its scenario, and at each reset. `start` is when
   * callers get it, milliseconds.
   */
  begin?(bank: Bank, start: number): void;
  /** Called with each new bank, before its first row. */
  start?(bank: Bank): void;
  /** What is wrong with a row on its own, which its schema does not say; undefined for nothing. */
  check?(row: AnyRow, bank: Service): Broken | undefined;
  /** Rules of routes of other resources, by their operations. */
  readonly guards?: Readonly<Record<string, readonly Rule<never, Bank>[]>>;
  /** Statements that its refusals name, besides those of docs/spec, by their ids. */
  readonly statements?: Readonly<Record<string, string>>;
  /** What a person would send inside `data`, by operation, where no development part says it. */
  readonly examples?: Readonly<Record<string, object>>;
}

/** Returns the function with which an area declares its resources; each keeps its literal type. */
export function resourcesOf<Bank>() {
  return <const Declared extends Resource<Bank>>(resource: Declared): Declared => resource;
}

/** Resources by the names of their collections. */
export type Resources = Readonly<Record<string, Resource>>;

/**
 * Lists resources under the names of their collections; any other name does not compile.
 *
 * @example defineRegistry({ counterparties, achTransfers })
 */
export function defineRegistry<
  const Registry extends {
    readonly [Name in keyof Registry]: Resource & { readonly model: { readonly collection: Name } };
  },
>(registry: Registry): Registry {
  return registry;
}
