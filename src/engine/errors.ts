/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a function throws; undefined when it returns. */
export function thrownBy(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** An invalid option; the message names it. */
export class OptionError extends TypeError {
  override readonly name = "OptionError";
}

/**
 * Throws an {@link OptionError} that names the first of `others`, the options that remain without the `known` ones.
 *
 * @example refuseOthers(others, "bank.reset", "scenario and clock")
 */
export function refuseOthers(others: object, taker: string, known: string): void {
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new OptionError(`Unknown option '${other}' for ${taker}: it takes ${known}.`);
}

/** An action that the state of the row does not allow. */
export class InvalidTransitionError extends Error {
  override readonly name = "InvalidTransitionError";
}

/** A function that a team has given for a resource of its own threw what is no refusal; `name` is what it is in a message. */
export class OwnCodeError extends Error {
  override readonly name = "OwnCodeError";

  constructor(name: string, cause: unknown) {
    const thrown = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    super(`${name} threw ${thrown.replace(/\.?$/, ".")}`, { cause });
  }
}

/** A timed step of a row that threw: a bug in Sandbank, or in a team's own code. The step is dropped, and the bank goes on without it. */
export class StepError extends Error {
  override readonly name = "StepError";
  /** When the step was due, in milliseconds. */
  readonly due: number;

  constructor(step: string, due: number, cause: unknown) {
    const at = new Date(due).toISOString();
    super(
      `The step ${step}, due at ${at}, failed: ${messageOf(cause)}${cause instanceof OwnCodeError ? "" : " This is a bug in Sandbank."} The step is dropped, and the bank goes on without it.`,
      { cause },
    );
    this.due = due;
  }
}

/** An id that no row of the collection has. */
export class NotFoundError extends Error {
  override readonly name = "NotFoundError";
}
