import type * as z from "zod/mini";
import type { ErrorText } from "../../schema/checked.ts";
import type { Input } from "../../schema/input.ts";
import type { Service } from "../../service.ts";
import { type AnyRow, type Model, modelIn } from "../../store/model.ts";
import type { Statements } from "../../store/statements.ts";
import type { HeaderReader } from "../bank-request.ts";
import type { Rule } from "../rules.ts";
import type { Warn } from "../warnings.ts";
import type { OpenQuery, QueryShape, QueryValues } from "./query.ts";

/** What a handler gets: parsed input and the bank. It never sees a Request and never builds a Response. */
export interface Call<Bank, Row, Body, Query> {
  /** The row that `:id` names; defined whenever the path has an `:id`. */
  readonly row: Row;
  /** The parsed fields of `data`. */
  readonly body: Body;
  /** The parsed fields beside `data`. */
  readonly beside: Readonly<Record<string, unknown>>;
  /** The parsed query parameters. */
  readonly query: Query;
  /** The accepted `filter[...]` parameters, as sent and in that order: [name, value]. */
  readonly filters: readonly (readonly [string, string])[];
  /** The file of a multipart body; defined whenever the route declares one. */
  readonly file: FileFacts;
  /** The headers of the request; those of a call in the turn of another are none. */
  readonly headers: HeaderReader;
  /** Where absolute urls begin (S14). */
  readonly origin: string;
  readonly bank: Bank;
  /** Puts a warning into the request log. It must not contain a secret. */
  readonly warn: Warn;
}

/** A file without its bytes, which were counted and dropped (O15). */
export interface FileFacts {
  /** Its media type, without parameters and in lower case. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Media types by the ends of file names, which are in lower case: ".pdf". */
export type TypesByName = Readonly<Record<string, string>>;

/** The media type of a file whose type the sender does not know. */
export const UNKNOWN_TYPE = "application/octet-stream";

/** A multipart/form-data body: one file, and the fields of the route's `body` as JSON text. */
export interface Multipart<Bank> {
  /** The name of the file's part. */
  readonly file: string;
  /** The media types a file may have: any other is a 415. */
  readonly types: readonly string[];
  /** The largest file in bytes: a larger one is a 413. */
  readonly maxBytes: (bank: Bank) => number;
  /** The types that files without one of their own have by the ends of their names; undefined where no name decides. */
  readonly typesByName?: (bank: Bank) => TypesByName | undefined;
}

/**
 * How an answer is made from the result of `handle`: "row" presents a row of the route's model in `data`, "data"
 * wraps the result in `data`, "plain" sends it unchanged, "none" sends no body.
 */
export type Answer = "row" | "data" | "plain" | "none";

/** Whose key may call an endpoint. */
export type RouteAuth = "client" | "admin" | "any" | "none";

/** One endpoint: its contract and its handler. */
export interface RouteContract<Bank, Row extends AnyRow, Body, Shape extends QueryShape> {
  /** Verb and noun, such as "createCounterparty": the OpenAPI operation id. */
  readonly operation: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path with `:id` where a row is named: an unknown id is a 404 before any field is looked at (S2). */
  readonly path: string;
  /** One line for readers, where it says more than method and noun do (see summaryOf). */
  readonly summary?: string;
  /** Whose key may call it; by default the client's (S3). "none" asks for none. */
  readonly auth?: RouteAuth;
  /** The rows it is about. Reference fields of `body` are checked against it. */
  readonly model?: Model<Row>;
  /** Query parameters by their literal names. */
  readonly query?: Shape;
  /** Accepts filters that `query` cannot list because their names are open. */
  readonly openQuery?: OpenQuery;
  /** What the open names of filters begin with: "metadata." for `filter[metadata.team]`. */
  readonly openPrefix?: string;
  /** The fields inside `data`. */
  readonly body?: Input<Body>;
  /** The same fields as a bank with such options takes them; `body`, those of a bank without options, where they change nothing. */
  readonly bodyIn?: (bank: Bank) => Input<Body>;
  /** The fields beside `data`, each optional. */
  readonly beside?: Readonly<Record<string, z.core.$ZodType>>;
  /** The body is multipart/form-data rather than JSON. */
  readonly multipart?: Multipart<Bank>;
  /** The statement about each query parameter, field beside `data`, part, and field that is none of the model. */
  readonly statements?: Statements;
  /** Rules that need more than one field, or the bank. They run on the merged row in an update (C7). */
  readonly rules?: readonly Rule<never, Bank>[];
  /** By default 200, or 204 for an answer without a body. */
  readonly status?: number;
  /** The status in a bank whose options decide it. */
  readonly statusIn?: (bank: Bank) => number;
  /** By default "row" for a route with a model, otherwise "data". */
  readonly answer?: Answer;
  /** Says what is wrong with a field whose schema has no text for it. */
  readonly errorText?: ErrorText;
  /** The fields of the body, and what answers it, are not inside `data`. */
  readonly bare?: boolean;
  /** What `handle` returns, where that is not a row of the model. Asked for by descriptions and tests alone. */
  readonly response?: () => z.ZodMiniType;
  /** The same route about the rows as another model has them, where `handle` or `response` depend on the model. */
  withModel?(model: Model<Row>): Route<Bank>;
  /** The action of the lifecycle that it performs, of a team's own resource. */
  readonly action?: string;
  /** Statuses of refusals that its `handle` throws, each with when it does, such as the 409 of a state that forbids the call. */
  readonly refuses?: Readonly<Record<number, string>>;
  readonly handle: (call: Call<Bank, Row, Body, QueryValues<Shape>>) => unknown;
}

/** A route of a bank that has at least the parts `Bank` names. */
export type Route<Bank = never> = RouteContract<Bank, never, never, never>;

/** A route as a bank with such options has it; itself where these change nothing. */
export function routeIn<Bank extends Pick<Service, "options">>(route: Route<Bank>, bank: Bank): Route<Bank> {
  const body = route.bodyIn?.(bank) ?? route.body;
  const model = route.model && modelIn(route.model, bank.options);
  const status = route.statusIn?.(bank) ?? route.status;
  if (body === route.body && model === route.model && status === route.status) return route;
  return { ...route, ...(body && { body }), ...(model && { model }), ...(status && { status }) };
}

/** How a route answers a call that succeeds, with the defaults of what it leaves out. */
export function successOf({ answer, model, status }: Pick<Route, "answer" | "model" | "status">) {
  const made: Answer = answer ?? (model ? "row" : "data");
  return { answer: made, status: status ?? (made === "none" ? 204 : 200) };
}

/**
 * Returns the function with which an area declares its routes, so that the contract of each route types the input of
 * its handler.
 *
 * @example const route = routesOf<PaymentsBank>();
 */
export function routesOf<Bank extends Service>() {
  return <Row extends AnyRow, Body, const Shape extends QueryShape = Record<never, never>>(
    contract: RouteContract<Bank, Row, Body, Shape>,
    // The types were checked above; from here on only the pipeline calls the handler, with parsed input.
  ): Route<Bank> => contract as unknown as Route<Bank>;
}
