// Where another class stands in place of Promise, as zone.js puts one there. Statement: S4.

import { expect, onTestFinished, test } from "vitest";
import { createBank } from "../../../src/index.ts";

test("an upload and a body that arrives are taken where Promise is another class (S4)", async () => {
  const platform = globalThis.Promise;
  globalThis.Promise = class extends platform<unknown> {} as PromiseConstructor;
  onTestFinished(() => {
    globalThis.Promise = platform;
  });
  const bank = createBank({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  const headers = { Authorization: "Bearer test" };
  const form = new FormData();
  form.append("file", new File(["%PDF-1.4"], "a.pdf", { type: "application/pdf" }));
  const uploaded = await bank.fetch("/v1/files", { method: "POST", headers, body: form });
  expect([uploaded.status, await uploaded.json()]).toMatchObject([200, { data: { media_size: 8 } }]);

  const text = JSON.stringify({
    data: {
      name: "Ada",
      account_number: "1234567890",
      routing_number: "790000018",
      account_type: "checking",
    },
  });
  const body = new Blob([text]).stream();
  const json = { ...headers, "Content-Type": "application/json" };
  const init = { method: "POST", headers: json, body, duplex: "half" } as RequestInit;
  const arrived = await bank.fetch(new Request("http://localhost/v1/counterparties", init));
  expect([arrived.status, await arrived.json()]).toMatchObject([200, { data: { name: "Ada" } }]);
});
