import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();
const row = (page: Page, id: number) => page.locator(`transfer-list tr[data-id="${id}"]`);
const said = (page: Page) => page.locator("message-view").getByRole("status");
const undo = (page: Page) => page.locator("message-view").getByRole("button", { name: "Undo" });

/** The transfer 1007 as a caller sees it. */
function transfer(page: Page): Promise<unknown> {
  return page.evaluate(async () =>
    (await fetch("/v1/ach/1007", { headers: { Authorization: "Bearer anything" } })).json(),
  );
}

test("what was created, canceled and moved is told, its row is marked, and the focus stays where it was", async () => {
  const { page, problems } = await open();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await expect.poll(() => said(page).textContent()).toBe("Transfer 1008 created: pending.");
  await expect.poll(() => row(page, 1008).getAttribute("data-announced")).not.toBeNull();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
    .toBe("Create transfer");
  await page.getByRole("button", { name: "Cancel transfer 1007" }).press("Enter");
  await expect.poll(() => said(page).textContent()).toBe("Transfer 1007 canceled.");
  await expect.poll(() => row(page, 1008).getAttribute("data-announced")).toBeNull();
  // The button is gone, and the focus is still in its row.
  await page.waitForFunction(() => document.activeElement?.closest("tr")?.dataset.id === "1007");
  await page.getByRole("button", { name: "+1 hour" }).click();
  await expect
    .poll(() => said(page).textContent())
    .toMatch(/^Advanced 1 hour to \w{3} [\d-]{10} [\d:]{8} GMT: 4 rows changed\.$/);
  await row(page, 1008).getByText("processing").waitFor();
  await page.getByRole("button", { name: "Close the message" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("main");
  expect(problems).toEqual([]);
});

test("Undo puts back what was canceled, with the clock running on, until something else was done", async () => {
  const { page } = await open();
  const before = await transfer(page);
  await page.getByRole("button", { name: "Cancel transfer 1007" }).click();
  await undo(page).click();
  await expect.poll(() => said(page).textContent()).toBe("Undone.");
  await row(page, 1007).getByText("pending").waitFor();
  await expect.poll(() => transfer(page)).toEqual(before);
  await page.locator("bank-clock").getByText("Paused").waitFor({ state: "detached" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
    .toBe("Close the message");

  await page.getByRole("button", { name: "+1 banking day" }).click();
  await row(page, 1007).getByText("processing").waitFor();
  await undo(page).click();
  await row(page, 1007).getByText("pending").waitFor();

  await page.getByRole("button", { name: "Cancel transfer 1007" }).click();
  await undo(page).waitFor();
  await page.evaluate(() =>
    fetch("/v1/virtualcards/1001", { method: "DELETE", headers: { Authorization: "Bearer anything" } }),
  );
  await undo(page).click();
  await page
    .locator("message-view")
    .getByRole("alert")
    .getByText("Can't undo: “DELETE /v1/virtualcards/1001” happened since.")
    .waitFor();
  await row(page, 1007).getByText("canceled").waitFor();
});

test("an amount that can be read in two ways is refused, and what the bank says of cents is said in dollars", async () => {
  const { page } = await open();
  const amount = page.getByLabel("Amount in dollars");
  const error = page.locator("#field-amount-error");
  const says = async (typed: string, message: string) => {
    await amount.fill(typed);
    await page.getByRole("button", { name: "Create transfer" }).click();
    await expect.poll(() => error.textContent()).toBe(message);
  };
  await says("12,50", "“12,50” is ambiguous: commas separate thousands here. Write 12.50, or 1,250.00.");
  await says("1.250,00", "“1.250,00” is ambiguous: commas separate thousands here. Write 1250.00.");
  await says("1,25,0.00", "“1,25,0.00” isn't a dollar amount. Write it like 12.50 or 1,250.00.");
  await says("-5", "'amount' must be an amount from $0.00 to $99,999,999.99, got -$5.00.");
  await expect.poll(() => page.locator("transfer-list tr[data-id]").count()).toBe(7);
  await amount.fill("$1,250.5");
  await page.getByRole("button", { name: "Create transfer" }).click();
  await row(page, 1008).getByText("$1,250.50").waitFor();
});

test("a created transfer costs its own request and those for what has changed, and no others", async () => {
  const { page } = await open();
  await row(page, 1007).waitFor();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/v1/") && !request.serviceWorker())
      requests.push(`${request.method()} ${pathname}`);
  });
  await page.getByRole("button", { name: "Create transfer" }).click();
  await row(page, 1008).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual(["POST /v1/ach", "GET /v1/ach", "GET /v1/ach/1008"]);
});

test("the page and the panel show one time, also at a day a second, and whether it stands still", async () => {
  const { page } = await open("#/treasury/transfers?panel=clock");
  const panel = page.locator("sandbank-panel");
  await panel.getByLabel("Speed").selectOption("86400");
  await page.locator("bank-clock").getByText("×86,400").waitFor();
  const readings = await page.evaluate(async () => {
    const instants = () => [
      document.querySelector("bank-clock time")?.getAttribute("datetime"),
      document
        .querySelector("sandbank-panel")
        ?.shadowRoot?.querySelector(".header time")
        ?.getAttribute("datetime"),
    ];
    const seen: (readonly unknown[])[] = [];
    const clock = document.querySelector("bank-clock") as HTMLElement;
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        requestAnimationFrame(() => {
          seen.push(instants());
          if (seen.length === 3) resolve();
        });
      }).observe(clock, { subtree: true, attributes: true });
    });
    return seen;
  });
  for (const [ofPage, ofPanel] of readings) expect(ofPage).toBe(ofPanel);
  expect(new Set(readings.map(([ofPage]) => ofPage)).size).toBeGreaterThan(1);
  await panel.getByRole("button", { name: "Pause" }).click();
  await page.locator("bank-clock").getByText("Paused").waitFor();
});
