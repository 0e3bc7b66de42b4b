import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../signatures/signed-text.ts";
import { EXPOSED, RULE_HEADER } from "./rule-header.ts";
import { WARNING_HEADER } from "./warning-header.ts";
import { WORLD_HEADER } from "./world-header.ts";

/** Those that no path has too, so that a page reads the 405. */
const METHODS = "GET, POST, PATCH, DELETE, PUT, HEAD, OPTIONS";
const HEADERS = ["Authorization", "Content-Type", TIMESTAMP_HEADER, SIGNATURE_HEADER, WORLD_HEADER].join(
  ", ",
);

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
export function preflight(request: Request, grants = EVERYTHING): Response | undefined {
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
function isPreflight({ headers }: Request): boolean {
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
export function allowOrigin(request: Request, response: Response, grants = EVERYTHING): Response {
  // A network error has no headers, and those of a fetched response cannot be changed.
  if (response.type === "error") return response;
  const readable = new Response(response.body, response);
  const origin = request.headers.get("origin");
  readable.headers.set("Access-Control-Allow-Origin", origin ?? "*");
  if (origin !== null && grants.privileged) readable.headers.set("Access-Control-Allow-Credentials", "true");
  const others = ["Retry-After", RULE_HEADER, WARNING_HEADER].filter((name) => response.headers.has(name));
  const names = ["Allow", "WWW-Authenticate", ...others];
  readable.headers.set(EXPOSED, names.join(", "));
  if (!readable.headers.get("vary")?.includes("Origin")) readable.headers.append("Vary", "Origin");
  return readable;
}
