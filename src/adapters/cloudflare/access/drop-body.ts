import { piecesOf } from "../../../engine/http/body/bytes.ts";

/** How much is read in vain: no larger request gets through to a worker on the platform's smaller plans. */
const LIMITS = { maxBytes: 100 * 1024 ** 2, deadline: 10_000 };

/**
 * Reads what no one has read of a body, without keeping it: a sender that is cut off while it sends reads no answer, but an
 * error of its connection, and so does the next request that it sends there.
 */
export async function dropBody(request: Request): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  const pieces = piecesOf(request, LIMITS);
  try {
    while (!(await pieces.next()).done);
  } catch {
    // The answer is the same whether the body was too large, too slow or ended early.
  }
}
