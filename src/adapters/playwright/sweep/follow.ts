import { type VisitSettings, visit } from "./visit.ts";

/** The addresses of the links of a page to its own origin, one of each kind: digits, such as those of ids, may differ. */
const LINKS = `(() => {
  const links = [];
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) walk(each.shadowRoot);
      if (each.matches("a[href]:not([download])")) links.push(each.href);
    }
  };
  walk(document);
  return links.filter((link) => new URL(link).origin === location.origin);
})()`;

/** Finds screens by the links of the pages from a few on, at most so many. */
export async function followed(
  settings: VisitSettings,
  from: readonly string[],
  most: number,
): Promise<string[]> {
  const screens = new Map(from.map((screen) => [kindOf(screen), screen]));
  for (const screen of screens.values()) {
    if (screens.size >= most) break;
    const opened = await visit(settings, undefined, screen);
    try {
      await opened.settle();
      for (const link of await opened.page.evaluate<readonly string[]>(LINKS))
        if (screens.size < most && !screens.has(kindOf(link))) screens.set(kindOf(link), link);
    } finally {
      await opened.close();
    }
  }
  return [...screens.values()];
}

/** An address with what may differ between screens of a kind taken out; a fragment that is no place, as "#top", too. */
function kindOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash.startsWith("#/") ? hash : ""}`.replace(/\d+/g, "0");
}
