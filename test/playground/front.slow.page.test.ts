import { expect, inject, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("a link of the first page gives the focus to the heading of what it leads to", async () => {
  const { page } = await open("#/");
  for (const [link, heading] of [
    ["Open the treasury", "Transfers"],
    ["one of the tours", "A transfer that succeeds"],
    ["Start in five minutes", "Start in five minutes"],
    ["what people ask for", "How to"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${inject("playground")}#/`);
    await page.getByRole("link", { name: link }).press("Enter");
    await page.locator("main h2[tabindex='-1']", { hasText: heading }).waitFor({ state: "attached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""))
      .toBe(heading);
  }
});

test("the demonstration keeps its height from before its script runs to its last step, on a telephone too", async () => {
  for (const width of [1280, 768, 360]) {
    const { page } = await open("#/", { reducedMotion: "reduce", viewport: { width, height: 800 } });
    const heights = new Set<number>();
    const look = async () => {
      heights.add(await page.locator(".demo").evaluate((demo) => Math.round(demo.scrollHeight)));
      for (const pane of await page.locator(".pane").all())
        await expect.poll(() => pane.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
    };
    const step = page.getByRole("button", { name: "Step" });
    for (let count = 0; count < 7; count += 1) {
      const before = await page.locator(".caption").textContent();
      await step.click();
      await expect.poll(() => page.locator(".caption").textContent()).not.toBe(before);
      await look();
    }
    await page.locator("bank-demonstration").evaluate((demonstration) => demonstration.remove());
    await look();
    expect([width, heights.size]).toEqual([width, 1]);
  }
});
