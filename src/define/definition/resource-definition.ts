import type * as z from "zod/mini";
import type { IdForm } from "../../engine/store/ids.ts";
import type { Turn } from "../turn/turn.ts";
import type {
  ActionDefinition,
  AnyFilter,
  AnyRoute,
  CreateDefinition,
  DefineRoute,
  EnterDefinition,
  FieldOf,
  FilterDefinition,
  ListStyle,
  Operation,
  RowSchema,
  RuleDefinition,
  StateDefinition,
  StatesDefinition,
  StatusOf,
  TableDefinition,
  TimerDefinition,
  WatchDefinition,
} from "./definition.ts";

/** A rule of an endpoint of another resource. */
type Guard = RuleDefinition<Readonly<Record<string, unknown>>>;

type SchemaOrNone = z.core.$ZodType | undefined;

/** What `defineResource` takes. */
export interface ResourceDefinition<
  Schema extends RowSchema,
  States extends object = object,
  Arguments extends Readonly<Record<string, unknown>> = Readonly<Record<string, SchemaOrNone>>,
> {
  /** The name of one row in messages: "payout". */
  readonly noun: string;
  /** The name of several, with a capital; by default the noun with an s. */
  readonly plural?: string;
  /** What references to its rows call them; by default the noun. */
  readonly type?: string;
  /** The group of endpoints it is shown in; by default "own". */
  readonly area?: string;
  /** The path of its collection, such as "/api/payouts". */
  readonly path: `/${string}`;
  /** The schema of a row, which is that of the bodies and answers too. It has an `id`, and a `status` where there are states. */
  readonly row: Schema;
  /** How its ids are written: as text, as by default, as integers, as UUIDs, or after a prefix. */
  readonly ids?: IdForm;
  /** Its endpoints; by default create, get and list. */
  readonly operations?: readonly Operation[];
  /** What its create takes, and how it makes a row of it. */
  readonly create?: CreateDefinition<z.output<Schema>>;
  /** The fields that an update may send. */
  readonly update?: readonly FieldOf<z.output<Schema>>[];
  /** The fields by whose value the list can be filtered, under their names or others. */
  readonly filters?: readonly (FieldOf<z.output<Schema>> | FilterDefinition<z.output<Schema>>)[];
  /** How the list answers; by default with the cursor of the next page. */
  readonly list?: ListStyle;
  /** The states of its rows. */
  readonly states?: States &
    StatesDefinition<Exclude<StatusOf<z.output<Schema>>, keyof States>, StatusOf<z.output<Schema>>>;
  /** What the states do not say of their actions. */
  readonly actions?: {
    readonly [Name in keyof Arguments]: ActionDefinition<z.output<Schema>, Arguments[Name]>;
  };
  /**
   * Fields that change when a row gets a status by time, an action or another row.
   *
   * @example onEnter: { paid: (_, { now }) => ({ paid_at: now }) }
   */
  readonly onEnter?: {
    readonly [Status in StatusOf<z.output<Schema>>]?: EnterDefinition<z.output<Schema>>;
  };
  /**
   * What is done after each write of a row of other collections, the bank's own or a team's, in the same turn. A name that ends
   * in a question mark is that of a collection which a bank may not have.
   *
   * @example watches: { achTransfers: (after: AchTransfer | undefined, before, { rows }) => after?.status === "failed" && rows.insert({ transfer_id: after.id }) }
   */
  readonly watches?: Readonly<Record<string, WatchDefinition<z.output<Schema>>>>;
  /** Rows that belong to it and have neither endpoints nor a place in `bank.db`, by the names of their collections. */
  readonly tables?: Readonly<Record<string, TableDefinition>>;
  /** The collections that it can't do without, the bank's own or a team's. */
  readonly needs?: readonly string[];
  /** The fields by which `find` of its rows looks them up without going through all; references need none. */
  readonly indexes?: readonly FieldOf<z.output<Schema>>[];
  /**
   * Adds the rows that a new bank has; `options` are those of the bank, and `start` is when it starts, ISO 8601: after `now` where
   * its scenario begins before that.
   */
  seed?(turn: Turn<z.output<Schema>>, options: Readonly<Record<string, unknown>>, start: string): void;
  /**
   * Rules of endpoints, also of those that are not its own, by their operations: they refuse a request as `rules` do.
   *
   * @example guards: { createAchTransfer: { fields: ["amount"], broken: ({ amount }) => amount > 500 ? "'amount' must be at most 500." : undefined } }
   */
  readonly guards?: Readonly<Record<string, Guard | readonly Guard[]>>;
  /** What cards may spend, in cents: an authorization of more is declined. Where two resources say it, the later one counts. */
  spendable?(turn: Pick<Turn, "rowsOf">): number;
  /** Values of fields of a create that decide the status of the new row. */
  readonly reserved?: {
    readonly [Field in FieldOf<z.output<Schema>>]?: Readonly<Record<string, StatusOf<z.output<Schema>>>>;
  };
  /**
   * Endpoints of its own, by their operations, each of which `route` gives the types of its body and query.
   *
   * @example routes: (route) => ({ refundOrder: route({ method: "POST", path: "/api/orders/:id/refund", handle: ({ row }) => row }) })
   */
  routes?(route: DefineRoute<z.output<Schema>>): Readonly<Record<string, AnyRoute<z.output<Schema>>>>;
  /** What must hold of the fields of a create or an update, beyond their schemas. */
  readonly rules?: readonly RuleDefinition<z.output<Schema>>[];
  /** What happens to its rows at times that their fields say. */
  readonly timers?: Readonly<Record<string, TimerDefinition<z.output<Schema>>>>;
  /** What holds of every row, for snapshots: returns what is wrong, as "'total' must be the sum of its items."; undefined for nothing. */
  check?(row: z.output<Schema>, turn: Pick<Turn, "rowsOf">): string | undefined;
  /** The texts of the statements that its refusals name, by their ids: { "PAY-1": "A payout is at most 5,000 dollars." }. */
  readonly statements?: Readonly<Record<string, string>>;
  /** Whose key its endpoints ask for; by default none. */
  readonly auth?: "none" | "client" | "admin" | "any";
  /** Whether bodies and answers have their fields in `data`, as by default, or not. */
  readonly envelope?: "data" | "none";
  /** A body of its create, as a person would send it. */
  readonly example?: Partial<z.input<Schema>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a definition whose types depend on its row. */
interface OfAnyRow {
  readonly create?: CreateDefinition<Fields>;
  readonly update?: readonly string[];
  readonly filters?: readonly AnyFilter[];
  readonly indexes?: readonly string[];
  seed?(turn: Turn<Fields>, options: Fields, start: string): void;
  readonly states?: Readonly<Record<string, StateDefinition<string>>>;
  readonly actions?: Readonly<Record<string, ActionDefinition<Fields, SchemaOrNone>>>;
  readonly onEnter?: Readonly<Record<string, EnterDefinition<Fields>>>;
  readonly watches?: Readonly<Record<string, WatchDefinition>>;
  readonly reserved?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  routes?(route: (given: AnyRoute<Fields>) => AnyRoute<Fields>): Readonly<Record<string, AnyRoute<Fields>>>;
  readonly rules?: readonly RuleDefinition<Fields>[];
  readonly timers?: Readonly<Record<string, TimerDefinition<Fields>>>;
  check?(row: Fields, turn: Pick<Turn, "rowsOf">): string | undefined;
}

/** A definition of any rows. */
export type AnyDefinition = Omit<ResourceDefinition<RowSchema>, keyof OfAnyRow> & OfAnyRow;
