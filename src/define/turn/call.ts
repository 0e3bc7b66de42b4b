import { envelope } from "../../engine/http/answer/envelope.ts";
import { rowFor } from "../../engine/http/answer/respond.ts";
import { parseInput } from "../../engine/http/input/parse.ts";
import type { Call } from "../../engine/http/routes/route.ts";
import { unknownFields } from "../../engine/http/unknown-fields.ts";
import type { Warn } from "../../engine/http/warnings.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import type { DefinedBank } from "./compiled.ts";

/** What is sent to an endpoint. */
export interface CallRequest {
  /** The id of the row that its path names. */
  readonly id?: AnyId;
  /** The fields of its body. */
  readonly data?: object;
  /** The parameters of its query. */
  readonly query?: Readonly<Record<string, string>>;
}

const NO_HEADERS = { get: () => null, has: () => false };

/** Answers a call of an endpoint in the turn of another, as the pipeline does after the key and the body were read. */
export function callOperation(
  bank: DefinedBank,
  operation: string,
  { id, data = {}, query }: CallRequest,
  warn: Warn,
): unknown {
  const route = bank.routes.find((each) => each.operation === operation);
  if (!route || route.multipart) {
    throw new RangeError(
      route
        ? `${operation} takes a file, which a call has none of.`
        : `There is no operation "${operation}": GET /_sandbank lists all.`,
    );
  }
  const row = rowFor(route, id === undefined ? undefined : String(id), bank);
  const url = new URL(`http://localhost/?${new URLSearchParams(query)}`);
  const request = { url, headers: NO_HEADERS, raw: sent(data), row, minusOne: "value" } as const;
  const { strict } = bank.options;
  const unknown = unknownFields(strict ? "reject" : "warn", warn);
  const input = parseInput(route, request, bank, unknown, { strict, warn });
  const call = { ...input, row, origin: "", headers: NO_HEADERS, bank, warn };
  const result = route.handle(call as unknown as Call<DefinedBank, never, never, never>);
  const { body } = envelope(route, result, "");
  return route.bare || route.answer === "plain"
    ? body
    : (body as { readonly data: unknown } | undefined)?.data;
}

function sent(data: object) {
  // What a handler gives may be used further, and what the bank stores is JSON.
  return { kind: "json", data: JSON.parse(JSON.stringify(data)), top: {}, text: "" } as const;
}
