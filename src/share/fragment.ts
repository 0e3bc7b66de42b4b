/** What a fragment may hold before its place: a bank that was shared, or the id of a state. */
type Held = "bank" | "state";

/** Where a link is in a fragment: "#bank=…", or with the place on the page "#bank=…&/tours". */
const HELD: Readonly<Record<Held, RegExp>> = { bank: /^#bank=([^&]*)&?/, state: /^#state=([^&]*)&?/ };

/** The packed content of a link; undefined for a URL that is none. */
export function packedIn(url: string, held: Held = "bank"): string | undefined {
  const at = url.indexOf("#");
  return at < 0 ? undefined : HELD[held].exec(url.slice(at))?.[1];
}

/** A URL with content in its fragment, which keeps its place. */
export function withPacked(url: string, packed: string, held: Held = "bank"): string {
  const [page = "", place = ""] = withoutPacked(url, held).split("#", 2);
  return `${page}#${held}=${packed}${place === "" ? "" : `&${place}`}`;
}

/** A URL without the content in its fragment. */
export function withoutPacked(url: string, held: Held = "bank"): string {
  const at = url.indexOf("#");
  if (at < 0) return url;
  const place = url.slice(at).replace(HELD[held], "#");
  return url.slice(0, at) + (place === "#" ? "" : place);
}
