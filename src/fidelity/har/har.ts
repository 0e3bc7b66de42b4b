import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import { type Exchange, objectOf } from "../exchange.ts";
import { bareBase, mostCommonBase, pathBelowBase, withoutUser } from "./har-base.ts";
import { parsed } from "./har-body.ts";
import { readEntry } from "./har-entry.ts";

class HarError extends Error {
  override name = "HarError";
}

/** The exchanges of a HAR, and what of it was left out. */
export interface Recording {
  readonly exchanges: readonly Exchange[];
  readonly baseUrl: string;
  /** How many entries were left out, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/**
 * Reads the text of a HAR file of any browser: the requests below `baseUrl`, by default those below the address that has most
 * requests for paths of the service. Keys and other headers are not read. Throws a {@link HarError} for another file.
 */
export function readHar(
  text: string,
  { baseUrl }: { readonly baseUrl?: string | undefined } = {},
): Recording {
  const entries = entriesOf(text);
  const urls = entries.map(urlOf);
  const base = baseUrl === undefined ? mostCommonBase(urls) : bareBase(baseUrl);
  if (base === undefined)
    throw new HarError(
      `None of its ${entries.length} requests is for a path of the service, such as /v1/ach: record one that is.`,
    );
  const leftOut = new Map<string, number>();
  const leave = (reason: string) => void leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  const exchanges = entries.flatMap((entry, at): Exchange[] => {
    const path = pathBelowBase(urls[at] ?? "", base);
    const read = path === undefined ? { reason: `not below ${base}/v1` } : readEntry(entry, path);
    if (!("reason" in read)) return [read];
    leave(read.reason);
    return [];
  });
  if (baseUrl !== undefined && exchanges.length === 0)
    throw new HarError(
      `None of its ${entries.length} requests is below ${base}/v1: give another base address.`,
    );
  return { exchanges, baseUrl: base, leftOut };
}

function entriesOf(text: string): readonly JsonObject[] {
  const json = parsed(text.replace(/^\uFEFF/, ""));
  if (!json) {
    const isBegun = /^\s*\{\s*"log"/.test(text);
    throw new HarError(
      isBegun
        ? "It is a HAR that is cut off: save it again."
        : `Not a HAR file: expected JSON, got ${startOf(text)}.`,
    );
  }
  const { entries } = objectOf(objectOf(json.value).log);
  if (!Array.isArray(entries)) throw new HarError("Not a HAR file: it has no list log.entries.");
  return entries.filter(isJsonObject);
}

function startOf(text: string): string {
  return text.trim() === "" ? "an empty file" : JSON.stringify(text.slice(0, 30));
}

function urlOf({ request }: JsonObject): string {
  return isJsonObject(request) ? withoutUser(String(request.url)) : "";
}
