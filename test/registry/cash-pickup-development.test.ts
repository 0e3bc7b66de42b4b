import { expect, test } from "vitest";
import { factoriesOf } from "../../fixtures/factories-of.ts";
import { clientOf } from "../../fixtures/index.ts";
import { deriveRows } from "../../fixtures/scenarios/derived.ts";
import { endpointsOf } from "../../playground/src/explorer/endpoints.ts";
import { exampleOf, stateOf } from "../../src/openapi/calls/example.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { cashPickupsDevelopment } from "./cash-pickups/development.ts";
import { cashPickups } from "./cash-pickups/resource.ts";
import { createBankWithPickups, DEVELOPMENT_WITH_PICKUPS, WITH_PICKUPS } from "./registry.ts";

/*
 * The development part of a resource that was added with one folder, in fixtures and explorer.
 */

const pickupBank = () => createBankWithPickups({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });

test("its factory is among those of the registry, and its bodies are accepted", async () => {
  const bank = pickupBank();
  const { aCashPickup, anAchTransfer } = factoriesOf(DEVELOPMENT_WITH_PICKUPS, 7, bank);
  const body = aCashPickup({ speed: "urgent" });
  expect(await create(bank, "/v1/cash_pickups", body)).toMatchObject({ ...body, status: "pending" });
  expect((await call(bank, "POST", "/v1/ach", anAchTransfer())).status).toBe(200);
});

test("its rows with each value and in each status follow from its declaration", async () => {
  const bank = pickupBank();
  await deriveRows(cashPickups, cashPickupsDevelopment, {
    bank,
    client: clientOf(bank),
    make: factoriesOf(DEVELOPMENT_WITH_PICKUPS, 7, bank),
    step: (_, work) => work,
  });
  const statusesOf = () => [...new Set(bank.db.cashPickups.all().map(({ status }) => status))];
  expect(statusesOf()).toEqual(["pending", "sent", "rejected", "canceled"]);
  expect(bank.db.cashPickups.all().map(({ speed }) => speed)).toContain("urgent");
  await bank.clock.advance({ days: 1 });
  expect(statusesOf()).toEqual(["sent", "rejected", "canceled"]);
});

test("the explorer has its endpoints, with examples that work", async () => {
  const bank = pickupBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const endpoints = endpointsOf(WITH_PICKUPS, DEVELOPMENT_WITH_PICKUPS).filter(({ path }) =>
    path.startsWith("/v1/cash_pickups"),
  );
  expect(endpoints.map(({ operation, summary }) => [operation, summary])).toEqual([
    ["createCashPickup", "Create a cash pickup"],
    ["getCashPickup", "Retrieve a cash pickup"],
    ["cancelCashPickup", "Cancel a cash pickup that is still pending"],
    ["listCashPickups", "List cash pickups, by status"],
  ]);
  for (const endpoint of endpoints) {
    const { path, body } = exampleOf(endpoint, stateOf(bank));
    const { data } = (body ?? {}) as { data?: object };
    expect((await call(bank, endpoint.method, path, data)).status).toBe(200);
  }
});
