import type { Bank, ResourceDescription } from "../../index.ts";
import { contentOf, isDone, isWrite, type SentRequest } from "./observe.ts";

/**
 * A check of `lostReplies` for any flow that never means to do the same twice: throws an Error when equal requests, by
 * operation, path and body, each created a row that is still there and not canceled. Of an upload the names, types and
 * sizes of its files are compared, since their bytes are not kept.
 *
 * @example await lostReplies({ bank: () => createBank(), run: payTwoBills, check: noDuplicates });
 */
export function noDuplicates(
  bank: Bank,
  {
    requests,
  }: {
    /** The requests that the bank got. */
    readonly requests: readonly SentRequest[];
  },
): void {
  const done = requests.filter(
    (request) =>
      isWrite(request) && isDone(request) && request.created.some((created) => isInEffect(bank, created)),
  );
  for (const [, equal] of Map.groupBy(done, contentOf)) {
    const [first] = equal;
    if (first && equal.length > 1)
      throw new Error(`${first.operation} was done ${equal.length} times with the same content.`);
  }
}

function isInEffect(bank: Bank, { collection, id }: SentRequest["created"][number]): boolean {
  const readers: Readonly<Record<string, { get(id: string | number): object | undefined }>> = bank.db;
  const resources: Readonly<Record<string, ResourceDescription>> = bank.resources;
  const row = readers[collection]?.get(id);
  if (row === undefined) return false;
  const status = "status" in row ? row.status : undefined;
  return !resources[collection]?.statuses.some(({ name, tone }) => name === status && tone === "off");
}
