import { connect } from "sandbank/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RUNTIMES, type Running } from "./runtimes.ts";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
const transfer = {
  account_number: "4000000011",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
  receiver_account_number: "987654321",
  receiver_account_type: "checking",
  receiver_name: "Ada Lovelace",
  receiver_routing_number: "021000021",
};

describe.each(Object.entries(RUNTIMES))("in %s", (_, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  test("a transfer succeeds after two banking days", async () => {
    const bank = connect({ baseUrl: running.url });
    await bank.reset({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
    const body = JSON.stringify({ data: transfer });
    const created = await fetch(`${running.url}/v1/ach`, { method: "POST", headers, body });
    expect([created.status, await created.json()]).toMatchObject([
      200,
      { data: { id: "1001", status: "pending" } },
    ]);
    await bank.clock.advance({ bankingDays: 3 });
    const answer = await fetch(`${running.url}/v1/ach/1001`, { headers });
    expect(await answer.json()).toMatchObject({ data: { id: "1001", status: "succeeded" } });
  });

  test("fifty transfers that are sent at once have fifty ids", async () => {
    const bank = connect({ baseUrl: running.url });
    await bank.reset();
    const body = JSON.stringify({ data: transfer });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${running.url}/v1/ach`, { method: "POST", headers, body })),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).data.id));
    expect(new Set(ids).size).toBe(50);
    expect(await bank.db.achTransfers.count()).toBe(50);
  });

  test("its clock begins now", async () => {
    const bank = connect({ baseUrl: running.url });
    await bank.reset();
    expect(Math.abs((await bank.clock.now()).getTime() - Date.now())).toBeLessThan(3_600_000);
  });
});
