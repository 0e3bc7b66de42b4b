import { afterEach, expect, test } from "vitest";
import { apart } from "../../tooling/mutate/load-apart.ts";

const holder = globalThis as { __stryker__?: { currentTestId: string | undefined; seen: unknown[] } };
afterEach(() => {
  delete holder.__stryker__;
});

/** A module that notes for which test its code is counted, as it loads and when its function is called. */
const module = `
const note = () => globalThis.__stryker__.seen.push(globalThis.__stryker__.currentTestId ?? "none");
export const made = note();
export const call = note;`;

test("what a module makes while it loads within a test is counted for no test, and what is called afterwards for that one", async () => {
  const seen: unknown[] = [];
  holder.__stryker__ = { currentTestId: "the first", seen };
  const { call } = await import(`data:text/javascript,${encodeURIComponent(apart(module))}`);
  call();
  expect([seen, holder.__stryker__.currentTestId]).toEqual([["none", "the first"], "the first"]);
});
