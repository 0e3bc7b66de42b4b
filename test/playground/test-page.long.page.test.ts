import type { Page } from "playwright";
import { expect, test } from "vitest";
import { runCopiedTest } from "../panel/support/replay.ts";
import { bankMenu } from "./support/keep.ts";
import { pages } from "./support/page.ts";
import { code, nextWrite, press, said } from "./support/test-page.ts";

const open = pages();

/** Runs the test in the page, and its copy in Node. */
async function passesHereAndInNode(page: Page): Promise<void> {
  await press(page, "Run");
  await page.getByText("Passed.").waitFor();
  await press(page, "Copy");
  await page.getByText("Copied.").waitFor();
  await runCopiedTest(await page.evaluate(() => navigator.clipboard.readText()));
}

test("a test that is edited fails at its line, and one that never ends is stopped", async () => {
  const { page } = await open("#/test");
  await page.getByText("Nothing recorded yet.").waitFor();
  await press(page, "Create transfer");
  await code(page, 'toBe("pending")').waitFor();
  await press(page, "Edit");
  const text = page.getByLabel("Your edited test");
  const own = await text.inputValue();
  await text.fill(own.replace('toBe("pending")', 'toBe("failed")'));
  await press(page, "Run");
  await page.locator(".recorder-said[data-tone=bad]").waitFor();
  const line = own.split("\n").findIndex((each) => each.includes('toBe("pending")')) + 1;
  await expect
    .poll(() => said(page).textContent())
    .toBe(`Failed. Line ${line}: AssertionError: expected 'pending' to be 'failed' // Object.is equality`);
  await text.fill('import { test } from "vitest";\n\ntest("never ends", () => {\n  for (;;) {}\n});\n');
  await press(page, "Run");
  await press(page, "Stop");
  await page.getByText("Failed. Stopped.").waitFor();
});

test("one write is broken in the way chosen last, and none after it", async () => {
  const { page } = await open("#/test");
  await page.getByText("Nothing recorded yet.").waitFor();
  const armed = () => page.getByLabel("Next write").evaluate((menu) => (menu as HTMLSelectElement).value);
  await nextWrite(page, "is refused");
  await nextWrite(page, "works");
  await nextWrite(page, "loses its response");
  await nextWrite(page, "gets a 503");
  await expect.poll(armed).toBe("gets a 503");
  await press(page, "Create transfer");
  await code(page, "toBe(503)").waitFor();
  await expect.poll(armed).toBe("works");
  await press(page, "Create transfer");
  await code(page, 'toBe("pending")').waitFor();
  const written = await page.locator(".code-lines").textContent();
  expect(written?.match(/bank\.faults\.add/g)).toHaveLength(1);
  await press(page, "Run");
  await page.getByText("Passed.").waitFor();
});

