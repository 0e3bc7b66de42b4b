import { expect, test, vi } from "vitest";
import { type CloudflareOptions, cloudflareBank } from "../../src/adapters/cloudflare/index.ts";
import { TIMED } from "../support/bank.ts";
import { answerOf, deployed } from "./deployed.ts";

const url = "https://bank.example";

/** What a request of the service gets in a world that was made. */
async function answered(options: CloudflareOptions, variables: object = {}) {
  const platform = deployed(options, variables);
  await platform.worlds("PUT", "/checkout");
  const headers = { "x-sandbank-world": "checkout", Authorization: "Bearer test" };
  return answerOf(platform.fetch(new Request(`${url}/v1/ach`, { headers })));
}

test("wrong options of the module are refused as it is loaded, so that it is not deployed (X298)", () => {
  expect(() => cloudflareBank({ bank: { maxCardAmount: -1, seed: "x" as never }, idleDays: 0 })).toThrow(
    "Option 'bank' is wrong: Option 'seed' must be a whole number, got \"x\". Option 'maxCardAmount' must be a whole number of cents from 1 to 9999999999, got -1. Option 'idleDays' must be a whole number of days from 1 to 3650, got 0.",
  );
  expect(() => cloudflareBank({ bank: { progress: { companys: "manual" } as never } })).toThrow(
    `Option 'bank' is wrong: Option 'progress.companys' isn't a collection with timed steps: use ${TIMED}.`,
  );
});

test("a scenario is not played as the module is loaded (X298)", async () => {
  const scenario = vi.fn();
  cloudflareBank({ bank: { scenario } });
  await new Promise(setImmediate);
  expect(scenario).not.toHaveBeenCalled();
});

test("a function that returns no options is a 503 that says so (X298)", async () => {
  expect(await answered({ bank: (async () => ({ seed: 7 })) as never })).toEqual([
    503,
    {
      error:
        "The option 'bank' of cloudflareBank must be or return a plain object, the options, got an instance of Promise.",
    },
  ]);
  expect(await answered({ bank: (() => undefined) as never })).toEqual([
    503,
    {
      error:
        "The option 'bank' of cloudflareBank must be or return a plain object, the options, got undefined.",
    },
  ]);
});

test("wrong options of a world are a 503 that says where they are from (X298)", async () => {
  const from =
    "The options of this world, those of cloudflareBank's bank and over them those of the variable SANDBANK_OPTIONS, are wrong: ";
  expect(await answered({ bank: { seed: 7 } }, { SANDBANK_OPTIONS: '{ "scenario": "starter" }' })).toEqual([
    503,
    {
      error: `${from}Option 'scenario' must be a scenario, a function that takes a bank, got "starter".`,
    },
  ]);
  expect(await answered({ bank: () => ({ seed: 0.5 }) })).toEqual([
    503,
    { error: `${from}Option 'seed' must be a whole number, got 0.5.` },
  ]);
});

test("waiting does not help with wrong options, so there is no Retry-After (X284)", async () => {
  const platform = deployed({ bank: () => ({ seed: 0.5 }) });
  await platform.worlds("PUT", "/checkout");
  const headers = { "x-sandbank-world": "checkout", Authorization: "Bearer test" };
  const refused = await platform.fetch(new Request(`${url}/v1/ach`, { headers }));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, null]);
});
