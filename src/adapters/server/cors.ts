import { WORLD_HEADER } from "../../control/wire.ts";

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
  const origin = request.headers.get("origin");
  response.headers.set("Access-Control-Allow-Origin", origin ?? "*");
  if (origin !== null) response.headers.set("Access-Control-Allow-Credentials", "true");
  response.headers.set("Access-Control-Expose-Headers", "Allow, WWW-Authenticate");
  response.headers.append("Vary", "Origin");
  return response;
}
