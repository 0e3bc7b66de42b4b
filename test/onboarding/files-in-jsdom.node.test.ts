// @vitest-environment jsdom
import { expect, test } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { formWith, onboardingBank, upload } from "../support/onboarding.ts";

test("a File that jsdom has made and that fetch carries to the bank fails at once, and holds nobody up", async () => {
  const bank = onboardingBank();
  const { stop } = start(bank);
  const client = { fetch: (path: string, init?: RequestInit) => fetch(`https://bank.test${path}`, init) };
  try {
    // msw 2 hands the bank a file of 0 bytes; with msw 3 fetch itself gives up on it.
    const outcome = await upload(client, formWith()).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
    expect([400, "TypeError: fetch failed"]).toContain(outcome);
    const headers = { Authorization: "Bearer test_key" };
    expect((await client.fetch("/v1/files", { headers })).status).toBe(200);
  } finally {
    await stop();
  }
});
