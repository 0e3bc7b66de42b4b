import { isWwwOf } from "../../bank/near-miss.ts";
import { isBelowOne } from "../../bank/options/own-resources.ts";
import { OF_SERVICE } from "../../engine/http/address.ts";
import { basePathOf } from "../../engine/http/routes/paths.ts";

/**
 * Makes the test of which requests of a page are taken to the server, whose handlers alone decide what is the bank's
 * (S14): what they leave goes to the network, with a warning where it was probably meant for the bank (X197). Never a request for a page's own script or style.
 */
export function candidatesOf(
  baseUrl: string | undefined,
  paths: readonly string[] = [],
  pageOrigin = globalThis.location?.origin,
): (url: string) => boolean {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const basePath = basePathOf(baseUrl);
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { origin, hostname, pathname } = new URL(url);
    const isOfBank = (path: string) => OF_SERVICE.test(path) || isBelowOne(paths, path);
    if (base === undefined) return isOfBank(pathname);
    const isBelow = pathname.startsWith(`${basePath}/`);
    if (origin === base.origin && origin !== pageOrigin && isBelow) return true;
    const isNear = hostname === base.hostname || isWwwOf(hostname, base.hostname);
    return isNear && isOfBank(isBelow ? pathname.slice(basePath.length) : pathname);
  };
}
