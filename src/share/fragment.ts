/** Where a link is in a fragment: "#bank=…", or with the place on the page "#bank=…&/tours". */
const BANK = /^#bank=([^&]*)&?/;

/** The packed content of a link; undefined for a URL that is none. */
export function packedIn(url: string): string | undefined {
  const at = url.indexOf("#");
  return at < 0 ? undefined : BANK.exec(url.slice(at))?.[1];
}

/** A URL with content in its fragment, which keeps its place. */
export function withPacked(url: string, packed: string): string {
  const [page = "", place = ""] = withoutPacked(url).split("#", 2);
  return `${page}#bank=${packed}${place === "" ? "" : `&${place}`}`;
}

/** A URL without the content in its fragment. */
export function withoutPacked(url: string): string {
  const at = url.indexOf("#");
  if (at < 0) return url;
  const place = url.slice(at).replace(BANK, "#");
  return url.slice(0, at) + (place === "#" ? "" : place);
}
