import type { Page } from "@playwright/test";
import type { Found } from "../../../sweep/kinds.ts";

/** On a page with more elements axe takes longer than all else. */
const MOST_ELEMENTS = 3000;

/** What WCAG asks for. Best practices besides are those of whole pages, which a story or a part of an app is not. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** A page without its texts and digits, by which axe does not judge; "" for one whose shadow roots hold the rest. */
const STRUCTURE = `[...document.getElementsByTagName("*")].some(({ shadowRoot }) => shadowRoot)
  ? ""
  : location.pathname + document.documentElement.outerHTML.replace(/>[^<]*\\S[^<]*</g, ">x<").replace(/\\d+/g, "0")`;

/**
 * Makes what says what axe finds on a page, given its source: nothing on one with more than 3,000 elements. Pages that differ in
 * texts and digits alone are judged once, for it takes longer than to open one.
 */
export function axeOf(source: string): (page: Page) => Promise<readonly Found[]> {
  const judged = new Map<string, Promise<readonly Found[]>>();
  return async (page) => {
    if ((await page.evaluate<number>('document.getElementsByTagName("*").length')) > MOST_ELEMENTS) return [];
    const structure = await page.evaluate<string>(STRUCTURE);
    const found = judged.get(structure) ?? violationsOn(page, source);
    if (structure !== "") judged.set(structure, found);
    return found;
  };
}

async function violationsOn(page: Page, source: string): Promise<readonly Found[]> {
  await page.evaluate(source);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run({ exclude: [["sandbank-panel"]] }, { resultTypes: ["violations"], runOnly: ${JSON.stringify(RULES)} })
      .then(({ violations }) => violations)`,
  );
  return violations.map(({ id, help, nodes: [node] }) => ({
    kind: "axe",
    what: `${id}: ${help}`,
    where: node?.target.flat().join(" "),
  }));
}
