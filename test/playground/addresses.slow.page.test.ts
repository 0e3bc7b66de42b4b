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
    ["Tours", "A transfer that succeeds", "#/tours", "Tours · Sandbank"],
    ["Cancel in time", "Cancel in time, and too late", "#/tours/cancel", "Tour: cancel · Sandbank"],
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
  await page.getByRole("tab", { name: "Outbox" }).click();
  await shows(page, { address: "#/treasury/cards?panel=outbox" });
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
  await says("There is nothing at “loans”.", "Cards");
  await goTo("#/treasury/transfers/99");
  await says("There is no transfer 99.", "All transfers");
  await goTo("#/tours/none");
  await says("There is no tour “none”.", "Cancel in time, and too late");
  await goTo("#/tours/cancel/7");
  await says("“Cancel in time, and too late” has no step 7.", "Cancel in time, and too late");
  await goTo("#/nowhere/%E0%A4%A");
  await says("There is no page “nowhere”.", "Treasury");
  await shows(page, { title: "Unknown address · Sandbank", heading: "There is no page “nowhere”." });
});

test("an address with names of the language or garbage in it is an unknown one, and nothing fails", async () => {
  const { page, problems } = await open();
  for (const [address, says] of [
    ["#/__proto__", "There is no page “__proto__”."],
    ["#/treasury/__proto__", "There is nothing at “__proto__”."],
    ["#/treasury/constructor/toString", "There is nothing at “constructor/toString”."],
    ["#/treasury/accounts/9999", "There is no account 9999."],
    ["#/treasury/cards/__proto__", "There is no card __proto__."],
    ["#/treasury/cards/1001/x", "There is nothing at “cards/1001/x”."],
    ["#/treasury/cards/%", "There is no card %."],
    ["#/treasury/cards/<img src=x>", "There is no card <img src=x>."],
    ["#/tours/hasOwnProperty", "There is no tour “hasOwnProperty”."],
    ["#/time/__proto__/1", "There is nothing at “time/__proto__/1”."],
    ["#/time/achTransfers/9999", "There is no ACH transfer 9999."],
    ["#/time/achTransfers/1001/x", "There is nothing at “time/achTransfers/1001/x”."],
    ["#/rules/__proto__", "There is no lifecycle of __proto__."],
    ["#/rules/achTransfers/__proto__", "There is no ACH transfer __proto__."],
    ["#/rules/achTransfers/1001/x", "There is nothing at “rules/achTransfers/1001/x”."],
    ["#/test/x", "There is nothing at “test/x”."],
    ["#/endpoints/createFile/x", "There is nothing at “endpoints/createFile/x”."],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await page.locator(".unknown").getByRole("heading", { name: says, exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
  }
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
});

test("the list of endpoints has a heading, and the row that the line of time shows: both get the focus", async () => {
  const { page } = await open("#/treasury");
  await page.getByRole("link", { name: "Endpoints", exact: true }).click();
  await shows(page, { address: "#/endpoints", heading: "Endpoints" });
  await page.locator("sandbank-panel").waitFor({ state: "attached" });
  await page.evaluate(() => {
    location.hash = "#/time/achTransfers/1001";
  });
  await page.getByRole("button", { name: "Show the row" }).click();
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
  await page.getByRole("link", { name: "Treasury" }).click();
  await page.getByRole("link", { name: "Transfers" }).click();
  const rows = page.locator("transfer-list tbody tr[data-id]");
  await page.getByText("Shown are the newest 25 transfers.").waitFor();
  await expect.poll(() => rows.count()).toBe(25);
  await page.evaluate(() => {
    location.hash = "#/treasury/transfers/1002";
  });
  await page.getByText("Shown are transfer 1002 and the newest 25 transfers.").waitFor();
  await expect.poll(() => rows.first().textContent()).toContain("Maria Delgado");
  await page.getByRole("button", { name: "Show 25 more" }).click();
  await page.getByText("37 transfers").waitFor();
  await expect.poll(() => rows.count()).toBe(37);
});

test("the first thing that Tab reaches skips to the content", async () => {
  const { page } = await open("#/treasury/cards");
  await page.keyboard.press("Tab");
  await shows(page, { focus: "Skip to the content" });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await shows(page, { address: "#/treasury/cards", focus: "Accounts" });
});
