import { expect, test } from "vitest";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();
const telephone = { viewport: { width: 360, height: 740 } };

test("from 320 to 1440 pixels the header is one row, in which nothing is cut off", async () => {
  const { page } = await open("#/treasury/transfers");
  const top = page.locator("header.top");
  const cutOff = () => top.locator(".row").evaluate((row) => row.scrollWidth - row.clientWidth);
  for (const width of [320, 360, 390, 800, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const message = `at ${width}`;
    await expect
      .poll(() => top.evaluate((header) => header.getBoundingClientRect().height), { message })
      .toBeLessThan(48);
    await expect.poll(cutOff, { message }).toBeLessThanOrEqual(0);
  }
});

test("on a telephone the menus of the header move time, keep the bank and open a file", async () => {
  const { page } = await open("#/treasury/transfers", telephone);
  await page.getByRole("button", { name: /^Move bank time: / }).click();
  await page.getByRole("button", { name: "+1 banking day" }).click();
  await page.getByText(/^Advanced 1 banking day to /).waitFor();
  await page.getByRole("button", { name: "Bank options" }).click();
  await page.getByText("Reloading loses your changes.").waitFor();
  await page.getByLabel("Save this bank in the browser").waitFor();
  await page.getByRole("button", { name: "Open a file…" }).waitFor();
});

test("on a narrow page the pages are a menu that the keyboard opens, walks and closes", async () => {
  const { page, problems } = await open("#/", telephone);
  const menu = page.getByRole("button", { name: /^Pages: / });
  const tours = page.getByRole("link", { name: "Tours", exact: true });
  await expect.poll(() => tours.isVisible()).toBe(false);
  await menu.press("Enter");
  await tours.waitFor();
  await page.keyboard.press("Escape");
  await tours.waitFor({ state: "hidden" });
  await shows(page, { focus: "Pages: Home" });
  await menu.press("Enter");
  await page.keyboard.press("Tab");
  await shows(page, { focus: "Demo app" });
  await tours.press("Enter");
  await shows(page, { address: "#/tours", heading: "Make a transfer succeed" });
  await page.getByRole("button", { name: "Pages: Tours" }).click();
  await page.getByRole("link", { name: "Endpoints", exact: true }).click();
  await tours.waitFor({ state: "hidden" });
  await shows(page, { address: "#/endpoints/createAchTransfer", heading: "Create an ACH transfer" });
  expect(problems).toEqual([]);
});

test("without scripts the menu of the first page opens", async () => {
  const { page } = await open(
    "#/",
    { ...telephone, javaScriptEnabled: false },
    undefined,
    ".without-scripts",
  );
  await page.getByRole("button", { name: "Pages: Home" }).click();
  await page.getByRole("link", { name: "Lifecycles", exact: true }).waitFor();
});

test("on a telephone the panel's button is a picture with its name, and lies over no other button", async () => {
  const { page } = await open("#/treasury/transfers", telephone);
  const button = page.getByRole("button", { name: "Sandbank", exact: true });
  const { width, height } = await button.evaluate((each) => each.getBoundingClientRect());
  expect([width, height]).toEqual([40, 40]);
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.locator("message-view .message:not([data-empty])").waitFor();
  const [ofPanel, ofMessage] = await Promise.all([
    button.boundingBox(),
    page.locator("message-view .message").boundingBox(),
  ]);
  expect((ofMessage?.x ?? 0) + (ofMessage?.width ?? 0)).toBeLessThanOrEqual(ofPanel?.x ?? 0);
});
