import { type BankEvents, unlessFlawless } from "../../../bank/runtime/events.ts";
import { maskPath } from "../../../engine/schema/masking/mask.ts";
import type { Bank, LogEntry } from "../../../index.ts";

/** Whether a rule of `faults` or the limit has answered a request in place of the bank, so that no route had to (X99). */
export function isAnsweredByFault({ fault }: Pick<LogEntry, "fault">): boolean {
  return fault?.then === "status" || fault?.then === "rate-limit";
}

/**
 * Follows the requests that rules of a bank let hang, so that a test that ends with one of them pending succeeds (X99).
 * Returns a function that leaves them out of those that are pending.
 */
export function followHanging(bank: Pick<Bank, "on">): (pending: readonly Request[]) => readonly Request[] {
  const hanging: { readonly method: string; readonly path: string }[] = [];
  const onRequest: BankEvents["request"] = ({ method, path, fault }) => {
    if (fault?.then === "hang") hanging.push({ method, path: path.split("?", 1)[0] ?? "" });
  };
  bank.on("request", unlessFlawless(onRequest));
  return (pending) => {
    const left = [...hanging];
    return pending.filter(({ method, url }) => {
      // The log has the path below the base url.
      const path = maskPath(new URL(url).pathname);
      const at = left.findIndex((each) => each.method === method && path.endsWith(each.path));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
}
