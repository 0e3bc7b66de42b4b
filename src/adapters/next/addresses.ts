/**
 * Makes the test of which requests wait until the page knows its bank: those of another origin, and those to the paths
 * that are the bank's at any address.
 */
export function mayBeOfBank(pageOrigin: string): (url: string) => boolean {
  return (url) => {
    const { origin, pathname, protocol } = new URL(url);
    if (!/^https?:$/.test(protocol)) return false;
    return origin !== pageOrigin || /\/(v1|_sandbank)(\/|$)/.test(pathname);
  };
}
