import type { Route } from "../http/route.ts";
import type { Reference } from "../schema/references.ts";
import type { Model } from "../store/model.ts";
import type { LifecycleDefinition, RowWithStatus, Tone } from "../time/lifecycle.ts";
import type { Timer } from "../time/timers.ts";
import type { AnyActions } from "./action.ts";

/** The value of a field on create that decides what becomes of the row. */
export interface ReservedValue {
  readonly field: string;
  readonly value: string;
  /** The status that the row gets, and a few words more where they help. */
  readonly outcome: string;
}

/** A rule of time that is no lifecycle: what to do when a timer of this kind is due. */
export interface TimerDefinition<Bank> {
  /** The collection, a dot and a name: "virtualCards.clearing". */
  readonly kind: string;
  /** What happens then, in a few words. */
  readonly event: string;
  run(bank: Bank, timer: Timer): void;
}

/** An action of a lifecycle that a caller takes through the interface: what is sent for the row. */
export interface ActionByRequest {
  readonly title: string;
  readonly operation: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * All that a resource declares, in one value in its own folder. Everything else is derived from it:
 * handlers, `bank.db`, `bank.simulate`, control paths and `connect`, snapshot, panel and explorer.
 */
export interface Resource<Bank = never, M extends Model = Model, Actions extends AnyActions = AnyActions> {
  /** What its rows are. */
  readonly model: M;
  /** The group of endpoints it belongs to: "payments". */
  readonly area: string;
  /** It has rows, but is no collection of `bank.db`. */
  readonly hidden?: boolean;
  /** Further tables that belong to it and are no collections of `bank.db`. */
  readonly tables?: readonly Model[];
  /** Its endpoints. */
  readonly routes: readonly Route<Bank>[];
  /** How its rows get from status to status. */
  readonly lifecycle?: LifecycleDefinition<Bank, RowWithStatus, string, string>;
  /** The tone of each status of a resource whose rows have a status and no lifecycle. */
  readonly statuses?: Readonly<Record<string, Tone>>;
  /** What `bank.simulate` can do to its rows. */
  readonly actions?: Actions;
  /** The actions of its lifecycle that are requests rather than simulated. */
  readonly requests?: Readonly<Record<string, ActionByRequest>>;
  /** The fields of its rows that name rows of another collection, and that no check of references looks up. */
  readonly links?: readonly Reference[];
  readonly reserved?: readonly ReservedValue[];
  readonly timers?: readonly TimerDefinition<Bank>[];
  /** Fills its tables with what the options of the bank say. */
  seed?(bank: Bank): void;
}

/** Answers the function with which an area declares its resources; each keeps its own literal type. */
export function resourcesOf<Bank>() {
  return <const Declared extends Resource<Bank>>(resource: Declared): Declared => resource;
}

/** Resources by the names of their collections. */
export type Resources = Readonly<Record<string, Resource>>;

/**
 * Lists resources under the names of their collections; another name does not compile.
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
