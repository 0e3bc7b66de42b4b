/** Answers what of a path lies below the path of `baseUrl`; a path that lies elsewhere is answered whole. */
export function pathBelow(baseUrl: string | undefined): (pathname: string) => string {
  const basePath = basePathOf(baseUrl);
  return (pathname) => (pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname);
}

/** The path of a base url without its last slash; "" when there is none. */
export function basePathOf(baseUrl: string | undefined): string {
  return baseUrl === undefined ? "" : new URL(baseUrl).pathname.replace(/\/$/, "");
}

/** The text that a percent-encoded one stands for; one that is badly encoded as it stands. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
