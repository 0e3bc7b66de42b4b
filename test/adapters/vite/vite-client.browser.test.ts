import { expect, test } from "vitest";
import { createStarter } from "../../../src/adapters/vite/client.ts";

test("the bank that the Vite plugin makes from options names the rules of a refusal (X69)", async () => {
  const given = { options: { baseUrl: location.origin, strict: true } };
  const afterStart = createStarter({
    given,
    named: "options",
    worker: "/mockServiceWorker.js",
    panel: undefined,
    keep: undefined,
    links: undefined,
  });
  const { promise: started, resolve } = Promise.withResolvers<void>();
  afterStart(async () => resolve());
  await started;
  const headers = { Authorization: "Bearer test_key" };
  const { headers: named } = await fetch("/v1/ach?page[limit]=0&color=red", { headers });
  expect(named.get("x-sandbank-rule")).toBe("S11, S6");
  expect(named.get("access-control-expose-headers")).toBe("x-sandbank-rule");
});
