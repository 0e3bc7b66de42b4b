// Handlers of a test's own in `sandbank/vitest`, in Node and in a page.
// Statements: X224.

import { HttpResponse, http } from "msw";
import { describe, expect, test as plain } from "vitest";
import { isPage } from "../../../src/adapters/shared/platform.ts";
import { register } from "../../../src/adapters/vitest/banks.ts";
import { test } from "../../../src/adapters/vitest/index.ts";

const headers = { Authorization: "Bearer test" };
const rates = "https://fx.example.com/rates";
const asOne = { failOn: new Set([]), test: "pays a bill" };

const giving = (url: string, from: string) => http.get(url, () => HttpResponse.json({ from }));
const read = async (url: string) => (await fetch(url, { headers })).json();

/** Runs the tests in the environment of the file that calls it. */
export function ownHandlersConformance(): void {
  test("own handlers answer before the bank and at any other address (X224)", async ({ bank }) => {
    const ach = `${bank.baseUrl}/v1/ach`;
    expect(await read(ach)).toMatchObject({ data: [] });
    bank.use(giving(ach, "test"), giving(rates, "test"));
    expect(await read(ach)).toEqual({ from: "test" });
    expect(await read(rates)).toEqual({ from: "test" });
    expect(await read(`${bank.baseUrl}/v1/companies`)).toMatchObject({ data: [] });
    bank.use(giving(rates, "later"));
    expect(await read(rates)).toEqual({ from: "later" });
    bank.resetHandlers();
    expect(await read(ach)).toMatchObject({ data: [] });
  });

  plain("own handlers are gone when their test has ended (X224)", async () => {
    const first = await register({}, asOne);
    first.bank.use(giving(rates, "first"));
    const second = await register({}, asOne);
    expect(await read(rates)).toEqual({ from: "first" });
    second.bank.use(giving(rates, "second"));
    expect(await read(rates)).toEqual({ from: "second" });
    await second.unregister();
    expect(await read(rates)).toEqual({ from: "first" });
    await first.unregister();
    const last = await register({}, asOne);
    const beneath = isPage ? last.bank.worker : last.bank.server;
    beneath.use(http.get(rates, () => HttpResponse.error()));
    await expect(read(rates)).rejects.toThrow(TypeError);
    await last.unregister();
  });

  plain("of tests that run at once each has its handlers for its own bank (X224)", async () => {
    const [one, other] = [await register({}, asOne), await register({}, asOne)];
    one.bank.use(http.get("*/v1/ach", () => HttpResponse.json({ from: "one" })));
    expect(await read(`${one.bank.baseUrl}/v1/ach`)).toEqual({ from: "one" });
    expect(await read(`${other.bank.baseUrl}/v1/ach`)).toMatchObject({ data: [] });
    await other.unregister();
    await one.unregister();
  });

  describe("the msw beneath", () => {
    test("takes handlers of the test, in front of all others (X224)", async ({ bank }) => {
      const beneath = isPage ? bank.worker : bank.server;
      beneath.use(giving(`${bank.baseUrl}/v1/ach`, "beneath"));
      expect(await read(`${bank.baseUrl}/v1/ach`)).toEqual({ from: "beneath" });
      expect(() => (isPage ? bank.server : bank.worker)).toThrow(
        isPage
          ? "In a page there is no 'server': take 'worker', msw's own."
          : "In Node there is no 'worker': take 'server', msw's own.",
      );
    });

    test("has lost them in the next test (X224)", ({ bank }) => {
      const beneath = isPage ? bank.worker : bank.server;
      expect(beneath.listHandlers()).toHaveLength(1);
    });
  });

  test("what is no handler of msw is refused in words (X224)", ({ bank }) => {
    const use: (...handlers: never[]) => void = bank.use;
    expect(() => Reflect.apply(use, bank, [[giving(rates, "test")]])).toThrow(
      "use: each argument must be a request handler of msw, got an array: spread it: use(...handlers).",
    );
    expect(() => Reflect.apply(use, bank, [undefined])).toThrow(
      "use: each argument must be a request handler of msw, got nothing: make it with http or graphql of msw, such as http.get(url, resolver).",
    );
  });
}
