import type { LoggedFault } from "./log/outcomes.ts";

/** An answer with its body written, of which no `Response` was made yet. */
export interface WrittenAnswer {
  readonly status: number;
  /** Each name once, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for none. */
  readonly text: string | undefined;
  /** The fault that breaks the connection in the middle of the body. */
  readonly cutBy?: LoggedFault | undefined;
}

/** What answers a request; of what has no use for it, no `Response` is made. */
export type Answered = WrittenAnswer | Response;

/** Tells both apart, also where another library has made the class of the `Response`. */
export function isResponse(answered: Answered): answered is Response {
  return typeof answered.text === "function";
}
