// What `sandbank/jest` does in Jest's hooks; test/package/jest runs it in Jest itself.
// Statements: X226.

import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { setupBank } from "../../src/adapters/jest/index.ts";
import { start } from "../../src/adapters/node/index.ts";
import { createBank } from "../../src/index.ts";

type Work = () => Promise<void>;
const headers = { Authorization: "Bearer test" };

/** Puts hooks in the place of Jest's globals. Returns the functions that were given to them. */
function asInJest(currentTestName: string) {
  const given: { beforeEach?: Work; afterEach?: Work; afterAll?: Work } = {};
  for (const name of ["beforeEach", "afterEach", "afterAll"] as const)
    vi.stubGlobal(name, (work: Work) => {
      given[name] = work;
    });
  vi.stubGlobal(
    "expect",
    Object.assign(() => undefined, { getState: () => ({ currentTestName }) }),
  );
  return given;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("each test has a bank of its own, from its beforeEach on (X226)", async () => {
  const hooks = asInJest("pays a bill");
  const getBank = setupBank({ bankOptions: { seed: 7 } });
  expect(getBank).toThrow("There is a bank only while a test runs");
  await hooks.beforeEach?.();
  const first = getBank();
  first.use(http.get("https://fx.example.com/rates", () => HttpResponse.json({ EUR: 1.08 })));
  expect(await (await fetch("https://fx.example.com/rates")).json()).toEqual({ EUR: 1.08 });
  expect((await fetch(`${first.baseUrl}/v1/ach`, { headers })).status).toBe(200);
  await hooks.afterEach?.();
  await hooks.beforeEach?.();
  expect(getBank().baseUrl).not.toBe(first.baseUrl);
  await hooks.afterEach?.();
  await hooks.afterAll?.();
});

test("a request that no route answers fails the test, by its name (X226)", async () => {
  const hooks = asInJest("reads a loan");
  const getBank = setupBank();
  await hooks.beforeEach?.();
  await fetch(`${getBank().baseUrl}/v1/loans`, { headers });
  await expect(hooks.afterEach?.()).rejects.toThrow(
    'Test "reads a loan": no route of the bank answers GET /v1/loans (404)',
  );
  await hooks.afterAll?.();
});

test("where setupBank is called at the top and in a describe, the end of the describe ends only its own (X226)", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const top = asInJest("pays a bill");
  const getBank = setupBank();
  const inner = asInJest("pays a bill");
  const getInner = setupBank();
  for (const each of [top, inner]) await each.beforeEach?.();
  expect((await fetch(`${getInner().baseUrl}/v1/ach`, { headers })).status).toBe(200);
  for (const each of [inner, top]) await each.afterEach?.();
  await inner.afterAll?.();
  await top.beforeEach?.();
  expect((await fetch(`${getBank().baseUrl}/v1/ach`, { headers })).status).toBe(200);
  await top.afterEach?.();
  await top.afterAll?.();
  expect(info).not.toHaveBeenCalled();
});

test("start of sandbank/node does not take the place of the tests' banks (X211, X226)", async () => {
  const hooks = asInJest("pays a bill");
  setupBank();
  await hooks.beforeEach?.();
  expect(() => start(createBank())).toThrow("A bank already answers this process's requests");
  await hooks.afterEach?.();
  await hooks.afterAll?.();
});

test("outside of a test file the error says where setupBank belongs (X226)", () => {
  expect(() => setupBank()).toThrow(
    "setupBank is for test files of Jest, whose beforeEach, afterEach, afterAll and expect it takes from the globals",
  );
  asInJest("pays a bill");
  expect(() => setupBank({ failOn: ["pendin" as "pending"] })).toThrow("failOn");
});
