import { expect, test } from "vitest";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();

test("every page, part, tour and row has an address, a title and a heading that gets the focus, and back and forward lead to them", async () => {
  const { page, problems } = await open();
  const visits = [
    ["Cards", "Cards", "#/treasury/cards", "Cards · Sandbank"],
    ["Card 1002", "#1002", "#/treasury/cards/1002", "Card 1002 · Sandbank"],
    ["Onboarding", "Onboarding", "#/treasury/onboarding", "Onboarding · Sandbank"],
    ["Tours", "Make a transfer succeed", "#/tours", "Tours · Sandbank"],
    [
      "Cancel a transfer in time",
      "Cancel a transfer in time, and too late",
      "#/tours/cancel",
      "Tour: cancel · Sandbank",
    ],
  ] as const;
  for (const [link, heading, address, title] of visits) {
    await page.getByRole("link", { name: link }).click();
    // The link of a row keeps the focus.
    await shows(page, { address, title, ...(link === "Card 1002" ? { focus: heading } : { heading }) });
  }
  for (const [, , address, title] of visits.slice(0, -1).reverse()) {
    await page.goBack();
    await shows(page, { address, title });
  }
  await page.goForward();
  await shows(page, { address: "#/treasury/cards/1002", title: "Card 1002 · Sandbank", focus: "#1002" });
  expect(problems).toEqual([]);
});

test("a reload keeps the page, the row and the panel where they are", async () => {
  const address = "#/treasury/cards/1002?panel=data/achTransfers/1003";
  const { page, problems } = await open(address);
  const isThere = async () => {
    await page.locator('card-list li[data-chosen] a[aria-current="true"]', { hasText: "#1002" }).waitFor();
    await page.locator("sandbank-panel").getByText("ACH transfer 1003", { exact: true }).waitFor();
    await shows(page, { address });
  };
  await isThere();
  await page.reload();
  await isThere();
  expect(problems).toEqual([]);
});

test("the panel's place is beside the page's, goes back, and stays when the page changes", async () => {
  const { page } = await open("#/treasury/cards");
  await page.getByRole("button", { name: "Sandbank", exact: true }).click();
  await shows(page, { address: "#/treasury/cards?panel=clock" });
  await page.getByRole("tab", { name: "Emails" }).click();
  await shows(page, { address: "#/treasury/cards?panel=outbox" });
  // Beside the panel there is room for a menu alone.
  await page.getByRole("button", { name: "Pages: Demo app" }).click();
  await page.getByRole("link", { name: "Tours" }).click();
  await shows(page, { address: "#/tours?panel=outbox" });
  await page.goBack();
  await page.goBack();
  await page.getByRole("tab", { name: "Clock", selected: true }).waitFor();
  await shows(page, { address: "#/treasury/cards?panel=clock" });
  await page.goBack();
  await page.getByRole("button", { name: "Sandbank", exact: true }).waitFor();
  await shows(page, { address: "#/treasury/cards" });
});

test("an unknown address says what is not there, and where to go instead", async () => {
  const { page } = await open("#/treasury/loans");
  const says = async (text: string, link: string) => {
    await page.getByRole("heading", { name: text }).waitFor();
    await page.locator(".unknown").getByRole("link", { name: link, exact: true }).waitFor();
  };
  const goTo = (to: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, to);
  await says("Nothing found at “loans”.", "Cards");
  await goTo("#/treasury/transfers/99");
  await says("No transfer with ID 99.", "All transfers");
  await goTo("#/tours/none");
  await says("No tour named “none”.", "Cancel a transfer in time, and too late");
  await goTo("#/tours/cancel/7");
  await says(
    "“Cancel a transfer in time, and too late” has no step 7.",
    "Cancel a transfer in time, and too late",
  );
  await goTo("#/nowhere/%E0%A4%A");
  await says("No page named “nowhere”.", "Demo app");
  await shows(page, { title: "Page not found · Sandbank", heading: "No page named “nowhere”." });
});

