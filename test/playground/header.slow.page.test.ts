import { expect, test } from "vitest";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();
const telephone = { viewport: { width: 360, height: 740 } };

test("on a telephone the header takes less than a fifth of the screen, and all of it is there", async () => {
  const { page } = await open("#/treasury/transfers", telephone);
  const height = () => page.locator("header.top").evaluate((header) => header.getBoundingClientRect().height);
  await expect.poll(height).toBeLessThan(148);
  for (const name of ["Pages: Treasury", "Search", "Open a file…", "+1 hour", "+1 banking day"])
    await expect.poll(() => page.getByRole("button", { name }).isVisible()).toBe(true);
  await page.getByLabel("Keep this bank in the browser").waitFor();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.getByText("A reload loses what you did.").waitFor();
  await expect.poll(height).toBeLessThan(148);
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
  await shows(page, { focus: "Pages: Start" });
  await menu.press("Enter");
  await page.keyboard.press("Tab");
  await shows(page, { focus: "Start" });
  await tours.press("Enter");
  await shows(page, { address: "#/tours", heading: "A transfer that succeeds" });
  await page.getByRole("button", { name: "Pages: Tours" }).click();
  await page.getByRole("link", { name: "Endpoints", exact: true }).click();
  await tours.waitFor({ state: "hidden" });
  await shows(page, { address: "#/endpoints", heading: "Endpoints" });
  expect(problems).toEqual([]);
});

test("without scripts the menu of the first page opens", async () => {
  const { page } = await open(
    "#/",
    { ...telephone, javaScriptEnabled: false },
    undefined,
    ".without-scripts",
  );
  await page.getByRole("button", { name: "Pages: Start" }).click();
  await page.getByRole("link", { name: "Rules", exact: true }).waitFor();
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
