import { expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY } from "../../fixtures/http-client.ts";
import { scenarios } from "../../fixtures/index.ts";
import { endpointsOf } from "../../playground/src/explorer/endpoints.ts";
import { prepare, sendExample } from "../../playground/src/explorer/prepare.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { createSend } from "../../playground/src/send.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { exampleOf, stateOf } from "../../src/openapi/example.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";

const ENDPOINTS = endpointsOf(REGISTRY, DEVELOPMENT);
const clock = { start: "2026-03-04T15:00:00Z", paused: true };

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
      const send = createSend(bank);
      const state = stateOf(bank);
      await prepare(send, endpoint, state, ENDPOINTS);
      const key = endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
      await sendExample(send, endpoint, exampleOf(endpoint, state), key);
      const code = await copiedTest(copied(bank));
      await runCopiedTest(code).catch((error: Error) => failed.push(`${error.message}\n${error.cause}`));
    }
    expect(failed.join("\n\n")).toBe("");
  },
);
