import { expect, inject, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("a link of the first page gives the focus to the heading of what it leads to", async () => {
  const { page } = await open("#/");
  for (const [link, heading] of [
    ["Open the demo app", "Accounts"],
    ["a guided tour", "Make a transfer succeed"],
    ["Get started", "Get started"],
    ["how-to guides", "How to"],
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
      "The front end sends one POST. The bank adds a row: pending.",
      "Thursday 15:00 GMT",
      ["pending"],
      ["pending"],
      "Juniper & Sons: pending.",
    ],
    [
      "Some account numbers always fail. This one returns R01 right away.",
      "Thursday 15:00 GMT",
      ["pending", "failed"],
      ["pending", "failed"],
      "Maria Delgado: failed with R01.",
    ],
    [
      "Two hours of bank time pass. The first payment is picked up.",
      "Thursday 17:00 GMT",
      ["pending", "failed"],
      ["processing", "failed"],
      "Maria Delgado: failed with R01.",
    ],
    [
      "The front end checks again: processing.",
      "Thursday 17:00 GMT",
      ["processing", "failed"],
      ["processing", "failed"],
      "Juniper & Sons: processing.",
    ],
    [
      "Too late to cancel. The bank refuses and says why.",
      "Thursday 17:00 GMT",
      ["processing", "failed"],
      ["processing", "failed"],
      expect.stringContaining("Failed: "),
    ],
    [
      "A weekend passes in seconds. Only banking days count.",
      "Monday 15:00 GMT",
      ["processing", "failed"],
      ["succeeded", "failed"],
      expect.stringContaining("Failed: "),
    ],
    [
      "The payment arrived. No test had to wait until Monday.",
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
