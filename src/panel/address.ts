/** Where a panel is: the name of its tab, and what that tab shows. */
export interface Address {
  readonly tab: string;
  /** What the tab shows, in words of its own: `["achTransfers", "1001"]` of the tab "data"; none for its start. */
  readonly at: readonly string[];
}

/** Reads the property `place` of a panel; any text is valid. */
export function addressIn(place: string): Address {
  const [tab = "", ...at] = place
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  return { tab, at };
}

export function placeText({ tab, at }: Address): string {
  return [tab, ...at].map(encodeURIComponent).join("/");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
