import { expect, inject, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("the first page moves by itself, on a bank of its own, and asks no other host", async () => {
  const { page, problems } = await open();
  const asked: string[] = [];
  await page.goto("about:blank");
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${inject("playground")}#/`);
  await page.getByText("POST /v1/ach").first().waitFor();
  await page.locator(".payments .status", { hasText: "failed" }).waitFor();
  await expect.poll(() => page.locator("playground-app, sandbank-panel").count()).toBe(0);
  expect(asked.filter((url) => !url.startsWith(inject("playground")) && !url.startsWith("data:"))).toEqual(
    [],
  );
  expect(asked.filter((url) => url.includes("/v1/") || url.includes("mockServiceWorker"))).toEqual([]);
  expect(problems).toEqual([]);
});

test("without motion the demonstration stands still, and each step says what it did", async () => {
  const { page } = await open("#/", { reducedMotion: "reduce" });
  const step = page.getByRole("button", { name: "Step" });
  const caption = page.locator(".caption");
  await expect.poll(() => page.getByRole("button", { name: "Play" }).count()).toBe(1);
  await expect.poll(() => caption.getAttribute("aria-live")).toBe("polite");
  await expect.poll(() => page.locator(".requests li").count()).toBe(0);
  const shown = async () => [
    await caption.textContent(),
    await page.locator(".strip time").textContent(),
    await page.locator(".payments .status").allTextContents(),
    await page.locator(".pane tr .status").allTextContents(),
    await page.locator(".said").textContent(),
  ];
  for (const expected of [
    [
      "The front end pays with one POST. The bank has a row: pending.",
      "Thursday 15:00 GMT",
      ["pending"],
      ["pending"],
      "Juniper & Sons: pending.",
    ],
    [
      "Some account numbers are known to fail: here is R01, at once.",
      "Thursday 15:00 GMT",
      ["pending", "failed"],
      ["pending", "failed"],
      "Maria Delgado: failed with R01.",
    ],
    [
      "Two hours of bank time pass. The first payment was picked up.",
      "Thursday 17:00 GMT",
      ["pending", "failed"],
      ["processing", "failed"],
      "Maria Delgado: failed with R01.",
    ],
    [
      "The front end looks again: processing.",
      "Thursday 17:00 GMT",
      ["processing", "failed"],
      ["processing", "failed"],
      "Juniper & Sons: processing.",
    ],
    [
      "Too late to cancel: the bank refuses, and says why.",
      "Thursday 17:00 GMT",
      ["processing", "failed"],
      ["processing", "failed"],
      expect.stringContaining("Not done: "),
    ],
    [
      "A weekend passes in seconds. Only banking days count.",
      "Monday 15:00 GMT",
      ["processing", "failed"],
      ["succeeded", "failed"],
      expect.stringContaining("Not done: "),
    ],
    [
      "The payment has arrived. No test had to wait for Monday.",
      "Monday 15:00 GMT",
      ["succeeded", "failed"],
      ["succeeded", "failed"],
      "Juniper & Sons: succeeded.",
    ],
  ]) {
    await step.click();
    await expect.poll(shown).toEqual(expected);
  }
  await expect
    .poll(() => page.locator(".requests li").allTextContents())
    .toEqual([
      "POST /v1/ach 200",
      "POST /v1/ach 200",
      "GET /v1/ach/1001 200",
      "PATCH /v1/ach/1001 409",
      "GET /v1/ach/1001 200",
    ]);
  await step.click();
  await page.locator(".strip time", { hasText: "Thursday 15:00 GMT" }).waitFor();
  await expect.poll(() => page.locator(".requests li, .payments li").count()).toBe(0);
});

test("each press of Step takes a step, also while one is being taken", async () => {
  const { page } = await open("#/", { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Step" }).evaluate((step: HTMLButtonElement) => {
    for (let press = 0; press < 3; press += 1) step.click();
  });
  await page.locator(".strip time", { hasText: "Thursday 17:00 GMT" }).waitFor();
  await expect
    .poll(() => page.locator(".requests li").allTextContents())
    .toEqual(["POST /v1/ach 200", "POST /v1/ach 200"]);
});

test("Pause stops the demonstration, and Play lets it go on", async () => {
  const { page } = await open("#/");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator(".strip time", { hasText: "Thursday 17:00 GMT" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Pause" }).count()).toBe(1);
});

test("the lines are copied, and the button says so", async () => {
  const { page } = await open("#/", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied.").waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("npm install --save-dev sandbank msw\nnpx sandbank init");
});

test("the app takes the place of the first page, has the same navigation, and shows that page again", async () => {
  const { page, problems } = await open("#/", { reducedMotion: "reduce" });
  const links = () =>
    page
      .locator("header nav a")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  const before = await links();
  await page.getByRole("button", { name: "Step" }).click();
  await page.locator(".payments .status").waitFor();
  await page.getByRole("link", { name: "Treasury", exact: true }).click();
  await page.locator("transfer-list tbody tr").first().waitFor();
  await expect.poll(links).toEqual(before);
  await expect.poll(() => page.locator("bank-demonstration, #first").count()).toBe(0);
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await page.locator(".payments .status", { hasText: "pending" }).waitFor();
  await expect.poll(() => page.locator("transfer-list").count()).toBe(0);
  expect(problems).toEqual([]);
});

test("without scripts the page says what to do", async () => {
  const { page } = await open("#/", { javaScriptEnabled: false }, undefined, ".without-scripts");
  await page.getByText("run npm start").waitFor();
  await expect
    .poll(() => page.getByRole("heading", { name: "A bank inside your page" }).isVisible())
    .toBe(true);
});
