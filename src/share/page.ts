import { packedIn, withoutPacked } from "./fragment.ts";

/**
 * Calls `open` with the link in the page's address, if it has one, and with each that it gets later. The link is removed from
 * the address at once; the place on the page, such as "#/tours", stays. Returns a function that stops.
 *
 * @example takeLinks((url) => openLink(bank, url).catch((error) => alert(error.message)));
 */
export function takeLinks(open: (url: string) => void): () => void {
  const take = (before?: string) => {
    const url = location.href;
    if (packedIn(url) === undefined) return;
    const rest = withoutPacked(url);
    const place = rest.includes("#") || before === undefined ? "" : new URL(before).hash;
    history.replaceState(history.state, "", rest + place);
    open(url);
  };
  const changed = ({ oldURL }: HashChangeEvent) => take(oldURL);
  addEventListener("hashchange", changed);
  take();
  return () => removeEventListener("hashchange", changed);
}
