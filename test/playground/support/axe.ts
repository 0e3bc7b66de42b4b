import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = createRequire(import.meta.url).resolve("axe-core");

/** Loads axe into a page, once. */
export async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
}

/** What axe finds wrong with a page, or with what a selector finds in it, a line each. */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  await withAxe(page);
  return page.evaluate(async (context) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          within: string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(context, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
    );
  }, within);
}
