import { expect, test } from "vitest";
import { createStarter } from "../../../src/adapters/vite/client.ts";

test("a link is opened in the bank that answers, before the app loads (X134)", async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  const afterStart = createStarter({
    given: { options: { baseUrl: location.origin, seed: 7 } },
    named: "options",
    worker: "/mockServiceWorker.js",
    panel: undefined,
    keep: undefined,
    async links(bank) {
      seen.push(bank.options.seed);
      await opened;
    },
  });
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  afterStart(async () => {
    seen.push("app");
    resolve();
  });
  await expect.poll(() => seen).toEqual([7]);
  await new Promise((elapsed) => setTimeout(elapsed, 20));
  expect(seen).toEqual([7]);
  open();
  await loaded;
  expect(seen).toEqual([7, "app"]);
});
