import { expect, test } from "vitest";
import { asFetch } from "../../src/code/as-fetch.ts";
import { setKeys } from "../../src/code/keys.ts";
import { copiedAs, copiedTest } from "../../src/recorded/test/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { call, create, send } from "../support/call.ts";
import { bankWithCounterparty } from "./support/counterparty.ts";
import { bankWithChecks, minimalCheck } from "./support/paper-checks.ts";
import { copied, replayAll } from "./support/replay.ts";

test("a request is copied as fetch with a working number in place of the masked one", async () => {
  expect(
    asFetch(copied(await bankWithCounterparty())),
  ).toBe(`const response = await fetch("https://api.example.com/v1/counterparties", {
  method: "POST",
  headers: {
    Authorization: "Bearer test_key",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    data: {
      account_number: "000000005678", // masked in the log; any such value works
      account_type: "checking",
      name: "Ada Lovelace",
      routing_number: "021000021",
      metadata: {
        "due-by": "o'clock",
      },
    },
  }),
});
`);
});

test("a request to a bank in a page is copied as curl for a bank that curl reaches, quoted for the shell, with what was masked", async () => {
  expect(
    await copiedAs("curl", copied(await bankWithCounterparty())),
  ).toBe(`# The bank is in a page. For one that curl reaches, run: npx sandbank --port 4010
# account_number: masked in the log, any such value works.
curl --globoff -X POST 'http://localhost:4010/v1/counterparties' \\
  -H 'Authorization: Bearer test_key' \\
  -H 'Content-Type: application/json' \\
  --data '{"data":{"account_number":"000000005678","account_type":"checking","name":"Ada Lovelace","routing_number":"021000021","metadata":{"due-by":"o'\\''clock"}}}'`);
});

test("a request to a remote bank is copied as curl with that bank's address", async () => {
  const { baseUrl, resources, log } = await bankWithCounterparty();
  const remote = { ...mondayBank(), baseUrl, resources, log };
  const code = await copiedAs("curl", { ...copied(remote), bank: remote });
  expect(code).toContain("curl --globoff -X POST 'https://api.example.com/v1/counterparties'");
  expect(code).not.toContain("npx sandbank");
});

test("a request is copied as a call of a typed client, with its path, query and body", async () => {
  const bank = await bankWithCounterparty();
  expect(await copiedAs("openapiFetch", copied(bank))).toBe(`import createClient from "openapi-fetch";
import type { paths } from "sandbank/openapi";

const client = createClient<paths>({
  baseUrl: "https://api.example.com",
  headers: {
    Authorization: "Bearer test_key",
  },
});
const { data, error } = await client.POST("/v1/counterparties", {
  body: {
    data: {
      account_number: "000000005678", // masked in the log; any such value works
      account_type: "checking",
      name: "Ada Lovelace",
      routing_number: "021000021",
      metadata: {
        "due-by": "o'clock",
      },
    },
  },
});
`);
  await call(bank, "GET", "/v1/ach?filter[status]=failed&page[limit]=5");
  expect(await copiedAs("openapiFetch", copied(bank))).toContain(`await client.GET("/v1/ach", {
  params: {
    query: {
      "filter[status]": "failed",
      "page[limit]": 5,
    },
  },
});`);
  await call(bank, "PATCH", "/v1/counterparties/1001", { name: "Grace Hopper" });
  expect(
    await copiedAs("openapiFetch", copied(bank)),
  ).toContain(`await client.PATCH("/v1/counterparties/{id}", {
  params: {
    path: {
      id: "1001",
    },
  },
  body: {`);
});

test("a request that was refused for its key is copied with such a key", async () => {
  const bank = mondayBank({ apiKeys: { client: ["test_key"] }, record: true });
  await send(bank, "/v1/ach", { headers: {} });
  await send(bank, "/v1/ach", { headers: { Authorization: "Bearer other" } });
  await send(bank, "/v1/ach", { headers: { Authorization: "Bearer admin_test_key" } });
  await send(bank, "/v1/admin/virtualcard", { headers: { Authorization: "Bearer test_key" } });
  expect(bank.log.entries.map(({ status }) => status)).toEqual([401, 401, 403, 403]);
  await replayAll(bank);
});

test("the keys that were set for the bank stand in what is copied, the admin's where it is for the admin", async () => {
  const bank = mondayBank({ apiKeys: { client: ["my_key"], admin: ["my_admin_key"] } });
  setKeys(bank, { client: "my_key", admin: "my_admin_key" });
  await send(bank, "/v1/ach", { headers: { Authorization: "Bearer my_key" } });
  expect(asFetch(copied(bank))).toBe(`const response = await fetch("/v1/ach", {
  method: "GET",
  headers: {
    Authorization: "Bearer my_key",
  },
});
`);
  await send(bank, "/v1/admin/virtualcard", { headers: { Authorization: "Bearer my_admin_key" } });
  expect(asFetch(copied(bank))).toContain("Bearer my_admin_key");
});

test("a request of a resource that the package does not have is copied with its ids, references and reserved values", async () => {
  const bank = bankWithChecks();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const payee_account = "4000000000007777";
  await create(bank, "/v1/checks", { ...minimalCheck, counterparty_id: 1001, payee_account });
  await call(bank, "PATCH", "/v1/checks/1001", { status: "voided" });
  const code = await copiedTest(copied(bank));
  for (const line of [
    "const { data: counterparty } = await (await bank.fetch(",
    "counterparty_id: Number(counterparty.id),",
    "// payee_account: masked in the log; taken for the reserved account.",
    'payee_account: "4000000000007777",',
    "const { data: paperCheck } = await (await bank.fetch(",
    `await bank.fetch(\`/v1/checks/\${paperCheck.id}\`, {`,
  ])
    expect(code).toContain(line);
});

test("a masked number in a path or an account's field is the reserved account that ends so, and in another field none", async () => {
  const account = "4000000000007777";
  const bank = mondayBank({ reserved: { receiverAccounts: { [account]: { status: "hold" } } } });
  await call(bank, "GET", `/v1/ach/${account}`);
  for (const form of ["fetch", "vitest"] as const)
    expect(await copiedAs(form, copied(bank))).toContain(`fetch("/v1/ach/${account}"`);
  await create(bank, "/v1/counterparties", {
    ...minimalCounterparty,
    account_number: account,
    name: `Card ${account}`,
  });
  expect(asFetch(copied(bank))).toContain(`
      account_number: "4000000000007777", // masked in the log; taken for the reserved account
      account_type: "checking",
      name: "Card 000000007777", // masked in the log; any such value works
`);
});

test("a path that the log has masked is copied as curl with a note of it", async () => {
  const bank = mondayBank();
  await call(bank, "GET", "/v1/ach/4111111111111111");
  expect(
    await copiedAs("curl", copied(bank)),
  ).toBe(`# The bank is in a page. For one that curl reaches, run: npx sandbank --port 4010
# The path: masked in the log, any such value works.
curl --globoff -X GET 'http://localhost:4010/v1/ach/000000001111' \\
  -H 'Authorization: Bearer test_key'`);
  for (const form of ["fetch", "openapiFetch", "vitest"] as const)
    expect(await copiedAs(form, copied(bank))).toMatch(
      /^ *\/\/ The path: masked in the log; any such value works\.$/m,
    );
});
