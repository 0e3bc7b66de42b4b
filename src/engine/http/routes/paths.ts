/** Returns a function that strips the path of `baseUrl` from a path; it returns any other path unchanged. */
export function pathBelow(baseUrl: string | undefined): (pathname: string) => string {
  const basePath = basePathOf(baseUrl);
  return (pathname) => (pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname);
}

/** The path of a base url without its last slash; "" when there is none. */
export function basePathOf(baseUrl: string | undefined): string {
  return baseUrl === undefined ? "" : new URL(baseUrl).pathname.replace(/\/$/, "");
}

/** Decodes percent-encoded text; invalid encoding is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
