import { messageOf } from "../../engine/errors.ts";
import { holdRequests } from "../forwarding/hold.ts";
import { showPanel } from "../shared/show-panel.ts";
import { mayBeOfBank } from "./addresses.ts";

/** Where the server answers for the page. */
export interface PageOptions {
  /**
   * The path at which the server answers its pages, with what all of its paths begin with, such as Next's `basePath`. By default
   * "/sandbank".
   */
  readonly endpoint?: string;
  /**
   * What paths of your own begin with that the bank has at the page's own origin, such as "/api/payouts": requests to them wait for it
   * too. By default none.
   */
  readonly paths?: readonly string[];
  /** Loads the panel, which is then put on the page. By default there is none. */
  readonly panel?: () => Promise<unknown>;
}

/**
 * Lets the bank of the server answer the requests of this page, those that its code makes at once too. Call it before the page's
 * first request; on a server it does nothing. Its bank is on the page's global object as `sandbank`, for the console. Where the bank
 * can't start, an error in the console says why, and requests that may be the bank's fail.
 *
 * @example if (import.meta.env.DEV) startPage({ panel: () => import("sandbank/panel") });
 */
export function startPage({ endpoint = "/sandbank", paths, panel }: PageOptions = {}): void {
  // The server renders client components too.
  if (typeof window === "undefined") return;
  const held = holdRequests(mayBeOfBank(location.origin, endpoint, paths));
  const starting = async () => {
    const page = await import("../forwarding/page.ts");
    const url = `${endpoint}/mockServiceWorker.js`;
    const { bank } = await page.startPage({ endpoint, url, scope: "/" });
    Object.assign(globalThis, { sandbank: bank });
    held.release();
    if (panel) await showPanel(panel, bank);
  };
  starting().catch((error: unknown) => {
    const reason = new Error(`The bank of this page did not start: ${messageOf(error)}`, { cause: error });
    held.refuse(reason);
    console.error(reason);
  });
}
