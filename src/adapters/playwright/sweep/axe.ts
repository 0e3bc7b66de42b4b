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

/** What axe finds on a page; nothing on one with more than 3,000 elements. */
export async function axeFindings(page: Page, source: string): Promise<readonly Found[]> {
  const count = await page.evaluate<number>('document.getElementsByTagName("*").length');
  if (count > MOST_ELEMENTS) return [];
  await page.evaluate(source);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run({ exclude: [["sandbank-panel"]] }, { resultTypes: ["violations"], runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, help, nodes: [node] }) => ({
    kind: "axe",
    what: `${id}: ${help}`,
    where: node?.target.flat().join(" "),
  }));
}
