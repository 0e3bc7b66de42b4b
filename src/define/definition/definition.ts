import type * as z from "zod/mini";
import type { FileFacts } from "../../engine/http/routes/route.ts";
import type { IdForm } from "../../engine/store/ids.ts";
import type { Duration } from "../../engine/time/instant.ts";
import type { Tone } from "../../engine/time/states.ts";
import type { Moment } from "../fields/moment.ts";
import type { RefusalStatus } from "../refuse.ts";
import type { Turn } from "../turn/turn.ts";

/** The schema of a row: an object of zod, in any of its forms. */
export type RowSchema = z.core.$ZodObject;

/** The statuses of a row. */
export type StatusOf<Row> = Row extends { readonly status: infer Status extends string } ? Status : never;

/** The names of a row's fields. */
export type FieldOf<Row> = keyof Row & string;

/** What a row becomes by itself, and after how long: the parts of the duration add up. */
export interface TimedStep<Status extends string> extends Duration {
  /** The status it gets. */
  readonly to: Status;
  /** What happens then, in a word; by default the status. */
  readonly event?: string;
}

/** A status of the rows of other resources that a state waits for. */
export interface FollowedRow<Status extends string> {
  /** The field of the row that holds the id of the other row. */
  readonly field: string;
  /** The collection of the other row, such as "achTransfers". */
  readonly collection: string;
  /** The status that the row gets when the other has got one of these. */
  readonly to: Readonly<Record<string, Status>>;
}

/** A state of a row: how it looks, and the transitions from it. */
export interface StateDefinition<Status extends string> {
  /** What the status means to someone who waits for a result; by default "wait", or "good" for a state without transitions. */
  readonly tone?: Tone;
  /** The step that time brings. */
  readonly after?: TimedStep<Status>;
  /** What may be done to a row in this state, by name, and the status that it gets. */
  readonly actions?: Readonly<Record<string, { readonly to: Status }>>;
  /** The step that another row brings. */
  readonly follows?: FollowedRow<Status>;
}

/** The states of rows, in order: a row begins in the first. */
export type StatesDefinition<Name extends string, Status extends string> = {
  readonly [Each in Name]: StateDefinition<Status>;
};

/** The names of the actions of all states. */
export type ActionOf<States> = {
  [Status in keyof States]: States[Status] extends { readonly actions: infer Actions }
    ? keyof Actions
    : never;
}[keyof States] &
  string;

/** The parsed fields of an object schema; without one, none. */
export type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : Record<never, never>;

/** What is done to a row through `bank.simulate`, where its states alone do not say it. */
export interface ActionDefinition<Row, Arguments> {
  /** The label of its button; by default its name. */
  readonly title?: string;
  /** The schema of its arguments, an object of zod. */
  readonly arguments?: Arguments & (z.core.$ZodType | undefined);
  /** Makes a request of it too: its method and path, such as "POST /api/payouts/:id/fail". */
  readonly request?: `${"POST" | "PATCH" | "DELETE"} /${string}`;
  /** Fields that change with the status. */
  change?(row: Row, values: Parsed<Arguments>, turn: Turn): Partial<Row>;
}

/** Returns fields that change when a row gets a status by time, an action or another row; `row` has the status already. */
export type EnterDefinition<Row> = (row: Row, turn: Turn<Row>) => Partial<Row> | undefined;

/** What a resource does after a write of a row of another collection, in the same turn: undefined is none. */
export type WatchDefinition<Row = never> = {
  // As a method, so that a function that says the type of the row is one.
  written(after: object | undefined, before: object | undefined, turn: Turn<Row>): void;
}["written"];

/** A call of a route: its parsed input, and what its turn offers. */
export interface RouteCall<Row, Body, Query> extends Turn<Row> {
  /** The row that `:id` in the path names. */
  readonly row: Row;
  /** The parsed fields of the body. */
  readonly body: Parsed<Body>;
  /** The parsed parameters of the query that were sent. */
  readonly query: Partial<Parsed<Query>>;
  /** The file of a route that takes one, without its bytes. */
  readonly file: FileFacts;
  /** The value of a header of the request by its name; null where it was not sent, or where the call is one of another turn. */
  header(name: string): string | null;
}

/** A file that a route takes, in a multipart/form-data body. */
export interface FileDefinition {
  /** The name of its part. */
  readonly field: string;
  /** The media types it may have. */
  readonly types: readonly string[];
  /** Its largest size in bytes. */
  readonly maxBytes: number;
}

