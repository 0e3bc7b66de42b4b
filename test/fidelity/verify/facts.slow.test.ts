import { expect, test } from "vitest";
import type { BankOptions } from "../../../src/index.ts";
import { verifyBank } from "./served.ts";

/** What a report says of the facts that were seen in public. */
async function factsOf(options: BankOptions): Promise<Readonly<Record<string, unknown>>> {
  const { statements } = await verifyBank(options);
  return Object.fromEntries(Object.entries(statements).filter(([id]) => /^F\d/.test(id)));
}

const UNSEEN = {
  F3: "not visible",
  F5: "not visible",
  F6: "not visible",
  F13: "not visible",
  F15: "not visible",
};

test("a service that is as observed confirms the facts that a probe shows (F1 to F15; X346)", async () => {
  expect(await factsOf({ profile: "observed" })).toEqual({
    F1: "confirmed",
    F2: "confirmed",
    F4: "confirmed",
    F7: "confirmed",
    F8: "confirmed",
    F9: "confirmed",
    F10: "confirmed",
    F11: "confirmed",
    F12: "confirmed",
    F14: "confirmed",
    ...UNSEEN,
  });
}, 60_000);

test("a bank of default options contradicts each of them, or does not show it (F1 to F15; X346)", async () => {
  expect(await factsOf({})).toEqual({
    F1: "contradicted",
    F2: "contradicted",
    F4: "contradicted",
    F7: "contradicted",
    F8: "contradicted",
    F9: "contradicted",
    F10: "contradicted",
    F11: "contradicted",
    F12: "contradicted",
    F14: "contradicted",
    ...UNSEEN,
  });
}, 60_000);
