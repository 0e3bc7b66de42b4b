// Statements: MCP-7, MCP-10.

import { expect, test } from "vitest";
import { eventResourcesWith } from "../../src/products/index.ts";
import { ach, PRODUCTS } from "../products/support.ts";
import { create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { receiver } from "../webhooks/receiver.ts";
import { bankWithTools } from "./support.ts";

test("the log of deliveries has each with its attempts, or only those that were not delivered (MCP-7, MCP-10)", async () => {
  const { url } = await receiver();
  const webhooks = [{ url, secret: "s" }, { url: "https://app.test/hooks" }];
  const resources = { ...PRODUCTS.resources, ...eventResourcesWith({ webhooks }) };
  const { bank, call } = await bankWithTools({ ...PRODUCTS, resources });
  await create(bank, "/v1/ach", ach());
  const deliveries = { of: "deliveries" };
  const shown = async (given: object) => {
    const { data } = await call("get_log", given);
    const entries = data.entries as readonly { readonly url: string; readonly status: string }[];
    return { ...data, entries: entries.map(({ url, status }) => [url, status]) };
  };
  await expect
    .poll(() => shown(deliveries))
    .toEqual({
      entries: [
        ["https://app.test/hooks", "pending"],
        [url, "delivered"],
      ],
      total: 2,
    });
  expect(await shown({ ...deliveries, refused: true })).toEqual({
    entries: [["https://app.test/hooks", "pending"]],
    total: 1,
  });
  expect(await shown({ ...deliveries, limit: 1 })).toEqual({
    entries: [["https://app.test/hooks", "pending"]],
    total: 2,
    before: 2,
  });
});

test("the log of emails has what the bank has sent, in a bank without webhooks too (MCP-7)", async () => {
  const { bank, call } = await bankWithTools();
  expect((await call("get_log", { of: "emails" })).data).toEqual({ entries: [], total: 0 });
  const card = await create(bank, "/v1/virtualcards", { ...minimalCard, emails: ["ada@example.com"] });
  expect((await call("get_log", { of: "emails" })).data).toMatchObject({
    entries: [{ subject: `Your virtual card ending in ${card.last4}` }],
    total: 1,
  });
});
