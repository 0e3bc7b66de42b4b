import type { LoggedIssue, Problem } from "../problems.ts";
import type { Route } from "./route.ts";
import type { SentStatus } from "./status-codes.ts";

/** An answer before it is sent. */
export interface Answer {
  readonly status: number;
  /** Undefined for none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Why the request was refused; left out for a success. */
  readonly issues?: readonly LoggedIssue[];
}

/** An answer with the route that made it; undefined for a path or a method that does not exist. */
export interface SeenAnswer {
  readonly route: Route<never> | undefined;
  readonly answer: Answer;
  readonly errorBody: (problem: Problem) => unknown;
  /** The status that is sent for one that the route declares. */
  readonly sentStatus: SentStatus;
}

/**
 * Sees every answer of every bank. Only the setup of this project's tests sets `see`, to compare each answer with its
 * declaration; it is unset in use, where nothing is compared.
 */
export const answerWatch: { see?: (seen: SeenAnswer) => void } = {};
