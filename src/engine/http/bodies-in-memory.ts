/** Requests whose body was complete when they were made, so that reading it does not wait for anything; with its text, if it was one. */
const bodies = new WeakMap<Request, string | undefined>();

/**
 * Marks a request as one whose body is wholly in memory: it then keeps its place in the order of
 * calls. Returns the request unchanged.
 *
 * @example const request = markInMemory(new Request(url, { method: "POST", body: "{}" }), "{}");
 */
export function markInMemory(request: Request, body: unknown): Request {
  if (request.body === null) return request;
  const isStream =
    typeof body === "object" && body !== null && ("getReader" in body || Symbol.asyncIterator in body);
  if (!isStream) bodies.set(request, typeof body === "string" ? body : undefined);
  return request;
}

/** Tells whether a request's body is wholly in memory, or whether it has none. */
export function isInMemory(request: Request): boolean {
  return request.body === null || bodies.has(request);
}

/** The text of a body as it was given and not read yet; undefined for any other. */
export function textInMemory(request: Request): string | undefined {
  return request.bodyUsed ? undefined : bodies.get(request);
}
