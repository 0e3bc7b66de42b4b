import { basePathOf } from "./routes/paths.ts";

/** What a bank with a base url does with paths that neither the service nor the control has (S14). */
export type UnknownPaths = "answer" | "passthrough";

/** Where a bank is. */
export interface Addressed {
  readonly baseUrl: string;
  /** Undefined for the default: they are answered, unless the app itself is served there. */
  readonly unknownPaths: UnknownPaths | undefined;
  /** Whether a path that is not below these of the service is one of the bank's all the same; by default none is. */
  readonly isKnown?: ((path: string) => boolean) | undefined;
}

/** The paths that are a bank's wherever it is. */
export const OF_SERVICE = /^\/(v1|_sandbank)(\/|$)/;

/** The same at any depth, for whom the path of the base url is not known. */
export const MAY_BE_OF_SERVICE = /\/(v1|_sandbank)(\/|$)/;

/**
 * Makes what finds the path of a url below the base url, of those that are the bank's; undefined for any other (S14). The
 * app is by default the page that this is running in.
 *
 * @example
 * const pathOf = pathsAt({ baseUrl: "https://api.example.com", unknownPaths: undefined });
 * pathOf(new URL("https://api.example.com/v1/ach")); // "/v1/ach"
 */
export function pathsAt({
  baseUrl,
  unknownPaths,
  isKnown = () => false,
}: Addressed): (url: URL, isOfApp?: (origin: string) => boolean) => string | undefined {
  const base = new URL(baseUrl);
  const basePath = basePathOf(baseUrl);
  return ({ origin, pathname }, isOfApp = isOfPage) => {
    if (origin !== base.origin || !pathname.startsWith(`${basePath}/`)) return undefined;
    const path = pathname.slice(basePath.length);
    if (OF_SERVICE.test(path) || isKnown(path)) return path;
    const isAnswered = unknownPaths === undefined ? !isOfApp(origin) : unknownPaths === "answer";
    return isAnswered ? path : undefined;
  };
}

function isOfPage(origin: string): boolean {
  return globalThis.location?.origin === origin;
}
