// The bank that `sandbank/vite` keeps, when servers end and pages crash.
// Statements: X126.

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { minimalTransfer } from "../../support/bodies.ts";
import { countAtStart, openIn, originate, profile, projectWith, transfersIn } from "./page.ts";
import { configWith, PERSISTED, type Project } from "./project.ts";

declare global {
  var wasAnswered: (id: string) => Promise<void>;
}

test("projects that are served at one port one after the other have a bank each, unless they give one name (X126)", async () => {
  const context = await profile();
  const [one, two, three] = [projectWith(PERSISTED), projectWith(PERSISTED), projectWith(PERSISTED)];
  const url = await one.serve();
  const port = Number(new URL(url).port);
  const { page } = await openIn(context, url);
  await originate(page);
  await leaveAndStop(one);

  await two.serve(port);
  expect((await reopened()).length).toBe(0);
  await leaveAndStop(two);

  await one.serve(port);
  expect((await reopened()).length).toBe(1);
  await leaveAndStop(one);

  await three.write({
    "vite.config.ts": configWith(`{ persist: { name: ${JSON.stringify(`${one.root}/sub/`)} } }`),
  });
  await three.serve(port);
  expect((await reopened()).length).toBe(1);

  /** A page that stays would load itself again as soon as the next server answers, in the middle of what is asked of it. */
  async function leaveAndStop(project: Project) {
    await page.goto("about:blank");
    await project.stop();
  }

  async function reopened() {
    await page.goto(url);
    await countAtStart(page);
    return transfersIn(page);
  }
});

test("a page that crashes loses no request that was answered", async () => {
  const context = await profile();
  const url = await projectWith(PERSISTED).serve();
  const answered: string[] = [];
  await context.exposeFunction("wasAnswered", (id: string) => void answered.push(id));
  for (const round of [1, 2, 3, 4, 5]) {
    const { page, messages } = await openIn(context, url);
    const stored = await transfersIn(page);
    expect(stored).toEqual(expect.arrayContaining(answered));
    expect(messages).toEqual([]);
    const crashed = page.waitForEvent("crash");
    void originateUntilItCrashes(page);
    await expect.poll(() => answered.length).toBeGreaterThan(stored.length + round);
    const devtools = await context.newCDPSession(page);
    void devtools.send("Page.crash").catch(() => undefined);
    await crashed;
  }
});

function originateUntilItCrashes(page: Page): Promise<void> {
  return page
    .evaluate(async (data) => {
      for (;;) {
        const response = await fetch("/v1/ach", {
          method: "POST",
          headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
          body: JSON.stringify({ data }),
        });
        await wasAnswered((await response.json()).data.id);
      }
    }, minimalTransfer)
    .catch(() => undefined);
}
