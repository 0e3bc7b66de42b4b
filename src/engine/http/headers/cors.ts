import type { BankRequest } from "../bank-request.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../signatures/signed-text.ts";
import { type Answered, isResponse } from "../written-answer.ts";
import { EXPOSED, RULE_HEADER } from "./rule-header.ts";
import { WARNING_HEADER } from "./warning-header.ts";
import { WORLD_HEADER } from "./world-header.ts";

/** Those that no path has too, so that a page reads the 405. */
const METHODS = "GET, POST, PATCH, DELETE, PUT, HEAD, OPTIONS";
const HEADERS = ["Authorization", "Content-Type", TIMESTAMP_HEADER, SIGNATURE_HEADER, WORLD_HEADER].join(
  ", ",
);

/** Headers that a page may read, and that few answers have. */
const READ_WHERE_SENT = ["Retry-After", RULE_HEADER, WARNING_HEADER];

/** What a page may do beyond sending requests and reading the answers; by default everything. */
interface Grants {
  /** Cookies may be sent, and a page of the internet may reach an address of a private network. */
  readonly privileged: boolean;
}

const EVERYTHING: Grants = { privileged: true };

/** The header that makes an OPTIONS request a preflight. */
const REQUESTED_METHOD = "access-control-request-method";

/**
 * Answers a CORS preflight, allowing every request of any origin (X195). Returns undefined for a request
 * that is no preflight.
 *
 * @example const response = preflight(request) ?? (await bank.fetch(request));
 */
export function preflight(request: BankRequest, grants = EVERYTHING): Response | undefined {
  if (request.method !== "OPTIONS" || !isPreflight(request)) return undefined;
  const { headers } = request;
  const response = new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": headers.get("access-control-request-headers") ?? HEADERS,
      "Access-Control-Max-Age": "600",
      Vary: "Access-Control-Request-Headers",
    },
  });
  if (grants.privileged && headers.has("access-control-request-private-network"))
    response.headers.set("Access-Control-Allow-Private-Network", "true");
  return allowOrigin(request, response, grants);
}

/** A preflight carries no key, by which it is told from other requests where its headers are hidden. */
function isPreflight({ headers }: BankRequest): boolean {
  return headers.has(REQUESTED_METHOD) || (!headers.has("authorization") && isHiddenByRequest());
}

/**
 * Whether the `Request` of this process drops the headers of a preflight, as that of happy-dom does, with which msw
 * makes a request of what a page has sent. That of a browser does too, but there no preflight comes this far.
 */
function isHiddenByRequest(): boolean {
  // Not by its type, which only projects with those of Node have.
  if (Reflect.get(globalThis, "process")?.versions?.node === undefined) return false;
  const request = new Request("http://localhost", { headers: { [REQUESTED_METHOD]: "GET" } });
  return !request.headers.has(REQUESTED_METHOD);
}

/**
 * Copies a response with the CORS headers that let the requesting page read it. The page's origin is
 * named, because browsers refuse "*" for requests with cookies.
 *
 * @example return allowOrigin(request, await bank.fetch(request));
 */
export function allowOrigin(request: BankRequest, response: Response, grants = EVERYTHING): Response {
  // A network error has no headers, and those of a fetched response cannot be changed.
  if (response.type === "error") return response;
  const readable = new Response(response.body, response);
  const added = corsHeaders(request, (name) => response.headers.get(name) ?? undefined, grants);
  for (const [name, value] of Object.entries(added)) readable.headers.set(name, value);
  return readable;
}

/** The same for an answer of which no `Response` need be made. */
export function allowOriginOf(request: BankRequest, answered: Answered, grants = EVERYTHING): Answered {
  if (isResponse(answered)) return allowOrigin(request, answered, grants);
  const { headers } = answered;
  return { ...answered, headers: { ...headers, ...corsHeaders(request, (name) => headers[name], grants) } };
}

/** What replaces headers of an answer, which `given` returns. */
function corsHeaders(
  request: BankRequest,
  given: (name: string) => string | undefined,
  grants: Grants,
): Readonly<Record<string, string>> {
  const origin = request.headers.get("origin");
  const others = READ_WHERE_SENT.filter((name) => given(name.toLowerCase()) !== undefined);
  const vary = given("vary");
  return {
    "access-control-allow-origin": origin ?? "*",
    ...(origin !== null && grants.privileged && { "access-control-allow-credentials": "true" }),
    [EXPOSED.toLowerCase()]: ["Allow", "WWW-Authenticate", ...others].join(", "),
    ...(vary?.includes("Origin") ? {} : { vary: vary ? `${vary}, Origin` : "Origin" }),
  };
}
