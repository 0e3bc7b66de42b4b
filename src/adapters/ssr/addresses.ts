import { isBelowOne } from "../../bank/options/own-resources.ts";
import { MAY_BE_OF_SERVICE } from "../../engine/http/address.ts";

/**
 * Makes the test of which requests wait until the page knows its bank: those of another origin, and those to the paths
 * that are the bank's at any address. Never the endpoint, which is asked for the bank.
 */
export function mayBeOfBank(
  pageOrigin: string,
  endpoint: string,
  paths: readonly string[] = [],
): (url: string) => boolean {
  const { href } = new URL(endpoint, pageOrigin);
  return (url) => {
    const { origin, pathname, protocol } = new URL(url);
    if (!/^https?:$/.test(protocol)) return false;
    if (url === href) return false;
    return origin !== pageOrigin || MAY_BE_OF_SERVICE.test(pathname) || isBelowOne(paths, pathname);
  };
}
