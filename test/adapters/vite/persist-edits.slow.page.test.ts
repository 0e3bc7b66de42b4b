// `sandbank({ persist })` of `sandbank/vite`, with a real dev server and browser.
// Statements: X126, X127.

import { expect, test } from "vitest";
import {
  countAtStart,
  openIn,
  optionsModule,
  originate,
  profile,
  projectWith,
  reloadedBy,
  transfersIn,
} from "./page.ts";
import { configWith, PERSISTED } from "./project.ts";

declare global {
  var wasAnswered: (id: string) => Promise<void>;
}

test("an edit of the options keeps rows that fit them, says so, and the bank has the new options (X127)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", persist: { name: "shop" }, panel: true }');
  const { page, messages } = await openIn(await profile(), await project.serve());
  const id = await originate(page);
  const edit = () => project.write({ "src/bank.ts": optionsModule({ strict: true, seed: 7 }) });
  expect(await reloadedBy(page, edit)).toBe(1);
  expect(await transfersIn(page)).toEqual([id]);
  expect(await page.evaluate(() => [sandbank.options.seed, sandbank.options.strict])).toEqual([7, true]);
  await page.waitForFunction(() => {
    const panel = document.querySelector("sandbank-panel");
    return panel !== null && "bank" in panel && panel.bank === sandbank;
  });
  const restored =
    'info: The state of the bank kept as "shop" was restored, although it was stored with other options: seed. await sandbank.reset() begins again with the options as they are now.';
  expect(messages).toEqual([restored]);
  await page.reload();
  expect(await countAtStart(page)).toBe(1);
  expect(messages).toEqual([restored]);
});

test("an edit of the options resets rows that do not fit them, with one warning (X127)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", persist: { name: "shop" } }', {
    "src/bank.ts": optionsModule({ assumptions: { reviewStatus: "in_review" } }),
  });
  const { page, messages } = await openIn(await profile(), await project.serve());
  const id = await originate(page);
  await page.evaluate((transfer) => sandbank.simulate.achTransfers.hold(transfer), id);
  await page.reload();
  expect(await countAtStart(page)).toBe(1);
  expect(await reloadedBy(page, () => project.write({ "src/bank.ts": optionsModule() }))).toBe(0);
  expect(messages).toEqual([
    expect.stringMatching(
      /^warning: The state stored as "shop" is replaced by that of the bank: .*in_review/,
    ),
  ]);
  await page.reload();
  expect(await countAtStart(page)).toBe(0);
  expect(messages).toHaveLength(1);
});

test("an edit of vite.config.ts keeps the rows too", async () => {
  const project = projectWith("{ persist: true, options: { seed: 1 } }");
  const { page } = await openIn(await profile(), await project.serve());
  await originate(page);
  const edit = () =>
    project.write({ "vite.config.ts": configWith("{ persist: true, options: { seed: 2 } }") });
  expect(await reloadedBy(page, edit)).toBe(1);
  expect(await page.evaluate(() => sandbank.options.seed)).toBe(2);
});

test("an options module that fails for a while loses nothing", async () => {
  const project = projectWith(PERSISTED);
  const { page } = await openIn(await profile(), await project.serve());
  const id = await originate(page);
  const failed = page.waitForEvent("pageerror");
  await project.write({ "src/bank.ts": 'export default { strict: "no" };\n' });
  expect((await failed).message).toBe('Option \'strict\' must be true, false or "advice", got "no".');
  expect(await reloadedBy(page, () => project.write({ "src/bank.ts": optionsModule() }))).toBe(1);
  expect(await transfersIn(page)).toEqual([id]);
});

test("with onConflict reset an edit of the options always resets the bank (X127)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", persist: { name: "shop", onConflict: "reset" } }');
  const { page, messages } = await openIn(await profile(), await project.serve());
  await originate(page);
  const edit = () => project.write({ "src/bank.ts": optionsModule({ seed: 7 }) });
  expect(await reloadedBy(page, edit)).toBe(0);
  expect(messages).toEqual([
    'warning: The state stored as "shop" is replaced by that of the bank: it was stored with other options: seed.',
  ]);
});

test("with onConflict ask the person at the page decides (X127)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", persist: { name: "shop", onConflict: "ask" } }');
  const { page } = await openIn(await profile(), await project.serve());
  await originate(page);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  expect(await reloadedBy(page, () => project.write({ "src/bank.ts": optionsModule({ seed: 7 }) }))).toBe(0);
  expect(await reloadedBy(page, () => project.write({ "src/bank.ts": optionsModule() }))).toBe(1);
  expect(questions).toEqual([
    expect.stringContaining('kept as "shop" does not fit: it was stored with other options: seed'),
  ]);
});
