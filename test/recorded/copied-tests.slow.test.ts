import { stripTypeScriptTypes } from "node:module";
import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { copiedAs, copiedTest } from "../../src/recorded/test/index.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";
import { clock, ENDPOINTS, exampleIn, sendRefused } from "./support/calls.ts";

test.each([
  ["no scenario", {}],
  ["empty", { scenario: scenarios.empty }],
  ["starter", { scenario: scenarios.starter }],
  ["busy", { scenario: scenarios.busy }],
  ["onboardingInReview", { scenario: scenarios.onboardingInReview }],
  ["everything", { scenario: scenarios.everything }],
  ["the playground's own", { scenario: opening }],
] as const satisfies readonly (readonly [string, BankOptions])[])(
  "the copied test of each endpoint's example passes when it is run, with the rows of: %s (X253)",
  async (_, options) => {
    const bank = createBank({ clock, record: true, ...options });
    const failed: string[] = [];
    for (const endpoint of ENDPOINTS) {
      const sendExample = await exampleIn(bank, endpoint);
      await sendExample();
      const code = await copiedTest(copied(bank));
      await runCopiedTest(code).catch((error: Error) => failed.push(`${error.message}\n${error.cause}`));
    }
    expect(failed.join("\n\n")).toBe("");
  },
);

test("the copied test of each documented error passes when it is run, with a body that is refused alike where the log has none (X272)", async () => {
  const failed: string[] = [];
  // A test of a 408 waits a minute, as the bank does: copied-endless.test.ts has it.
  await sendRefused(async (bank, status) => {
    expect(bank.log.entries.at(-1)?.status).toBe(status);
    const code = await copiedTest(copied(bank));
    await runCopiedTest(code).catch((error: Error) => failed.push(`${error.message}\n${error.cause}`));
  });
  expect(failed.join("\n\n")).toBe("");
});

test("the copy for openapi-fetch of each endpoint's example is answered as the example was, by openapi-fetch itself (X276)", async () => {
  const baseUrl = "https://api.example.com";
  const answers: unknown[] = [];
  for (const endpoint of ENDPOINTS) {
    const bank = createBank({ clock, baseUrl, scenario: opening });
    const sendExample = await exampleIn(bank, endpoint);
    const before = bank.snapshot();
    await sendExample();
    const { status, method } = bank.log.entries.at(-1) ?? {};
    const code = await copiedAs("openapiFetch", copied(bank));
    await bank.restore(before);
    await runOpenapiFetch(code, bank);
    const again = bank.log.entries.at(-1);
    answers.push([endpoint.operation, again?.method === method, again?.status === status, again?.operation]);
  }
  expect(answers).toEqual(ENDPOINTS.map(({ operation }) => [operation, true, true, operation]));
});

/** Runs a copy with the client of openapi-fetch, whose requests a bank answers. */
async function runOpenapiFetch(code: string, bank: Bank): Promise<void> {
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const client = (options: object) => createClient({ ...options, fetch: (request) => bank.fetch(request) });
  const script = stripTypeScriptTypes(code.replace(/^import .*\n/gm, ""));
  await new AsyncFunction("createClient", script)(client);
}
