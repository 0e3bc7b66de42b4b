import { expect, test } from "vitest";
import { defineResource, refuse, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { STILL, send } from "./support.ts";

const receipts = defineResource({
  noun: "receipt",
  path: "/api/receipts",
  row: z.object({ id: z.string(), total: z.int(), file_type: z.string().nullable() }),
  create: { required: ["total"] },
  routes: (route) => ({
    sumOfReceipts: route({
      method: "GET",
      path: "/api/receipts/sum",
      query: z.object({ above: z.string().regex(/^[0-9]+$/) }),
      answer: z.object({ sum: z.int() }),
      handle: ({ rows, query: { above = "0" } }) => ({
        sum: rows.all().reduce((sum, { total }) => (total > Number(above) ? sum + total : sum), 0),
      }),
    }),
    discountReceipt: route({
      method: "POST",
      path: "/api/receipts/:id/discount",
      body: z.object({ cents: z.int().min(1) }),
      refuses: { 409: "The total is lower." },
      handle({ row, body, rows }) {
        if (body.cents > row.total)
          throw refuse("cents", `'cents' must be at most ${row.total}.`, { status: 409 });
        return rows.update(row.id, { total: row.total - body.cents });
      },
    }),
    attachFile: route({
      method: "POST",
      path: "/api/receipts/:id/file",
      file: { field: "file", types: ["image/png"], maxBytes: 10 },
      handle: ({ row, rows, file }) => void rows.update(row.id, { file_type: file.type }),
    }),
  }),
});

async function bankWithReceipt() {
  const bank = createBank({ ...STILL, resources: { receipts } });
  await send(bank, "POST", "/api/receipts", { data: { total: 500 } });
  return bank;
}

test("a route of its own parses its query and answers what its handle returns (DEF-16)", async () => {
  const bank = await bankWithReceipt();
  expect(await send(bank, "GET", "/api/receipts/sum")).toEqual({ status: 200, body: { data: { sum: 500 } } });
  expect((await send(bank, "GET", "/api/receipts/sum?above=500")).body).toEqual({ data: { sum: 0 } });
  expect((await send(bank, "GET", "/api/receipts/sum?above=x")).status).toBe(400);
});

test("a route about a row finds it, parses its body and answers it (DEF-16)", async () => {
  const bank = await bankWithReceipt();
  const discount = (id: string, cents: number) =>
    send(bank, "POST", `/api/receipts/${id}/discount`, { data: { cents } });
  expect(await discount("1001", 100)).toEqual({
    status: 200,
    body: { data: { id: "1001", total: 400, file_type: null } },
  });
  expect(await discount("1001", 0)).toEqual({
    status: 400,
    body: { error: "'cents' must be at least 1, got 0." },
  });
  expect(bank.log.entries.at(-1)?.issues).toEqual([
    { field: "cents", code: "too_small", message: "'cents' must be at least 1, got 0.", rule: "S2" },
  ]);
  expect(await discount("1001", 401)).toEqual({
    status: 409,
    body: { error: "'cents' must be at most 400." },
  });
  expect((await discount("7", 1)).status).toBe(404);
});

test("a route reads headers, and refuses with the status that fits (DEF-47, DEF-48)", async () => {
  const users = defineResource({
    noun: "user",
    path: "/api/users",
    row: z.object({ id: z.string(), name: z.string() }),
    create: { required: ["name"] },
    routes: (route) => ({
      getMe: route({
        method: "GET",
        path: "/api/me",
        refuses: { 403: "No user has this session." },
        handle({ rows, header }) {
          const [user] = rows.find({ name: header("x-user") ?? "" });
          if (!user) throw refuse("x-user", "'x-user' must be the name of a user.", { status: 403 });
          return user;
        },
      }),
    }),
  });
  const bank = createBank({ ...STILL, resources: { users } });
  await send(bank, "POST", "/api/users", { data: { name: "Ada" } });
  const me = async (headers: Record<string, string>) => {
    const response = await bank.fetch("/api/me", { headers });
    return [response.status, await response.json()];
  };
  expect(await me({ "x-user": "Ada" })).toEqual([200, { data: { id: "1001", name: "Ada" } }]);
  expect(await me({})).toEqual([403, { error: "'x-user' must be the name of a user." }]);
  expect(bank.log.entries.at(-1)?.issues).toEqual([
    { field: "x-user", code: "forbidden", message: "'x-user' must be the name of a user.", rule: "S2" },
  ]);
  expect(Object.keys(openapi(bank).paths["/api/me"]?.get?.responses ?? {})).toEqual(["200", "400", "403"]);
});

test("a route with a file takes one of its types and size (DEF-17)", async () => {
  const bank = await bankWithReceipt();
  const attach = async (type: string, bytes: number) => {
    const body = new FormData();
    body.set("file", new File([new Uint8Array(bytes)], "receipt.png", { type }));
    const response = await bank.fetch("/api/receipts/1001/file", { method: "POST", body });
    return { status: response.status, body: await response.json() };
  };
  expect(await attach("image/png", 10)).toEqual({
    status: 200,
    body: { data: { id: "1001", total: 500, file_type: "image/png" } },
  });
  expect((await attach("image/png", 11)).status).toBe(413);
  expect((await attach("text/plain", 1)).status).toBe(415);
});
