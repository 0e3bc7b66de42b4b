import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = createRequire(import.meta.url).resolve("axe-core");

/** Loads axe into a page, once. */
export async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
}

/** What axe finds wrong with a page in light and in dark, which has the same document in other colors. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: "light" });
  found.push(...(await violations(page)));
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...(await violations(page, "html", ["color-contrast"])));
  return found;
}

/** What axe finds wrong with a page, or with what a selector finds in it, a line each; by all of its rules, or by some. */
export async function violations(page: Page, within = "html", rules?: readonly string[]): Promise<string[]> {
  await withAxe(page);
  return page.evaluate(
    async ([context, runOnly]) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            within: string,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(context, {
        resultTypes: ["violations"],
        ...(runOnly && { runOnly }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
      );
    },
    [within, rules] as const,
  );
}
