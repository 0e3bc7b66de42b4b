/** The answer to a browser that asks whether it may call from another origin; undefined for any other request. */
export function preflight(request: Request): Response | undefined {
  const method = request.headers.get("access-control-request-method");
  if (request.method !== "OPTIONS" || method === null) return undefined;
  const headers = request.headers.get("access-control-request-headers") ?? "";
  return new Response(null, {
    status: 204,
    headers: {
      ...allowOrigin(request),
      "Access-Control-Allow-Methods": method,
      "Access-Control-Allow-Headers": headers,
      "Access-Control-Max-Age": "600",
    },
  });
}

/** Lets the page of another origin, whichever it is, read an answer. */
export function readable(request: Request, response: Response): Response {
  if (response.type === "error") return response;
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(allowOrigin(request))) headers.set(name, value);
  return new Response(body, { status, statusText, headers });
}

function allowOrigin(request: Request): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    Vary: "Origin",
  };
}
