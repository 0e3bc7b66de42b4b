import { EXPOSED, RULE_HEADER } from "../../engine/http/rule-header.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../../engine/http/signatures/signed-text.ts";
import { WARNING_HEADER } from "../../engine/http/warning-header.ts";
import { WORLD_HEADER } from "../../engine/http/world-header.ts";

const METHODS = "GET, POST, PATCH, DELETE";
const HEADERS = ["Authorization", "Content-Type", TIMESTAMP_HEADER, SIGNATURE_HEADER, WORLD_HEADER].join(
  ", ",
);

/** What a page may do beyond sending requests and reading the answers; by default everything. */
interface Grants {
  /** Cookies may be sent, and a page of the internet may reach an address of a private network. */
  readonly privileged: boolean;
}

const EVERYTHING: Grants = { privileged: true };

/**
 * Answers a CORS preflight, allowing every request of any origin. Returns undefined for a request
 * that is no preflight.
 *
 * @example const response = preflight(request) ?? (await bank.fetch(request));
 */
export function preflight(request: Request, grants = EVERYTHING): Response | undefined {
  const { headers } = request;
  if (request.method !== "OPTIONS" || !headers.has("access-control-request-method")) return undefined;
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
  readable.headers.append("Vary", "Origin");
  return readable;
}
