import { expect, test } from "vitest";
import { readHar } from "../../src/fidelity/har/har.ts";
import { explain } from "../../src/fidelity/report/explain.ts";
import { createBank } from "../../src/index.ts";
import { BASE_URL } from "../conformance/case.ts";
import { MONDAY } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { harOf } from "./har.ts";
import { recordingClient } from "./recording.ts";

test("a recording of 400 requests is explained by replays of a few dozen of them (X167)", {
  timeout: 120_000,
}, async () => {
  const bank = createBank({
    baseUrl: BASE_URL,
    clock: { start: MONDAY, paused: true },
    assumptions: { paymentIds: "numbers", nextLink: "cursor-only" },
  });
  const { client, exchanges } = recordingClient(bank);
  for (let round = 0; round < 40; round += 1) {
    const { id } = await create(client, "/v1/counterparties", minimalCounterparty);
    const transfer = await create(client, "/v1/ach", { ...minimalTransfer, counterparty_id: Number(id) });
    const card = await create(client, "/v1/virtualcards", minimalCard);
    for (const path of [
      `/v1/ach/${transfer.id}`,
      `/v1/virtualcards/${card.id}`,
      "/v1/ach?page[limit]=5",
      "/v1/virtualcards",
      "/v1/nothing",
    ])
      await call(client, "GET", path);
    await call(client, "PATCH", `/v1/virtualcards/${card.id}`, { total_card_amount: -1 });
    await call(client, "PATCH", `/v1/ach/${transfer.id}`, { status: "canceled" });
    await bank.clock.advance({ minutes: 7 });
  }
  const recording = readHar(harOf(exchanges));
  expect(recording.exchanges).toHaveLength(400);
  const explained = await explain(recording.exchanges, {});
  expect(explained.replays).toBeLessThan(300);
  expect(explained.left).toEqual([]);
  expect(new Set(explained.differences.map(({ option }) => option))).toEqual(
    new Set(['assumptions.paymentIds: "numbers"', 'assumptions.nextLink: "cursor-only"']),
  );
});
