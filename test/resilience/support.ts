import { ResilienceError, type ResilienceRow } from "../../src/adapters/resilience/index.ts";

/** The error with which a proof fails. */
export async function failureOf(proof: Promise<unknown>): Promise<ResilienceError> {
  const reason = await proof.then(
    () => new Error("The proof passed."),
    (error: unknown) => error,
  );
  if (reason instanceof ResilienceError) return reason;
  throw reason;
}

/** Each row in short, without its write: fault, how often it was sent and done, what the client did, what broke. */
export function tableOf(rows: readonly ResilienceRow[]): string[] {
  return rows.map(
    ({ fault, sent, done, happened, problem }) =>
      `${fault} ${sent} ${done} ${happened}: ${problem ?? "holds"}`,
  );
}
