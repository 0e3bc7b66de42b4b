// Statements: O15, X50.

// @vitest-environment jsdom
import { expect, test } from "vitest";
import { start } from "../../../src/adapters/node/index.ts";
import { losesFiles } from "../../support/jsdom-files.ts";
import { formWith, onboardingBank, upload } from "../../support/onboarding.ts";

test("a File made by jsdom and sent by fetch fails at once where it is lost, and blocks no other request", async () => {
  const bank = onboardingBank();
  const { stop } = start(bank);
  const client = { fetch: (path: string, init?: RequestInit) => fetch(`https://bank.test${path}`, init) };
  try {
    // With msw 2 the bank gets a file of 0 bytes; with msw 3 fetch itself rejects.
    const outcome = await upload(client, formWith()).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
    expect(losesFiles ? [400, "TypeError: fetch failed"] : [200]).toContain(outcome);
    const headers = { Authorization: "Bearer test_key" };
    expect((await client.fetch("/v1/files", { headers })).status).toBe(200);
  } finally {
    await stop();
  }
});
