import { WORLD_HEADER } from "../../remote/transport.ts";

const METHODS = "GET, POST, PATCH, DELETE";
const HEADERS = `Authorization, Content-Type, ${WORLD_HEADER}`;

/** Answers a browser's question whether a page of another origin may send a request: yes. Undefined for any other request. */
export function preflight(request: Request): Response | undefined {
  const asked = request.headers;
  if (request.method !== "OPTIONS" || !asked.has("access-control-request-method")) return undefined;
  const response = new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": asked.get("access-control-request-headers") ?? HEADERS,
      "Access-Control-Max-Age": "600",
      Vary: "Access-Control-Request-Headers",
    },
  });
  if (asked.has("access-control-request-private-network"))
    response.headers.set("Access-Control-Allow-Private-Network", "true");
  return allowOrigin(request, response);
}

/** Lets the page that asked read an answer. Its origin is named, for with cookies a "*" does not count. */
export function allowOrigin(request: Request, response: Response): Response {
  // A network error has no headers, and those of an answer that was fetched cannot be changed.
  if (response.type === "error") return response;
  const readable = new Response(response.body, response);
  const origin = request.headers.get("origin");
  readable.headers.set("Access-Control-Allow-Origin", origin ?? "*");
  if (origin !== null) readable.headers.set("Access-Control-Allow-Credentials", "true");
  readable.headers.set("Access-Control-Expose-Headers", "Allow, WWW-Authenticate");
  readable.headers.append("Vary", "Origin");
  return readable;
}
