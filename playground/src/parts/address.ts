import { decoded } from "sandbank/internal";

/** Which page the address names, what on it, and beside it where the panel is. */
export interface Place {
  /** The page's name; "" for the first page. */
  readonly page: string;
  /** What on the page: `["transfers", "1001"]`. */
  readonly parts: readonly string[];
  /** The panel's place, such as "data/achTransfers/1001"; left out while it is closed. */
  readonly panel?: string;
}

/**
 * Reads the place out of the address's fragment.
 *
 * @example placeOf("#/treasury/transfers/1001?panel=clock") // { page: "treasury", parts: ["transfers", "1001"], panel: "clock" }
 */
export function placeOf(hash: string): Place {
  // A link to a bank or a state stands before the place until it is taken.
  const [path = "", query = ""] = hash.replace(/^#?((?:bank|state)=[^&]*&?)?\/?/, "").split("?", 2);
  const [page = "", ...parts] = path.split("/").map(decoded);
  const panel = new URLSearchParams(query).get("panel");
  return { page, parts: parts.filter((part) => part !== ""), ...(panel ? { panel } : {}) };
}

/**
 * The fragment that names a place, to be used as a link.
 *
 * @example addressOf({ page: "treasury", parts: ["transfers", "1001"] }) // "#/treasury/transfers/1001"
 */
export function addressOf({ page, parts, panel }: Place): string {
  const path = [page, ...parts].map(encodeURIComponent).join("/");
  return `#/${path}${panel ? `?panel=${encodeURIComponent(panel).replaceAll("%2F", "/")}` : ""}`;
}
