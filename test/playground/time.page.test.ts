import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("the playhead is dragged forward, and the steps that fall due are said; the address names a track", async () => {
  const { page, problems } = await open("#/time/achTransfers/1005");
  await page.getByText(/^ACH transfer 1005: processing since .* Next: settle /).waitFor();
  const flag = page.getByRole("slider", { name: "Bank time" }).locator(".flag");
  // Once the last step that is due is known, the line is where it stays.
  await page.locator('[role=slider]:not([aria-valuemax="0"])').waitFor();
  // Whatever day it is, the transfer settles within the 25 days that are dragged over.
  await page.getByRole("button", { name: "Weeks" }).click();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const box = await flag.boundingBox();
  if (!box) throw new Error("The playhead is not to be seen.");
  const [x, y] = [box.x + 3, box.y + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 500, y, { steps: 20 });
  await page.mouse.up();
  await page.getByText(/^Now .* changes: /).waitFor();
  await page.getByText(/^ACH transfer 1005: succeeded since .* by the clock/).waitFor();
  await page.mouse.move(x + 500, y);
  await page.mouse.down();
  await page.mouse.move(x + 1, y, { steps: 5 });
  await page.mouse.up();
  await page.getByText(/^In the past, /).waitFor();
  await page.getByText(/^ACH transfer 1005: processing since /).waitFor();
  expect(problems).toEqual([]);
});
