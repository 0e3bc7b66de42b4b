/** Which statuses refusals have: one for each cause, or only those that the service documents (OPT-2). */
export type StatusCodes = "by-cause" | "documented";

/** What the service answers in place of a status that it does not document. */
const DOCUMENTED: ReadonlyMap<number, number> = new Map([
  [405, 404],
  [408, 400],
  [409, 400],
  [413, 400],
  [415, 400],
]);

/** The status with which a bank sends a refusal of its own. */
export type SentStatus = (status: number) => number;

/**
 * Returns the function from the status of a cause to the one that is sent.
 *
 * @example sentStatus("documented")(409) // 400
 */
export function sentStatus(codes: StatusCodes): SentStatus {
  return codes === "by-cause" ? (status) => status : (status) => DOCUMENTED.get(status) ?? status;
}
