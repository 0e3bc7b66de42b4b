/** The longest body that is read before the request goes on, bytes: more than any but that of a file or a snapshot. */
const LONGEST = 1_048_576;

/**
 * The request with its body in memory, so that none is left unread where a refusal did not need it: the runtime then ends the
 * connection, and with it the next request that the client sends there. A longer body goes on as it arrives.
 */
export async function withReadBody(request: Request): Promise<Request> {
  const length = request.headers.get("content-length");
  if (request.body === null || length === null || Number(length) > LONGEST) return request;
  return new Request(request, { body: await request.arrayBuffer() });
}
