// The bank of `sandbank/vite` while the files of a project change, with a real dev server and browser.

import { expect, test } from "vitest";
import { MONDAY } from "../../support/bank.ts";
import {
  openIn,
  optionsModule,
  originate,
  profile,
  projectWith,
  reloadedBy,
  replacedBy,
  transfersIn,
} from "./page.ts";
import { PERSISTED } from "./project.ts";

const counting = (shown: string) =>
  `import { bank } from "./bank.ts";\nimport.meta.hot?.accept();\ndocument.body.dataset.view = "${shown} " + bank.db.achTransfers.count();\n`;

test.each([
  ["the bank", '{ options: "./src/bank.ts" }'],
  ["a bank that is kept", PERSISTED],
])("a module that Vite replaces in place leaves %s (X125)", async (_, options) => {
  const project = projectWith(options);
  const { page } = await openIn(await profile(), await project.serve());
  const id = await originate(page);
  const edit = () =>
    project.write({ "src/view.ts": 'document.body.dataset.view = "two";\nimport.meta.hot?.accept();\n' });
  await replacedBy(page, edit, "two");
  expect(await transfersIn(page)).toEqual([id]);
});

test("a module that imports the bank still has the page's bank after Vite has replaced it (X125)", async () => {
  const project = projectWith('{ options: "./src/bank.ts" }', {
    "src/bank.ts": `import { createBank } from "sandbank";\nexport const bank = createBank({ clock: { start: "${MONDAY}", paused: true } });\n`,
    "src/view.ts": counting("one"),
  });
  const { page } = await openIn(await profile(), await project.serve());
  await originate(page);
  await replacedBy(page, () => project.write({ "src/view.ts": counting("two") }), "two 1");
});

test("the page's bank is globalThis.sandbank, and without one the app does not load (X52)", async () => {
  const project = projectWith('{ options: "./src/bank.ts" }');
  const url = await project.serve();
  const context = await profile();
  const { page } = await openIn(context, url);
  expect(await page.evaluate(() => sandbank.db.achTransfers.count())).toBe(0);

  const noticed = page.waitForEvent("pageerror");
  await project.write({ "src/bank.ts": 'export default { strict: "no" };\n' });
  // A page that is opened while Vite takes up the edit would miss the reload that follows it.
  await noticed;
  const without = await context.newPage();
  const failed = without.waitForEvent("pageerror");
  await without.goto(url);
  expect((await failed).message).toBe('Option \'strict\' must be true, false or "advice", got "no".');
  await expect
    .poll(() =>
      without.evaluate(() => [
        typeof globalThis.sandbank,
        typeof globalThis.atStart,
        document.body.dataset.view,
      ]),
    )
    .toEqual(["undefined", "undefined", undefined]);
});

test("without persist an edit of the options reloads the page, and the bank is a new one with them (X125)", async () => {
  const project = projectWith('{ options: "./src/bank.ts" }');
  const { page } = await openIn(await profile(), await project.serve());
  await originate(page);
  const edit = () => project.write({ "src/bank.ts": optionsModule({ seed: 7 }) });
  expect(await reloadedBy(page, edit)).toBe(0);
  expect(await page.evaluate(() => sandbank.options.seed)).toBe(7);
});

test("a module that the options import reloads the page too, also where the app imports it (X125)", async () => {
  const project = projectWith('{ options: "./src/bank.ts" }', {
    "src/seed.ts": "export const seed = 3;\n",
    "src/bank.ts": 'import { seed } from "./seed.ts";\nexport const options = { seed };\n',
    "src/view.ts":
      'import { seed } from "./seed.ts";\nimport.meta.hot?.accept();\ndocument.body.dataset.view = "seed " + seed;\n',
  });
  const { page } = await openIn(await profile(), await project.serve());
  await reloadedBy(page, () => project.write({ "src/seed.ts": "export const seed = 4;\n" }));
  await expect
    .poll(() => page.evaluate(() => [sandbank.options.seed, document.body.dataset.view]))
    .toEqual([4, "seed 4"]);
});
