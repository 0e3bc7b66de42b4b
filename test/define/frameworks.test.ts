import { expect, test } from "vitest";
import { bankOf } from "../../src/adapters/vite/bank-of.ts";
import { sandbank } from "../../src/adapters/vite/index.ts";
import { createService } from "../../src/define/index.ts";
import { orders } from "./examples/orders.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const payout = { id: "1001", amount: 500, payee: "Ada", status: "pending", transfer_id: null };

test("the Vite plugin makes a bank with own resources of a module's options (DEF-56)", async () => {
  const given = { default: { ...STILL, resources: { payouts } } };
  const bank = bankOf({ given, named: "bank.config.ts" });
  expect(await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } })).toEqual({
    status: 200,
    body: { data: payout },
  });
});

test("the Vite plugin takes a service that a module exports (DEF-56)", async () => {
  const service = createService({ ...STILL, resources: { orders } });
  expect(bankOf({ given: { bank: service as never }, named: "bank.config.ts" })).toBe(service);
});

test("options in the Vite config itself can't have own resources, and the message says where they go (DEF-56)", () => {
  expect(() => sandbank({ options: { resources: { payouts } } })).toThrow(
    "Option 'options.resources.payouts' is a function, which cannot be sent to the page: put the options into a module, and give its path as 'options'.",
  );
});
