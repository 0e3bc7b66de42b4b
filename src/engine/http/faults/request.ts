import { type BankRequest, headersOf } from "../bank-request.ts";
import type { RawBody } from "../body/body.ts";
import { loggedBody, loggedPart } from "../log/logged-body.ts";

/** A request as the function `on` of a fault rule sees it. */
export interface FaultRequest {
  /** The HTTP method in capitals. */
  readonly method: string;
  /** Path below the base url, without the query. */
  readonly path: string;
  /** The query parameters. */
  readonly query: URLSearchParams;
  /** The operation that takes such a request, such as "createCounterparty"; null when no route does. */
  readonly operation: string | null;
  /** The headers; names in any case. */
  readonly headers: Headers;
  /**
   * The JSON body; of a form its parts, each with `name`, `type`, `size` and, for a file, `fileName`. Null when there was
   * none, or it could not be read.
   */
  readonly body: unknown;
}

/** Shows a request to the rules. */
export function seenBy(parts: {
  readonly request: BankRequest;
  readonly url: URL;
  readonly path: string;
  readonly operation: string | null;
  readonly raw: RawBody;
}): FaultRequest {
  const { request, url, path, operation, raw } = parts;
  const { method } = request;
  const headers = headersOf(request);
  return { method, path, query: url.searchParams, operation, headers, body: bodyOf(raw) };
}

function bodyOf(raw: RawBody): unknown {
  if (raw.kind !== "parts") return loggedBody(raw);
  return raw.parts.map((part) => ({
    ...loggedPart(part),
    ...(part.fileName === undefined ? {} : { fileName: part.fileName }),
  }));
}