test("an address with names of the language or garbage in it is an unknown one, and nothing fails", async () => {
  const { page, problems } = await open();
  for (const [address, says] of [
    ["#/__proto__", "No page named “__proto__”."],
    ["#/treasury/__proto__", "Nothing found at “__proto__”."],
    ["#/treasury/constructor/toString", "Nothing found at “constructor/toString”."],
    ["#/treasury/accounts/9999", "No account with ID 9999."],
    ["#/treasury/cards/__proto__", "No card with ID __proto__."],
    ["#/treasury/cards/1001/x", "Nothing found at “cards/1001/x”."],
    ["#/treasury/cards/%", "No card with ID %."],
    ["#/treasury/cards/<img src=x>", "No card with ID <img src=x>."],
    ["#/tours/hasOwnProperty", "No tour named “hasOwnProperty”."],
    ["#/time/__proto__/1", "Nothing found at “time/__proto__/1”."],
    ["#/time/achTransfers/9999", "No ACH transfer with ID 9999."],
    ["#/time/achTransfers/1001/x", "Nothing found at “time/achTransfers/1001/x”."],
    ["#/rules/__proto__", "No lifecycle for __proto__."],
    ["#/rules/achTransfers/__proto__", "No ACH transfer with ID __proto__."],
    ["#/rules/achTransfers/1001/x", "Nothing found at “rules/achTransfers/1001/x”."],
    ["#/test/x", "Nothing found at “test/x”."],
    ["#/endpoints/createFile/x", "Nothing found at “endpoints/createFile/x”."],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await page.locator(".unknown").getByRole("heading", { name: says, exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
  }
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
});

test("the endpoint that the page opens on has a heading, and the row that the line of time shows: both get the focus", async () => {
  const { page } = await open("#/treasury");
  await page.getByRole("link", { name: "Endpoints", exact: true }).click();
  await shows(page, { address: "#/endpoints/createAchTransfer", heading: "Create an ACH transfer" });
  await page.locator("sandbank-panel").waitFor({ state: "attached" });
  await page.evaluate(() => {
    location.hash = "#/time/achTransfers/1001";
  });
  await page.getByRole("button", { name: "Show row" }).click();
  const inPanel = () =>
    page.evaluate(() => document.querySelector("sandbank-panel")?.shadowRoot?.activeElement?.role);
  await expect.poll(inPanel).toBe("tabpanel");
  await page.waitForURL(/panel=data\/achTransfers\/1001/);
});

test("a list says how many rows it shows, shows more, and has an older row at its address", async () => {
  const { page } = await open("#/tours");
  await page.evaluate(async () => {
    const headers = { Authorization: "Bearer anything", "Content-Type": "application/json" };
    const data = { account_number: "4000000011", amount: 100, counterparty_id: 1001, direction: "credit" };
    const body = JSON.stringify({ data: { ...data, sec_code: "ccd" } });
    for (let count = 0; count < 30; count += 1) await fetch("/v1/ach", { method: "POST", headers, body });
  });
  await page.getByRole("link", { name: "Demo app" }).click();
  await page.getByRole("link", { name: "Transfers" }).click();
  const rows = page.locator("transfer-list tbody tr[data-id]");
  await page.getByText("Showing the newest 25 transfers.").waitFor();
  await expect.poll(() => rows.count()).toBe(25);
  await page.evaluate(() => {
    location.hash = "#/treasury/transfers/1002";
  });
  await page.getByText("Showing transfer 1002 and the newest 25 transfers.").waitFor();
  await expect.poll(() => rows.first().textContent()).toContain("Maria Delgado");
  await page.getByRole("button", { name: "Show 25 more" }).click();
  await page.getByText("37 transfers").waitFor();
  await expect.poll(() => rows.count()).toBe(37);
});

test("the first thing that Tab reaches skips to the content", async () => {
  const { page } = await open("#/treasury/cards");
  await page.keyboard.press("Tab");
  await shows(page, { focus: "Skip to content" });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await shows(page, { address: "#/treasury/cards", focus: "Accounts" });
});
