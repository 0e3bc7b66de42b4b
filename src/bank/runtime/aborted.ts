/** The reason for which a delayed answer was aborted. */
export function abortError(what: "reset" | "disposed of"): DOMException {
  return new DOMException(`The bank was ${what} while this answer was delayed.`, "AbortError");
}
