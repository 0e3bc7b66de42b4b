// Statements: X65.

import { chromium } from "playwright";
import { afterEach, expect, inject, test } from "vitest";
import { closeAll, serving } from "./support.ts";

afterEach(closeAll);

test("a thousand refused uploads harm none of the requests that follow them in Chromium (X65)", {
  timeout: 600_000,
}, async () => {
  const { url } = await serving();
  const browser = await chromium.connect(inject("chromium"));
  try {
    const page = await browser.newPage();
    // A page of the server, so that nothing but its connections is asked for.
    await page.goto(`${url}/v1`);
    const pairs = await page.evaluate(async () => {
      const counts: Record<string, number> = {};
      const statusOf = async (path: string, init: RequestInit) => {
        try {
          const answer = await fetch(path, init);
          await answer.arrayBuffer();
          return answer.status;
        } catch (error) {
          return String(error);
        }
      };
      const headers = { "Content-Type": "application/json" };
      const [small, medium, large] = [1000, 130_000, 1_000_000].map((size) => new Uint8Array(size));
      // Several at once, since Chromium takes half a second for a large one.
      const rounds = Array.from({ length: 1000 }, (_, round) => round).values();
      const send = async () => {
        for (const round of rounds) {
          const body = (round % 50 === 0 ? large : round % 2 === 0 ? medium : small) ?? null;
          const refused = await statusOf("/v1/ach", { method: "POST", headers, body });
          const next = await statusOf("/v1", { headers: { Authorization: "Bearer a" } });
          counts[`${refused}, ${next}`] = (counts[`${refused}, ${next}`] ?? 0) + 1;
        }
      };
      await Promise.all([send(), send(), send(), send()]);
      return counts;
    });
    expect(pairs).toEqual({ "401, 200": 1000 });
  } finally {
    await browser.close();
  }
});
