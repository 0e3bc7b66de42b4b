const forwarded = new WeakSet<Request>();

/**
 * Marks a request that has come to a bank under another address than its own, such as that of a server. Returns the
 * request unchanged.
 *
 * @example const response = await bank.fetch(markForwarded(request));
 */
export function markForwarded(request: Request): Request {
  forwarded.add(request);
  return request;
}

/** Tells whether a request may be under any address. */
export function isForwarded(request: Request): boolean {
  return forwarded.has(request);
}
