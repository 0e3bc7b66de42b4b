import { expect, test } from "vitest";
import { factoriesOf } from "../../fixtures/factories-of.ts";
import { endpointsOf } from "../../playground/src/explorer/endpoints.ts";
import { exampleOf, stateOf } from "../../src/openapi/calls/example.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { createBankWithWires, DEVELOPMENT_WITH_WIRES, WITH_WIRES } from "./registry.ts";

/*
 * The development part of a resource that was added with one folder, in fixtures and explorer.
 */

const wireBank = () => createBankWithWires({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });

test("its factory is among those of the registry, and its bodies are accepted", async () => {
  const bank = wireBank();
  const { aWireTransfer, anAchTransfer } = factoriesOf(DEVELOPMENT_WITH_WIRES, 7, bank);
  const body = aWireTransfer({ speed: "urgent" });
  expect(await create(bank, "/v1/wires", body)).toMatchObject({ ...body, status: "pending" });
  expect((await call(bank, "POST", "/v1/ach", anAchTransfer())).status).toBe(200);
});

test("the explorer has its endpoints, with examples that work", async () => {
  const bank = wireBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const endpoints = endpointsOf(WITH_WIRES, DEVELOPMENT_WITH_WIRES).filter(({ path }) =>
    path.startsWith("/v1/wires"),
  );
  expect(endpoints.map(({ operation, summary }) => [operation, summary])).toEqual([
    ["createWireTransfer", "Create a wire transfer"],
    ["getWireTransfer", "Retrieve a wire transfer"],
    ["cancelWireTransfer", "Cancel a wire transfer that is still pending"],
    ["listWireTransfers", "List wire transfers, by status"],
  ]);
  for (const endpoint of endpoints) {
    const { path, body } = exampleOf(endpoint, stateOf(bank));
    const { data } = (body ?? {}) as { data?: object };
    expect((await call(bank, endpoint.method, path, data)).status).toBe(200);
  }
});
