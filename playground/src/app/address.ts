/** Which page the address names, and what on it: "#/tours/cancel" is the page "tours" and the part "cancel". */
export interface Place {
  readonly page: string;
  readonly part: string;
}

/** Reads the place out of the address's fragment. */
export function placeOf(hash: string): Place {
  const [, page = "", part = ""] = hash.split("/");
  return { page, part };
}
