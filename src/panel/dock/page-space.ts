import { EDGES, type Edge } from "./dock.ts";

/**
 * What lies under a panel at the top or the bottom of a page can be scrolled into view, unless the page's own rules say
 * otherwise: these count less than any rule of a page. Beside a panel a page knows best how narrow it may be.
 */
const RULES = `:where(:root) {
  padding-block: var(--sandbank-room-top, 0px) var(--sandbank-room-bottom, 0px);
  scroll-padding-block: var(--sandbank-room-top, 0px) var(--sandbank-room-bottom, 0px);
}`;

let sheet: CSSStyleSheet | undefined;

/**
 * Tells the page how much of which edge an open panel takes, in `--sandbank-room-right`, `-left`, `-top` and `-bottom` of
 * its root; with `pads` the page is made longer by it. Undefined for no panel.
 */
export function reserveSpace(edge: Edge | undefined, size: number, pads: boolean): void {
  const { style } = document.documentElement;
  for (const each of EDGES) {
    if (each === edge) style.setProperty(`--sandbank-room-${each}`, `${size}px`);
    else style.removeProperty(`--sandbank-room-${each}`);
  }
  const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
  if (edge && pads) {
    sheet ??= ruled();
    document.adoptedStyleSheets = [...others, sheet];
  } else if (sheet) {
    document.adoptedStyleSheets = others;
  }
}

function ruled(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(RULES);
  return made;
}
