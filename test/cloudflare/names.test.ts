import { expect, test } from "vitest";
import { cloudflareBank } from "../../src/adapters/cloudflare/index.ts";
import { messageOf } from "../support/control.ts";
import { answerOf, deployed } from "./deployed.ts";

const lists = { "x-sandbank-world": "other", Authorization: "Bearer test" };

test.each([
  ["checkout.bank.example", "checkout"],
  ["CheckOut.Bank.Example:8443", "checkout"],
  ["checkout.bank.example.", "checkout"],
  ["pr-12.checkout.bank.example", "pr-12.checkout"],
])("a request to %s is for the world %s (X280)", async (host, world) => {
  const bank = deployed({ domain: "bank.example" });
  const { Authorization } = lists;
  const answer = await answerOf(
    bank.fetch(new Request(`https://${host}/v1/ach`, { headers: { Authorization } })),
  );
  expect(answer).toMatchObject([404, { error: expect.stringContaining(`There is no world "${world}".`) }]);
  expect(bank.names()).toEqual([world]);
});

test.each(["bank.example", "bank.example.", "checkout.example", "evilbank.example", "[::1]"])(
  "a request to %s names no world (X280)",
  async (host) => {
    const bank = deployed({ domain: "bank.example" });
    expect(await answerOf(bank.fetch(new Request(`https://${host}/v1/ach`)))).toEqual([
      400,
      {
        error:
          "The request names no world: send the header x-sandbank-world with its name, or use the host name <world>.bank.example.",
      },
    ]);
    expect(bank.names()).toEqual([]);
  },
);

test("the header goes before the host name (X280)", async () => {
  const bank = deployed({ domain: "bank.example" });
  await bank.fetch(new Request("https://checkout.bank.example/v1/ach", { headers: lists }));
  expect(bank.names()).toEqual(["other"]);
});

test.each([
  "bank.example:8787",
  "*.bank.example",
  ".bank.example",
  "bank.example.",
  "Bank.example",
  "bänk.example",
  "https://bank.example",
  "127.0.0.1",
  "[::1]",
  "",
])("the domain %j, below which no world has a host name, is refused (X280)", async (domain) => {
  expect(await messageOf(() => cloudflareBank({ domain }))).toBe(
    `Option 'domain' must be a domain such as "bank.example", in ASCII and lower case, without a port, an asterisk or a dot at an end, got "${domain}".`,
  );
});

test("a worker whose objects are bound by another name says so (X280)", async () => {
  const bank = deployed({}, { WORLDS: undefined });
  expect(await answerOf(bank.fetch(new Request("https://bank.example/v1/ach", { headers: lists })))).toEqual([
    503,
    {
      error:
        "The worker has no Durable Objects by the name WORLDS: bind the class World by that name, in durable_objects.bindings of its wrangler.jsonc.",
    },
  ]);
});
