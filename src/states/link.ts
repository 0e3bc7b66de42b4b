import { withPacked } from "../share/fragment.ts";

/**
 * The address of a page that shows a state: its bank takes the state before the app's first request. The place on the page, such as
 * "#/transfers", stays.
 *
 * @example stateLink("http://localhost:5173/#/transfers", "rows/achTransfers/none")
 */
export function stateLink(url: string | URL, id: string): string {
  return withPacked(String(url), encodeURIComponent(id), "state");
}
