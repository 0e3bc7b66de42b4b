import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("a tour shows what each step changed, and the cause", async () => {
  const { page } = await open("#/tours/succeeds");
  await take(page, 4);
  const effects = page.locator("tour-view .effects");
  await expect
    .poll(async () => (await effects.allInnerTexts()).join("\n"))
    .toMatch(/pending\s*→\s*processing\s*by clock/);
});

async function take(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await page.locator("tour-view button.first").click();
    await page.getByText(`${done + 1} of `).waitFor();
  }
}
