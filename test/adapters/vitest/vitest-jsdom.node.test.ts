// @vitest-environment jsdom

import { expect } from "vitest";
import { register } from "../../../src/adapters/vitest/banks.ts";
import { test } from "../../../src/adapters/vitest/index.ts";
import { losesFiles } from "../../support/jsdom-files.ts";
import { sendFile, vitestConformance } from "./vitest-conformance.ts";

vitestConformance();

const senders = {
  fetch: (url: string, body: FormData) => fetch(url, { method: "POST", body }).catch(() => undefined),
  XMLHttpRequest: (url: string, body: FormData) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.addEventListener("loadend", resolve);
      request.open("POST", url);
      request.send(body);
    }),
};

for (const [name, send] of Object.entries(senders)) {
  test.runIf(losesFiles)(`a file that jsdom loses when ${name} sends it fails the test (X50)`, async () => {
    const { bank, unregister } = await register({}, { failOn: new Set(), test: "uploads" });
    expect(await sendFile(`${bank.baseUrl}`, bank.handlers, send)).toEqual([]);
    await expect(unregister()).rejects.toThrow(
      'POST /v1/files carried a file of jsdom, whose bytes get lost on the way: run this test in browser mode, or with the environment "node".',
    );
  });
}
