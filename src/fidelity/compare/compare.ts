import { isJsonObject } from "../../engine/schema/json-object.ts";
import { messageIn, namedFields } from "../body-texts.ts";
import { type Exchange, isAccepted } from "../exchange.ts";
import { foreignBase } from "../replay/address.ts";
import { comparable } from "../replay/answer.ts";
import type { Replayed } from "../replay/replay.ts";
import { endpointOf } from "../service.ts";
import { listDifferences } from "./lists.ts";
import { isList, statementAbout, successStatement, textOf } from "./statements.ts";
import { drawnBy, type Found, valueDifferences } from "./values.ts";

/** A field in which the answer of the service differs from the bank's. */
export interface Difference {
  readonly exchange: number;
  /** "status", "error", "data.status", "links.next". */
  readonly field: string;
  readonly statement: string | undefined;
  readonly documented: string | undefined;
  readonly real: unknown;
  readonly bank: unknown;
  /** How far the two are apart: 1, or how many fields only one of two refusals names; more where only one refuses. */
  readonly distance: number;
  /** The option that explains it, such as 'assumptions.statusCodes: "documented"'. */
  readonly option?: string;
}

/** Equal for differences in the same field of the same exchange. */
export function keyOf({ exchange, field }: Difference): string {
  return `${exchange} ${field}`;
}

/** More than the fields of any answer, for one that only one side refuses. */
const REFUSED = 100;

/**
 * Compares recorded answers with those of a bank, field by field. The order of the keys of an object counts for nothing, nor do
 * the words of an error; a field that is left out is not one that is null, and 1001 is not "1001".
 */
export function differences(
  exchanges: readonly Exchange[],
  replayed: readonly Replayed[],
): readonly Difference[] {
  return exchanges.flatMap((exchange, at) => {
    const own = replayed[at];
    return own && !own.skipped ? inExchange(exchange, own, at) : [];
  });
}

function inExchange({ request, answer, service }: Exchange, own: Replayed, exchange: number): Difference[] {
  const endpoint = endpointOf(request.method, request.path);
  const real = { status: answer.status, body: comparable(answer.body, endpoint) };
  const found = (each: Found, statement = statementAbout(each.field, endpoint)): Difference => ({
    distance: 1,
    ...each,
    exchange,
    statement,
    documented: textOf(statement),
  });
  const [rule] = own.rules;
  const isRefused = !isAccepted(real) && !isAccepted(own.answer);
  if (isRefused) return refusalDifferences(real, own.answer).map((each) => found(each, rule));
  if (real.status !== own.answer.status) {
    const distance = REFUSED + namedFields(real.body).size + namedFields(own.answer.body).size;
    const statement = isAccepted(real) && own.answer.status === 200 ? successStatement(endpoint) : rule;
    return [found({ field: "status", real: said(real), bank: said(own.answer), distance }, statement)];
  }
  const differing =
    endpoint?.route && isList(endpoint.route)
      ? listDifferences(real.body, own.answer.body, (id) =>
          own.knows(endpoint.resource?.model.collection ?? "", id),
        )
      : valueDifferences(real.body, own.answer.body, "", (field) =>
          drawnBy(statementAbout(field, endpoint), service !== undefined),
        );
  const base = differing.some(({ field }) => field === "data.url")
    ? undefined
    : foreignBase(answer.body, service);
  const ofUrl = base === undefined ? [] : [{ field: "data.url", real: base, bank: service }];
  return [...differing, ...ofUrl].map((each) => found(each));
}

function said({ status, body }: Replayed["answer"]): unknown {
  const message = status >= 400 ? messageIn(body) : undefined;
  return message === undefined ? status : `${status} ${message}`;
}

function refusalDifferences(real: Replayed["answer"], own: Replayed["answer"]): Found[] {
  const status = real.status === own.status ? [] : [{ field: "status", real: real.status, bank: own.status }];
  const [named, ownNamed] = [namedFields(real.body), namedFields(own.body)];
  const apart = [...named, ...ownNamed].filter((name) => !named.has(name) || !ownNamed.has(name)).length;
  const isAlike = apart === 0 && shapeOf(real.body) === shapeOf(own.body);
  const error = isAlike ? [] : [{ field: "error", real: real.body, bank: own.body, distance: 1 + apart }];
  return [...status, ...error];
}

/** The names and kinds of values in a body, as a text that is equal for equal shapes: whatever the length of its lists. */
function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return `[${[...new Set(body.map(shapeOf))].sort().join("|")}]`;
  if (!isJsonObject(body)) return body === null ? "null" : typeof body;
  const fields = Object.entries(body).map(([name, value]) => `${name}:${shapeOf(value)}`);
  return `{${fields.sort().join(",")}}`;
}