test("after an undo the recording starts over with the state then, what was edited stays, and its test passes (X273)", async () => {
  const { page } = await open("#/test", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByText("Nothing recorded yet.").waitFor();
  await press(page, "Create transfer");
  await code(page, 'toBe("pending")').waitFor();
  await press(page, "Edit");
  const text = page.getByLabel("Your edited test");
  await text.fill("// mine");
  await press(page, "Undo");
  await page.getByText("The bank's state was replaced").waitFor();
  await expect.poll(() => text.inputValue()).toBe("// mine");
  await press(page, "Discard edits");
  await press(page, "Create transfer");
  await code(page, 'toBe("pending")').waitFor();
  await code(page, "bank.restore(JSON.parse(STATE))").waitFor();
  await page.locator(".code-lines", { hasText: /… [\d,]+ more characters/ }).waitFor();
  await passesHereAndInNode(page);
});

test("what becomes of a transfer whose reply was lost is expected of it, beside one that was answered (X254)", async () => {
  const { page } = await open("#/test", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByText("Nothing recorded yet.").waitFor();
  await nextWrite(page, "loses its response");
  await press(page, "Create transfer");
  await code(page, "rejects.toThrow(TypeError)").waitFor();
  await press(page, "Create transfer");
  await code(page, 'toBe("pending")').waitFor();
  await press(page, "+1 day");
  await code(page, "get(achTransfer2.id)").waitFor();
  await passesHereAndInNode(page);
});

/** A page whose recording of one step was edited by hand. */
async function editedByHand() {
  const { page } = await open("#/test");
  await page.getByText("Nothing recorded yet.").waitFor();
  await press(page, "Create transfer");
  await code(page, 'toBe("pending")').waitFor();
  await press(page, "Edit");
  const text = page.getByLabel("Your edited test");
  await text.fill("// mine");
  return { page, text };
}

test("what was edited by hand stays with its form while the other is looked at", async () => {
  const { page, text } = await editedByHand();
  await page.getByRole("radio", { name: "Playwright" }).check();
  await code(page, 'from "sandbank/playwright"').waitFor();
  await expect.poll(() => said(page).textContent()).toBe("Your edits are kept under Vitest.");
  await page.getByRole("radio", { name: "Vitest" }).check();
  await expect.poll(() => text.inputValue()).toBe("// mine");
  await press(page, "Discard edits");
  await code(page, 'from "vitest"').waitFor();
});

test("what starting again and going back to the recording throw away can be taken back", async () => {
  const { page, text } = await editedByHand();
  await press(page, "Start over from here");
  await page.getByText("Recording restarted.").waitFor();
  await page.getByText("Nothing recorded yet.").waitFor();
  await expect.poll(() => text.count()).toBe(0);
  await press(page, "Undo");
  await page.getByText("Undone. Your test is back.").waitFor();
  await expect.poll(() => text.inputValue()).toBe("// mine");
  await page.getByText("1 step", { exact: true }).waitFor();
  await press(page, "Discard edits");
  await code(page, 'toBe("pending")').waitFor();
  await press(page, "Undo");
  await text.waitFor();
  await expect.poll(() => text.inputValue()).toBe("// mine");
});

test("the rows that a scenario to begin with has replaced can be brought back", async () => {
  const { page } = await open("#/test");
  await page.getByText("Nothing recorded yet.").waitFor();
  await press(page, "Create transfer");
  const created = page.locator('transfer-list tr[data-id="1008"]');
  await created.waitFor();
  await page.getByRole("combobox", { name: "Start from" }).selectOption("empty");
  await page.getByText("Scenario “empty” loaded.").waitFor();
  await created.waitFor({ state: "detached" });
  await press(page, "Undo");
  await created.waitFor();
});

test("the recording, and what was edited by hand, goes on while another page is open", async () => {
  const { page, text } = await editedByHand();
  await page.getByRole("link", { name: "Demo app" }).click();
  await page.getByRole("link", { name: "Transfers" }).click();
  await press(page, "Create transfer");
  await page.getByText(/^Transfer \d+ created/).waitFor();
  await page.goBack();
  await page.goBack();
  await text.waitFor();
  await expect.poll(() => text.inputValue()).toBe("// mine");
  await page.getByText("2 steps", { exact: true }).waitFor();
});

test("the browser asks before a recording is lost, also where the bank is kept, and not when there is none", async () => {
  const { page, problems } = await open("#/test");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await bankMenu(page);
  await page.getByLabel("Save this bank in the browser").check();
  await page.getByText("Bank saved in this browser. It survives a reload.").waitFor();
  await page.getByText("Nothing recorded yet.").waitFor();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.getByText("1 step", { exact: true }).waitFor();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await page.locator('transfer-list tr[data-id="1008"]').waitFor();
  await page.getByText("Nothing recorded yet.").waitFor();
  await page.locator("#test-title").click();
  await page.reload();
  await page.getByText("Nothing recorded yet.").waitFor();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.getByText("1 step", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Start over from here" }).click();
  await page.getByText("Nothing recorded yet.").waitFor();
  await page.getByRole("link", { name: "Demo app" }).click();
  await page.getByRole("link", { name: "Transfers" }).click();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.locator('transfer-list tr[data-id="1010"]').waitFor();
  expect(asked).toEqual(["beforeunload"]);
  await page.reload();
  await page.locator('transfer-list tr[data-id="1010"]').waitFor();
  expect(asked).toEqual(["beforeunload", "beforeunload"]);
  expect(problems).toEqual([]);
});
