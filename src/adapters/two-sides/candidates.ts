import { basePathOf } from "../../engine/http/paths.ts";

/** What is the bank's even where its base url is the page's own. */
const OF_BANK = /^\/(v1|_sandbank)(\/|$)/;

/**
 * Makes the test of which requests of a page are taken to the server, whose handlers alone decide what is the bank's
 * (S14): what they leave goes to the network. Never a request for a page's own script or style.
 */
export function candidatesOf(
  baseUrl: string | undefined,
  pageOrigin = globalThis.location?.origin,
): (url: string) => boolean {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const basePath = basePathOf(baseUrl);
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { origin, pathname } = new URL(url);
    if (base === undefined) return OF_BANK.test(pathname);
    if (origin !== base.origin || !pathname.startsWith(`${basePath}/`)) return false;
    return origin !== pageOrigin || OF_BANK.test(pathname.slice(basePath.length));
  };
}
