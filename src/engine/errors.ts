/** An invalid option; the message names it. */
export class OptionError extends TypeError {
  override readonly name = "OptionError";
}

/** An action that the state of the row does not allow. */
export class InvalidTransitionError extends Error {
  override readonly name = "InvalidTransitionError";
}

/** An id that no row of the collection has. */
export class NotFoundError extends Error {
  override readonly name = "NotFoundError";
}
