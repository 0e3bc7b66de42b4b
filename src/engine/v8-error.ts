/** `Error` with what V8 adds to it; in other engines it is not there. */
interface V8Error {
  stackTraceLimit?: number;
  captureStackTrace?(error: Error, above: (...args: never) => unknown): void;
}

/** A type of its own, because only Node's types have these, and a page's compiler reads the sources too. */
export const V8_ERROR = Error as V8Error;

/** Whether stacks can be turned off, by a limit of 0: not where the built-ins are frozen. */
export const hasStackLimit = Object.getOwnPropertyDescriptor(Error, "stackTraceLimit")?.writable === true;
