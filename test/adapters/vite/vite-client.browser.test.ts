import { expect, test } from "vitest";
import { showPanel } from "../../../src/adapters/shared/show-panel.ts";
import { createStarter } from "../../../src/adapters/vite/client.ts";
import { createBank } from "../../../src/index.ts";

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

test("the panel is in the body that Astro's ClientRouter has put in place of another (X216)", async () => {
  await showPanel(async () => undefined, createBank());
  document.body.replaceWith(document.createElement("body"));
  expect(document.querySelectorAll("sandbank-panel")).toHaveLength(0);
  document.dispatchEvent(new Event("astro:after-swap"));
  expect(document.body.querySelectorAll("sandbank-panel")).toHaveLength(1);
});
