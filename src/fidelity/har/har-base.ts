import { withoutLastSlashes } from "../../engine/schema/url.ts";
import { isControlPath } from "../../remote/paths.ts";
import { endpointOf } from "../service.ts";

/** The address below which most requests of a recording are for paths that the service has; undefined when none is. */
export function mostCommonBase(urls: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const url of urls) {
    const [bare = ""] = url.split(/[?#]/, 1);
    const at = bare.search(/\/(?:v1|_sandbank)(?:\/|$)/);
    const [base, path] = [bare.slice(0, at), bare.slice(at)];
    if (!/^https?:\/\/[^/]/.test(base) || (!endpointOf("GET", path) && !isControlPath(path))) continue;
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** An address without the slash and the version at its end, and without a password. */
export function bareBase(baseUrl: string): string {
  return withoutLastSlashes(withoutUser(baseUrl)).replace(/\/v1$/, "");
}

/** A url without the name and password that may stand before its host. */
export function withoutUser(url: string): string {
  return url.replace(/^(https?:\/\/)[^/?#]*@/, "$1");
}

/** The path of a url below an address, with its query; undefined for another url, or one that is no path of the service. */
export function pathBelowBase(url: string, base: string): string | undefined {
  if (!url.startsWith(`${base}/`)) return undefined;
  const [path = ""] = url.slice(base.length).split("#", 1);
  return /^\/(?:v1|_sandbank)(?:[/?]|$)/.test(path) ? path : undefined;
}
