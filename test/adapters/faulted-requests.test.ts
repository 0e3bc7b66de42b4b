import { expect, test } from "vitest";
import { followHanging } from "../../src/adapters/shared/tests/faulted-requests.ts";
import { mondayBank } from "../support/bank.ts";

const at = (path: string, method = "GET") => new Request(`https://api.example.com/bank${path}`, { method });

test("only the requests that hang are left out of those that are pending, each once (X99)", async () => {
  const bank = mondayBank({
    baseUrl: "https://api.example.com/bank",
    faults: [{ on: "get*", then: "hang" }],
  });
  const withoutHanging = followHanging(bank);
  const hanging = bank.fetch("/v1/counterparties/123456789012?a=b").catch((error: unknown) => error);
  await bank.fetch("/v1/ach");
  const pending = [
    at("/v1/counterparties/123456789012?a=b"),
    at("/v1/counterparties/123456789012"),
    at("/v1/counterparties/1", "PATCH"),
    at("/v1/ach"),
  ];
  expect(withoutHanging(pending)).toEqual(pending.slice(1));
  await bank.reset();
  expect(await hanging).toBeInstanceOf(Error);
});
