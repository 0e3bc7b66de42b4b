import { getResponse } from "msw";
import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

const counterparty = {
  ...{ name: "Ada", account_number: "77", account_type: "checking", routing_number: "790000006" },
};

test("endpoints answer under the paths of a backend, which adds its key (DEF-34)", async () => {
  const bank = createBank({ ...STILL, mount: { "/api/bank/*": "/v1/*" } });
  const created = await send(bank, "POST", "/api/bank/counterparties", { data: counterparty });
  expect(created).toMatchObject({ status: 200, body: { data: { id: "1001", name: "Ada" } } });
  expect((await send(bank, "GET", "/api/bank/counterparties/7")).status).toBe(404);
  expect((await send(bank, "GET", "/v1/counterparties/1001")).status).toBe(401);
  expect(bank.log.entries.map(({ operation, path }) => [operation, path])).toEqual([
    ["createCounterparty", "/api/bank/counterparties"],
    ["getCounterparty", "/api/bank/counterparties/7"],
    ["getCounterparty", "/v1/counterparties/1001"],
  ]);
});

test("endpoints of the admin user stay the admin user's (DEF-34)", async () => {
  const bank = createBank({ ...STILL, mount: { "/api/bank/*": "/v1/*" } });
  const path = "/api/bank/cardnetwork/virtual_card/1001/authorizations";
  expect((await send(bank, "POST", path, { data: {} })).status).toBe(401);
});

test("the handlers for msw answer the paths of a backend at the page's own origin (DEF-34)", async () => {
  const bank = createBank({
    ...STILL,
    mount: { "/api/bank/*": "/v1/*" },
    assumptions: { unknownPaths: "passthrough" },
  });
  const ask = (path: string) => getResponse(bank.handlers, new Request(`https://app.test${path}`));
  expect((await ask("/api/bank/counterparties"))?.status).toBe(200);
  expect(await ask("/api/other")).toBeUndefined();
});

test("a backend hides fields of rows (DEF-35)", async () => {
  const hides = ["account_number", "routing_number"];
  const bank = createBank({ ...STILL, mount: { "/api/bank/*": { to: "/v1/*", hides } } });
  const { body } = await send(bank, "POST", "/api/bank/counterparties", { data: counterparty });
  const fields = Object.keys((body as { data: object }).data);
  expect(fields).toContain("name");
  expect(fields.filter((field) => hides.includes(field))).toEqual([]);
  expect(bank.db.counterparties.get("1001")?.account_number).toBe("77");
});

test("a path of another form is refused by its name (DEF-34)", () => {
  expect(() => createBank({ mount: { "/api/bank/*": "/v1" } })).toThrow("Option 'mount./api/bank/*' must be");
  expect(() => createBank({ mount: { "/api/bank": "/v1/*" } })).toThrow("mount");
});
