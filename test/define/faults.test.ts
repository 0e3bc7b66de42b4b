import { expect, test } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank, OptionError } from "../../src/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const body = { data: { amount: 500, payee: "Ada" } };

test("a fault is about own operations by name, and own endpoints by method and path (DEF-40)", async () => {
  const bank = createBank({
    ...STILL,
    resources: { payouts },
    faults: [
      { on: "createPayout", status: 503, times: 1 },
      { on: "* /api/payouts/:id", status: 504, times: 1 },
      { on: ({ operation }) => operation === "listPayouts", status: 502, times: 1 },
    ],
  });
  const status = async (method: string, path: string, sent?: object) =>
    (await send(bank, method, path, sent)).status;
  expect(await status("POST", "/api/payouts", body)).toBe(503);
  expect(await status("POST", "/api/payouts", body)).toBe(200);
  expect(await status("GET", "/api/payouts/1001")).toBe(504);
  expect(await status("GET", "/api/payouts/1001")).toBe(200);
  expect(await status("GET", "/api/payouts")).toBe(502);
  bank.faults.add({ on: "GET /api/*", status: 500 });
  expect(await status("GET", "/api/payouts")).toBe(500);
});

test("a fault about no operation names the nearest, own ones among them (DEF-40)", () => {
  const bank = createBank({ ...STILL, resources: { payouts } });
  const adding = (on: string) => () => bank.faults.add({ on, status: 500 });
  expect(adding("createPayouts")).toThrow(OptionError);
  expect(adding("createPayouts")).toThrow('got "createPayouts": the nearest operation is createPayout.');
  expect(adding("/api/payouts")).toThrow('got "/api/payouts": the nearest is GET /api/payouts.');
  expect(adding("PUT /api/payouts")).toThrow("the nearest is POST /api/payouts.");
  expect(() => createBank().faults.add({ on: "createPayout", status: 500 })).toThrow("must be an operation");
});

test("a fault and the log see the body as it was sent, without data where there is none (DEF-8, DEF-40)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/notes",
    envelope: "none",
    row: z.object({ id: z.string(), text: z.string() }),
    create: { required: ["text"] },
  });
  const seen: unknown[] = [];
  const on = ({ body: sent }: { readonly body: unknown }) => seen.push(sent) > 1;
  const bank = createBank({ ...STILL, resources: { notes }, faults: [{ on, status: 503 }] });
  expect(await send(bank, "POST", "/notes", { text: "Hello" })).toEqual({
    status: 200,
    body: { id: "1001", text: "Hello" },
  });
  expect(seen).toEqual([{ text: "Hello" }]);
  expect(Object.entries(bank.log.entries[0]?.requestBody ?? {})).toEqual([["text", "Hello"]]);
});
