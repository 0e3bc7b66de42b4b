import { getResponse } from "msw";
import { expect, test } from "vitest";
import { createService, defineResource, z } from "../../src/define/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { STILL, send } from "./support.ts";

const orders = defineResource({
  noun: "order",
  path: "/orders",
  row: z.object({ id: z.string(), item: z.string(), status: z.enum(["placed", "shipped", "returned"]) }),
  create: { required: ["item"] },
  states: {
    placed: { after: { hours: 12, to: "shipped" } },
    shipped: { actions: { giveBack: { to: "returned" } } },
    returned: { tone: "off" },
  },
  actions: { giveBack: { request: "POST /orders/:id/return" } },
});

const shop = (options: object = {}) =>
  createService({ ...STILL, resources: { orders }, style: { envelope: "none", list: "array" }, ...options });

const placed = { id: "1001", item: "Lamp", status: "placed" };

test("a service has its own resources alone, with the style of all of them (DEF-31, DEF-32)", async () => {
  const service = shop();
  expect(await send(service, "POST", "/orders", { item: "Lamp" })).toEqual({ status: 200, body: placed });
  expect((await send(service, "GET", "/orders")).body).toEqual([placed]);
  expect(Object.keys(service.db)).toEqual(["orders"]);
  expect((await send(service, "GET", "/v1/ach")).body).toEqual({
    error: "There is nothing at this path. GET /_sandbank lists all.",
  });
  await service.clock.advance({ hours: 12 });
  expect((await send(service, "POST", "/orders/1001/return")).body).toEqual({
    ...placed,
    status: "returned",
  });
});

test("a service has handlers, control, snapshots and scenarios as a bank has (DEF-31)", async () => {
  const service = shop({
    scenario: async ({ fetch }: { fetch: typeof globalThis.fetch }) => {
      const headers = { "content-type": "application/json" };
      await fetch("/orders", { method: "POST", headers, body: JSON.stringify({ item: "Lamp" }) });
    },
  });
  await service.ready;
  const request = new Request("https://app.test/orders/1001");
  expect(await (await getResponse(service.handlers, request))?.json()).toEqual(placed);
  expect((await send(service, "GET", "/_sandbank/db/orders")).body).toEqual([placed]);
  expect((await send(service, "GET", "/_sandbank/outbox")).body).toEqual([]);
  const other = shop();
  await other.restore(JSON.parse(JSON.stringify(service.snapshot())));
  expect(await other.simulate.orders.giveBack("1001").catch(({ message }) => message)).toBe(
    "order 1001 has status placed; giveBack is possible only in status shipped.",
  );
});

test("requests carry their key as the service has it (DEF-33)", async () => {
  const asked = async (auth: object | string, headers: Record<string, string>) => {
    const response = await shop({ auth, apiKeys: { client: ["right"] } }).fetch("/orders", { headers });
    return { status: response.status, body: await response.json() };
  };
  expect((await asked("bearer", { authorization: "Bearer right" })).status).toBe(200);
  expect((await asked({ header: "x-api-key" }, { "x-api-key": "right" })).status).toBe(200);
  expect((await asked({ header: "x-api-key" }, { "x-api-key": " right " })).status).toBe(200);
  expect((await asked({ cookie: "session" }, { cookie: "theme=dark; session=right" })).status).toBe(200);
  const refusal = async (...given: Parameters<typeof asked>) => {
    const { status, body } = await asked(...given);
    expect(status).toBe(401);
    return body.error;
  };
  const byHeader = (headers: Record<string, string>) => refusal({ header: "x-api-key" }, headers);
  const wrongHeader = "'x-api-key' must be a key, got a header of another form.";
  expect(await byHeader({ authorization: "Bearer right" })).toBe(
    "'x-api-key' must be a key, got no such header.",
  );
  expect(await byHeader({ "x-api-key": "right one" })).toBe(wrongHeader);
  expect(await byHeader({ "x-api-key": "" })).toBe(wrongHeader);
  const byCookie = (headers: Record<string, string>) => refusal({ cookie: "session" }, headers);
  expect(await byCookie({})).toBe("The cookie 'session' must be a key, got no such header.");
  expect(await byCookie({ cookie: "theme=right" })).toBe(
    "The cookie 'session' must be a key, got no such header.",
  );
  expect(await byCookie({ cookie: "session=" })).toBe(
    "The cookie 'session' must be a key, got a header of another form.",
  );
  expect(await byCookie({ cookie: "session=wrong" })).toBe(
    "The cookie 'session' holds a key that this bank does not know: use one of its `apiKeys`.",
  );
});

test("the OpenAPI document of a service has its own resources alone, and its key (DEF-44)", async () => {
  const service = shop({ auth: { header: "x-api-key" } });
  const document = openapi(service);
  expect(Object.keys(document.paths)).toEqual(["/orders", "/orders/{id}", "/orders/{id}/return"]);
  expect(document.components.securitySchemes).toEqual({
    client: {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: "The key of the client user (S3).",
    },
    admin: {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: "The key of the admin user (S3).",
    },
  });
  const { components } = openapi(shop({ auth: { cookie: "session" } }));
  expect(components.securitySchemes?.client).toEqual({
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "The key of the client user (S3).",
  });
  const answers = document.paths["/orders"]?.get?.responses ?? {};
  expect(answers[401]?.headers).toBeUndefined();
  expect(answers[200]?.content?.["application/json"]?.schema.type).toBe("array");
  const headers = { "x-api-key": "test" };
  const served = await (await service.fetch("/_sandbank/openapi.json", { headers })).json();
  expect(served.paths).toEqual(document.paths);
});

test("errors have the body that the service gives them (DEF-32)", async () => {
  const service = shop({
    assumptions: {
      errorBody: ({ code, message }: { code: string; message: string }) => ({ code, detail: message }),
    },
  });
  expect((await send(service, "POST", "/orders", {})).body).toEqual({
    code: "invalid_request",
    detail: "'item' is required.",
  });
});

test("an option of the bank's areas is none of a service (DEF-31)", () => {
  expect(() => shop({ accounts: ["1"] })).toThrow("Unknown option 'accounts' for createService.");
  expect(() => shop({ auth: 5 })).toThrow(
    `Option 'auth' must be "none", "bearer", { header } or { cookie }, got 5.`,
  );
  expect(() => shop({ style: { list: "all" } })).toThrow(
    `Option 'style.list' must be one of "cursor", "page", "offset", "array", "references", got "all".`,
  );
});
