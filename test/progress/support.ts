import type { Bank } from "../../src/index.ts";
import { retrieve } from "../support/call.ts";

/** The status that each of `times` reads of a row by its id answers with. */
export async function statusesRead(bank: Bank, path: string, times: number): Promise<unknown[]> {
  const statuses: unknown[] = [];
  for (let read = 0; read < times; read += 1) statuses.push((await retrieve(bank, path)).status);
  return statuses;
}

/** The timeline of a transfer, a line each: "15:00 pending request". */
export function storyOf(bank: Bank, id = "1001"): readonly string[] {
  return bank
    .timeline("achTransfers", id)
    .map(({ at, status, cause }) => `${at.slice(5, 16)} ${status} ${cause}`);
}
