// Two tabs of a project whose bank `sandbank/vite` keeps, with a real dev server and browser.
// Statements: X126.

import { expect, test } from "vitest";
import { openIn, optionsModule, originate, profile, projectWith, reloadedBy, transfersIn } from "./page.ts";

const PERSISTED = '{ options: "./src/bank.ts", persist: { name: "shop" } }';

test("two tabs of a project have one bank, also after one was reloaded", async () => {
  const context = await profile();
  const url = await projectWith(PERSISTED).serve();
  const [one, two] = [await openIn(context, url), await openIn(context, url)];
  const first = await originate(one.page);
  const second = await originate(two.page);
  expect(Number(second)).toBe(Number(first) + 1);
  await expect.poll(() => transfersIn(one.page)).toEqual([first, second]);
  await two.page.reload();
  await expect.poll(() => two.page.evaluate(() => globalThis.atStart)).toBe(2);
  const third = await originate(one.page);
  await expect.poll(() => transfersIn(two.page)).toEqual([first, second, third]);
  expect([...one.messages, ...two.messages]).toEqual([]);
});

test("an edit of the options reloads both tabs, which go on with one bank and its rows", async () => {
  const context = await profile();
  const project = projectWith(PERSISTED);
  const url = await project.serve();
  const [one, two] = [await openIn(context, url), await openIn(context, url)];
  const first = await originate(one.page);
  const edit = () => project.write({ "src/bank.ts": optionsModule({ seed: 7 }) });
  let other: Promise<number> | undefined;
  await reloadedBy(one.page, async () => {
    other = reloadedBy(two.page, edit);
  });
  await other;
  const second = await originate(one.page);
  const third = await originate(two.page);
  await expect.poll(() => transfersIn(one.page)).toEqual([first, second, third]);
  await expect.poll(() => transfersIn(two.page)).toEqual([first, second, third]);
  expect([...one.messages, ...two.messages].filter((message) => !message.startsWith("info: "))).toEqual([]);
});
