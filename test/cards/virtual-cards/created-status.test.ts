// Statements: X349, X352.

import { expect, test } from "vitest";
import { openapi } from "../../../src/openapi/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { call } from "../../support/call.ts";
import { bankWithCard, minimalCard } from "../../support/cards.ts";

test("a card that is created is a 200, as is an update of it (X349)", async () => {
  const { bank, card } = await bankWithCard();
  expect((await call(bank, "POST", "/v1/virtualcards", minimalCard)).status).toBe(200);
  expect((await call(bank, "PATCH", `/v1/virtualcards/${card.id}`, { notes: "Lunch" })).status).toBe(200);
  expect(Object.keys(openapi(bank).paths["/v1/virtualcards"]?.post?.responses ?? {})).toContain("200");
});

test('with cardCreated "created" it is a 201, in the document too, and an update still a 200 (X352)', async () => {
  const bank = mondayBank({ assumptions: { cardCreated: "created" } });
  const created = await call(bank, "POST", "/v1/virtualcards", minimalCard);
  expect([created.status, Object.keys(created.body as object)]).toEqual([201, ["data"]]);
  expect((await call(bank, "PATCH", "/v1/virtualcards/1001", { notes: "Lunch" })).status).toBe(200);
  const { responses } = openapi(bank).paths["/v1/virtualcards"]?.post ?? {};
  expect(Object.keys(responses ?? {}).filter((status) => status.startsWith("2"))).toEqual(["201"]);
});
