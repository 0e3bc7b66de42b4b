import { expect, test } from "vitest";
import { failureOf } from "../../src/adapters/shared/failure/failure-of.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { asFile, chooseFile, openChosen } from "./support/files.ts";
import { type Opened, pages } from "./support/page.ts";

const open = pages();

/** A bank with one returned transfer, which has refused another. */
async function returned() {
  const bank = mondayBank({ record: true });
  const { id } = await create(bank, "/v1/ach", { ...minimalTransfer, receiver_name: "Returned Paper" });
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  await call(bank, "POST", "/v1/ach", { amount: -1 });
  return bank;
}

const failureFile = async () =>
  JSON.stringify(
    await failureOf(await returned(), {
      test: { runner: "playwright", name: "the <i>list</i> is shown", file: "e2e/list.spec.ts", attempt: 1 },
      errors: [{ message: "expected <b>1</b> to be 2", location: null }],
    }),
  );

const rows = async ({ page }: Opened) => {
  const headers = { Authorization: "Bearer test" };
  return page.evaluate(
    async (init) => (await (await fetch("/v1/ach", init)).json()).data.map(({ id }: { id: string }) => id),
    { headers },
  );
};

test("a file of a failed test that is chosen shows the test, its requests and its rows, after a question", async () => {
  const opened = await open();
  const { page, problems } = opened;
  await chooseFile(page, asFile("bank.json", await failureFile()));
  await page.getByText("bank.json contains the bank from a failed test.").waitFor();
  await openChosen(page);

  await page.getByRole("status").filter({ hasText: "Loaded bank.json." }).waitFor();
  const failed = page.getByRole("region", { name: "Failed test" });
  await failed.getByRole("heading", { name: "the <i>list</i> is shown" }).waitFor();
  await failed.getByText("expected <b>1</b> to be 2").waitFor();
  await expect.poll(() => rows(opened)).toEqual(["1001"]);

  const panel = page.locator("sandbank-panel");
  if (!(await panel.evaluate((element) => (element as HTMLElement & { open: boolean }).open)))
    await panel.getByRole("button", { name: "Sandbank" }).click();
  await panel.getByRole("tab", { name: "Requests" }).click();
  await expect.poll(() => panel.getByText("POST /v1/ach", { exact: true }).count()).toBe(2);

  await failed.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => failed.count()).toBe(0);
  expect(problems).toEqual([]);
});

test.each(["a snapshot", "a recipe"])("%s that is dropped is opened, after a question", async (kind) => {
  const opened = await open();
  const { page, problems } = opened;
  const bank = await returned();
  const text = JSON.stringify(kind === "a snapshot" ? bank.snapshot() : await bank.recipe());
  const dropped = await page.evaluateHandle((json) => {
    const data = new DataTransfer();
    data.items.add(new File([json], "state.json", { type: "application/json" }));
    return data;
  }, text);
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await page.getByText(`state.json contains ${kind}.`).waitFor();
  await openChosen(page);
  await page.getByRole("status").filter({ hasText: "Loaded state.json." }).waitFor();
  await expect.poll(() => rows(opened)).toEqual(["1001"]);
  expect(problems).toEqual([]);
});

test("a file that is given up, or is none to open, leaves the bank as it was", async () => {
  const opened = await open();
  const { page, problems } = opened;
  const before = await rows(opened);
  const input = page.locator("open-file input");
  const file = await failureFile();

  await input.setInputFiles(asFile("bank.json", file));
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await input.setInputFiles(asFile("bank.json", file));
  const question = page.getByRole("dialog");
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });

  const state = JSON.stringify({ ...(await returned()).snapshot(), timers: [{ due: 0 }] });
  for (const [text, message] of [
    [file.slice(0, -9), "The file is not JSON, or is cut off."],
    [file.replace("Returned", "Repaid"), "The file of a failed test was edited or is damaged: "],
    ['{"a":1}', "It isn't a Sandbank failed test, snapshot, or recipe."],
  ] as const) {
    await input.setInputFiles(asFile("bank.json", text));
    const told = `bank.json couldn't be opened, so nothing changed: ${message}`;
    await page.getByRole("alert").filter({ hasText: told }).waitFor();
    await expect.poll(() => question.count()).toBe(0);
  }
  await input.setInputFiles(asFile("bank.json", state));
  await openChosen(page);
  await page
    .getByRole("alert")
    .filter({ hasText: "couldn't be opened, so nothing changed: The snapshot doesn't fit this bank" })
    .waitFor();

  await expect.poll(() => rows(opened)).toEqual(before);
  await expect.poll(() => page.getByRole("region", { name: "Failed test" }).count()).toBe(0);
  expect(problems).toEqual([]);
});
