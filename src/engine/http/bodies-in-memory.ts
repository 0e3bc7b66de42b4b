/** Requests whose body was complete when they were made, so that reading it does not wait for anything. */
const requests = new WeakSet<Request>();

/**
 * Marks a request as one whose body is wholly in memory: it then keeps its place in the order of
 * calls. Returns the request unchanged.
 *
 * @example const request = markInMemory(new Request(url, { method: "POST", body: "{}" }), "{}");
 */
export function markInMemory(request: Request, body: unknown): Request {
  const isStream =
    typeof body === "object" && body !== null && ("getReader" in body || Symbol.asyncIterator in body);
  if (!isStream) requests.add(request);
  return request;
}

/** Tells whether a request's body is wholly in memory, or whether it has none. */
export function isInMemory(request: Request): boolean {
  return requests.has(request) || request.body === null;
}