/** An endpoint beyond the five of every resource. */
export interface RouteDefinition<Row, Body, Query> {
  /** Its method. */
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With `:id` where it is about one row. */
  readonly path: `/${string}`;
  /** One line about it. */
  readonly summary?: string;
  /** The schema of the body, an object of zod. */
  readonly body?: Body;
  /** The schema of the query, an object of zod whose fields take text. */
  readonly query?: Query;
  /** The file that it takes, beside the fields of its body. */
  readonly file?: FileDefinition;
  /** The schema of what it answers; without one it answers the row that `:id` names. */
  readonly answer?: z.core.$ZodType;
  /** The status of its answer; by default 200. */
  readonly status?: number;
  /** The statuses of the refusals that it throws, each with when it does: { 409: "The order is not paid." }. */
  readonly refuses?: { readonly [Status in RefusalStatus]?: string };
  /** Returns what it answers. A refusal that it throws changes nothing. */
  handle(call: RouteCall<Row, Body, Query>): unknown;
}

/** A route with its types checked, for the `routes` of a resource. */
export type AnyRoute<Row> = RouteDefinition<Row, z.core.$ZodType | undefined, z.core.$ZodType | undefined>;

/** Gives a route the types of its body and query. */
export type DefineRoute<Row> = <
  Body extends z.core.$ZodType | undefined = undefined,
  Query extends z.core.$ZodType | undefined = undefined,
>(
  route: RouteDefinition<Row, Body, Query>,
) => AnyRoute<Row>;

/** A rule that a schema does not say, such as one about two fields. */
export interface RuleDefinition<Row> {
  /** The fields it is about; it is checked when all of them are valid, and on an update when one of them was sent. */
  readonly fields: readonly FieldOf<Row>[];
  /** The id of its statement among `statements`. */
  readonly statement?: string;
  /** What breaks it is taken with a warning, and refused by a bank with the option `strict: "advice"`. */
  readonly warns?: boolean;
  /**
   * Returns what is wrong with the fields, each in single quotes: "'amount' must be at most 5000."; undefined for nothing.
   * `options` are those of the bank.
   */
  broken(
    row: Partial<Row>,
    turn: Pick<Turn, "now" | "today" | "rowsOf">,
    options: Readonly<Record<string, unknown>>,
  ): string | undefined;
}

/** Something that happens to a row at a time that its fields say. */
export interface TimerDefinition<Row> {
  /** What happens then, as "send the invoice". */
  readonly event: string;
  /** When it happens: an ISO 8601 instant or day; null for never. Called after each write of the row. */
  at(row: Row): string | null;
  /** What happens; the row must say another time after it. */
  run(row: Row, turn: Turn<Row>): void;
}

/** What makes a row of a create. */
export interface CreateDefinition<Row> {
  /** The fields that must be sent. */
  readonly required?: readonly FieldOf<Row>[];
  /** The fields that may be sent. */
  readonly optional?: readonly FieldOf<Row>[];
  /** Values of the fields that are not sent, or what makes them: without one it is null, "" or an empty list, as the schema has it. */
  readonly defaults?: { readonly [Field in keyof Row]?: Row[Field] | ((moment: Moment) => Row[Field]) };
  /** The status of its answer; by default 200, as the bank's own creates have it. */
  readonly status?: number;
  /** Returns further fields of the new row, which has no id yet. A refusal that it throws changes nothing. */
  handle?(row: Omit<Row, "id">, turn: Turn<Row>): Partial<Row> | undefined;
}

/** How a list answers: the rows with the cursor of the next page, by numbered pages, from an offset, all in an array, or references to them as the bank's own lists do. */
export type ListStyle = "cursor" | "page" | "offset" | "array" | "references";

/** A filter of a list under a name of its own: rows whose field has its value, a later or an earlier one. */
export interface FilterDefinition<Row> {
  /** The name of the query parameter. */
  readonly name: string;
  /** The field that is compared, or a field of the object in it: "payload.id". */
  readonly field: FieldOf<Row> | `${FieldOf<Row>}.${string}`;
  /** By default "is". */
  readonly compare?: "is" | "from" | "to";
}

/** A filter, or the field under whose name it is one. */
export type AnyFilter = string | FilterDefinition<Readonly<Record<string, unknown>>>;

/** Rows that belong to a resource and are no collection of `bank.db`, such as the entries of a ledger. */
export interface TableDefinition {
  /** The name of one row in messages. */
  readonly noun: string;
  /** The schema of a row, with an id. */
  readonly row: RowSchema;
  /** How its ids are written. */
  readonly ids?: IdForm;
  /** The fields by which `find` looks rows up without going through all; references need none. */
  readonly indexes?: readonly string[];
}

/** The five endpoints that a resource may have without saying more. */
export type Operation = "create" | "get" | "list" | "update" | "delete";
