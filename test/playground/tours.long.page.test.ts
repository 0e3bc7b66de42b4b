import type { Page } from "playwright";
import { expect, test } from "vitest";
import { TOURS } from "../../playground/src/tours/tours.ts";
import { pages } from "./support/page.ts";

const open = pages();

/** What the page shows at the end of each tour. */
const endings: Readonly<Record<string, readonly string[]>> = {
  succeeds: ['"status": "succeeded"'],
  returned: ['"code": "R01"', "409 Conflict"],
  cancel: ['"status": "canceled"', "409 Conflict", '"status": "processing"'],
  declined: ["minimum", "maximum", "balance", "uses", "validity", "canceled"],
  company: ['"status": "approved"', '"account_number"'],
};

test.each(TOURS)("the tour “$title” can be taken to its end", async ({ name, steps }) => {
  const { page } = await open(`#/tours/${name}`);
  const tour = page.locator("tour-view");
  await take(page, steps.length);
  const shown = await tour.evaluate((view) => view.textContent);
  await expect.poll(() => tour.getByRole("alert").count()).toBe(0);
  for (const text of endings[name] ?? [name]) expect(shown).toContain(text);
});

test("a tour can be started again, by keyboard alone", async () => {
  const { page } = await open("#/tours/cancel");
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("1 of 6 steps").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("0 of 6 steps").waitFor();
});

test("a tour stays at a step that a fault answers, says what came, and goes on once the fault is removed", async () => {
  const { page } = await open("#/tours/succeeds?panel=faults");
  const [view, fault] = [page.locator("tour-view"), page.getByRole("switch", { name: "down" })];
  await fault.click();
  await view.getByRole("button", { name: "Start" }).click();
  await expect
    .poll(() => view.getByRole("alert").allTextContents())
    .toEqual([
      "This step expects 200. The response was 503: MasterCard is currently unavailable. Remove the cause, such as a fault, and try again, or start over.",
    ]);
  await expect.poll(() => view.locator(".actions .figures").textContent()).toBe("0 of 5 steps");
  await fault.click();
  await view.getByRole("button", { name: "Start" }).click();
  await page.getByText("1 of 5 steps").waitFor();
  await expect.poll(() => view.getByRole("alert").count()).toBe(0);
});

async function take(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await page.locator("tour-view button.first").click();
    await page.getByText(`${done + 1} of `).waitFor();
  }
}
