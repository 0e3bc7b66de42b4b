import type { PageKit } from "./kit.ts";

/** What can be clicked or filled in on a page. */
export interface Control {
  /** The selector of its kind, such as "button". */
  readonly css: string;
  /** Its text, by which it is told from others of the kind; "" for a field. */
  readonly text: string;
  /** Which of those it is. */
  readonly nth: number;
  readonly does: "click" | "fill" | "choose";
}

/** The controls of a page that are shown and enabled, in the order of the document. */
export function controlsOf(kit: PageKit): Control[] {
  const kinds = [
    "button",
    "a[href]",
    "summary",
    '[role="button"]',
    '[role="tab"]',
    '[role="menuitem"]',
    "select",
  ];
  const fields = ["input:not([type=hidden]):not([type=file])", "textarea"];
  const before: { readonly css: string; readonly text: string }[] = [];
  const MOST = 200;
  return kit.elements.flatMap((element) => {
    const css = [...kinds, ...fields].find((kind) => element.matches(kind));
    if (css === undefined || before.length === MOST) return [];
    const isField = fields.includes(css);
    const isChosen =
      element instanceof HTMLInputElement && /^(?:checkbox|radio|button|submit|reset)$/.test(element.type);
    const text =
      isField || css === "select" ? "" : (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
    // As Playwright finds a text: anywhere in that of an element, in any case.
    const isAlike = (other: (typeof before)[number]) =>
      other.css === css && other.text.toLowerCase().includes(text.toLowerCase());
    const nth = before.filter(isAlike).length;
    before.push({ css, text });
    const leads = element.getAttribute("href");
    const leaves =
      leads !== null &&
      (new URL(leads, location.href).origin !== location.origin || element.hasAttribute("download"));
    if (leaves || !kit.isVisible(element) || element.matches(":disabled, [aria-disabled=true], [readonly]"))
      return [];
    const does = css === "select" ? "choose" : isField && !isChosen ? "fill" : "click";
    return [{ css, text, nth, does } as const];
  });
}
