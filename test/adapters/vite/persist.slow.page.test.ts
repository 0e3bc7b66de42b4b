// `sandbank({ persist })` of `sandbank/vite`, with a real dev server and browser.
// Statements: X126, X127.

import { expect, test } from "vitest";
import { MONDAY } from "../../support/bank.ts";
import { countAtStart, openIn, optionsModule, originate, profile, projectWith, transfersIn } from "./page.ts";
import { PERSISTED } from "./project.ts";

test("a reload keeps the rows, and the app's first request finds them (X126)", async () => {
  const { page, messages } = await openIn(await profile(), await projectWith(PERSISTED).serve());
  const first = await originate(page);
  await page.reload();
  expect(await countAtStart(page)).toBe(1);
  expect(await transfersIn(page)).toEqual([first]);
  const second = await originate(page);
  expect(Number(second)).toBe(Number(first) + 1);
  await page.reload();
  expect(await countAtStart(page)).toBe(2);
  expect(messages).toEqual([]);
});

test("a script that does not wait for the bank is never answered by the state before it was restored", async () => {
  const polling = `<script>
    (async function poll() {
      const response = await fetch("/v1/ach", { headers: { Authorization: "Bearer test" } });
      const isOfTheBank = response.headers.get("content-type").includes("json");
      if (!isOfTheBank) return poll();
      const { data } = await response.json();
      globalThis.polled = data.length;
    })();
  </script>`;
  const project = projectWith(PERSISTED, {
    "index.html": `<!doctype html><body>${polling}<script type="module" src="/src/main.ts"></script></body>\n`,
  });
  const { page } = await openIn(await profile(), await project.serve());
  await originate(page);
  await page.reload();
  await page.waitForFunction(() => "polled" in globalThis);
  expect(await page.evaluate("polled")).toBe(1);
});

test("a reload keeps a clock that is paused and was moved", async () => {
  const { page } = await openIn(await profile(), await projectWith(PERSISTED).serve());
  const id = await originate(page);
  const moved = await page.evaluate(async () => {
    await sandbank.clock.advance({ days: 9 });
    return sandbank.clock.now().toISOString();
  });
  await page.reload();
  await countAtStart(page);
  const after = await page.evaluate((transfer) => {
    const { status } = sandbank.db.achTransfers.get(transfer) ?? {};
    return { now: sandbank.clock.now().toISOString(), paused: sandbank.clock.paused, status };
  }, id);
  expect(after).toEqual({ now: moved, paused: true, status: "succeeded" });
  expect(Date.parse(moved)).toBe(Date.parse(MONDAY) + 9 * 86_400_000);
});

test("a reload keeps a clock that runs and was moved, and its speed", async () => {
  const running = { "src/bank.ts": optionsModule({ clock: { start: MONDAY, paused: false } }) };
  const { page } = await openIn(await profile(), await projectWith(PERSISTED, running).serve());
  await page.evaluate(async () => {
    await sandbank.clock.advance({ days: 9 });
    sandbank.clock.setSpeed(60);
    await sandbank.clock.advance({ minutes: 1 });
  });
  const before = await page.evaluate(() => sandbank.clock.now().getTime());
  await page.reload();
  await countAtStart(page);
  const after = await page.evaluate(() => ({
    now: sandbank.clock.now().getTime(),
    paused: sandbank.clock.paused,
    speed: sandbank.clock.speed,
  }));
  expect(after).toMatchObject({ paused: false, speed: 60 });
  expect(after.now).toBeGreaterThan(before);
  expect(after.now).toBeLessThan(before + 30_000 * 60);
});

test("a bank that the module exports is restored, so that the app's modules that import it see the rows", async () => {
  const project = projectWith(PERSISTED, {
    "src/bank.ts": `import { createBank } from "sandbank";\nexport const bank = createBank({ clock: { start: "${MONDAY}" } });\n`,
    "src/view.ts": `import { bank } from "./bank.ts";\ndocument.body.dataset.view = "transfers: " + bank.db.achTransfers.count();\n`,
  });
  const { page } = await openIn(await profile(), await project.serve());
  await originate(page);
  await page.reload();
  await countAtStart(page);
  await expect.poll(() => page.evaluate(() => document.body.dataset.view)).toBe("transfers: 1");
});

test("the pages of a project have one bank (X126)", async () => {
  const other = '<!doctype html><body><script type="module" src="/src/main.ts"></script></body>\n';
  const url = await projectWith(PERSISTED, { "other/index.html": other }).serve();
  const { page } = await openIn(await profile(), url);
  await originate(page);
  await page.goto(`${url}other/`);
  expect(await countAtStart(page)).toBe(1);
});
