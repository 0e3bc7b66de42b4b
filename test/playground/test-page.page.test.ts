import { expect, test } from "vitest";
import { runCopiedTest } from "../panel/support/replay.ts";
import { pages } from "./support/page.ts";
import { code, nextWrite, press, said } from "./support/test-page.ts";

const open = pages();

test("what is done in the app is written as a test, which passes in the page and, copied, in Node", async () => {
  const { page, problems } = await open("#/test", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByText("Nothing recorded yet.").waitFor();
  await press(page, "Create transfer");
  await code(page, 'toBe("pending")').waitFor();
  await press(page, "+1 banking day");
  await press(page, "+1 banking day");
  await code(page, "bank.db.achTransfers.get(").waitFor();
  await nextWrite(page, "loses its response");
  await press(page, "Create transfer");
  await code(page, "rejects.toThrow(TypeError)").waitFor();
  await press(page, "Run");
  await page.locator(".recorder-said[data-tone]").waitFor();
  await expect.poll(() => said(page).textContent()).toBe("Passed.");
  const lines = page.locator(".code-lines code");
  const shown = (await lines.allTextContents()).join("");
  await expect
    .poll(() => page.locator(".code-lines code[data-state=good]").count())
    .toBe(await lines.count());
  await press(page, "Copy");
  await page.getByText("Copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(shown);
  await runCopiedTest(copied);

  await page.getByText("4 steps").click();
  await page.getByRole("checkbox", { name: /day/ }).first().uncheck();
  await page.getByRole("checkbox", { name: /day/ }).last().uncheck();
  await code(page, "bank.db.achTransfers.get(").waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "Playwright" }).check();
  await code(page, 'from "sandbank/playwright"').waitFor();
  await expect
    .poll(() => page.getByRole("button", { name: "Run", exact: true }).getAttribute("aria-disabled"))
    .toBe("true");
  // What the browser says of the reply that was lost.
  expect(problems).toEqual(["Failed to load resource: net::ERR_FAILED"]);
});
