// Statements: S22, X12, X313.

import { afterEach, expect, test, vi } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { send } from "../../support/call.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every secret that the requests of the next test carry. */
const secrets = {
  key: "sk_live_7f3a9c",
  originating: "4000000011",
  receiver: "9000000000008201",
  lettered: "ACCT-7781-XY",
  short: "31415926",
  card: "5555555555554444",
  spacedCard: "5555 5555 5555 4444",
  cvc: "cvc-987",
  ssn: "219-09-9999",
};

test("no secret is in the log, in a warning or in the text of an error (S22, X12)", async () => {
  for (const strict of [false, true]) {
    const bank = mondayBank({ strict, accounts: [secrets.originating] });
    const shown: unknown[] = [];
    bank.on("request", (entry) => shown.push(entry));
    bank.on("warning", (warning) => shown.push(warning));
    const headers = { Authorization: `Bearer ${secrets.key}`, "Content-Type": "application/json" };
    const request = async (method: string, path: string, body?: unknown) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const answer = await send(bank, path, {
        method,
        headers,
        ...(text === undefined ? {} : { body: text }),
      });
      if (answer.status >= 400) shown.push(answer.body);
    };
    const counterparty = { ...minimalCounterparty, account_number: secrets.receiver };
    const transfer = { ...minimalTransfer, account_number: secrets.originating };
    const metadata = {
      account_number: secrets.short,
      accountNumber: secrets.short,
      Card_Number: secrets.card,
      note: `paid with ${secrets.card} or ${secrets.spacedCard}, ssn ${secrets.ssn}`,
      nested: [{ cvc: secrets.cvc, ssn: secrets.ssn, receiver_account_number: [secrets.lettered] }],
      authorization: `Bearer ${secrets.key}`,
    };
    await request("POST", "/v1/counterparties", { data: counterparty });
    await request("POST", "/v1/counterparties", {
      data: { ...minimalCounterparty, account_number: secrets.lettered },
    });
    await request("POST", "/v1/counterparties", { data: { ...counterparty, metadata } });
    await request("PATCH", "/v1/counterparties/1001", { data: { account_number: secrets.receiver } });
    await request("POST", "/v1/ach", { data: { ...transfer, receiver_account_number: secrets.receiver } });
    await request("POST", "/v1/ach", {
      data: { ...transfer, receiver_account_number: `${secrets.receiver}00` },
    });
    await request("POST", "/v1/ach", {
      data: { ...transfer, receiver_account_number: Number(secrets.receiver) },
    });
    await request("POST", "/v1/ach", { data: { ...transfer, account_number: { deep: secrets.short } } });
    await request("POST", "/v1/ach", { data: { ...transfer, account_number: secrets.lettered } });
    await request("POST", "/v1/ach", { data: { ...transfer, counterparty_id: Number(secrets.receiver) } });
    await request("POST", "/v1/ach", { data: { ...transfer, counterparty_id: secrets.receiver } });
    await request("POST", "/v1/ach", { data: { ...transfer, receiver_routing_number: secrets.receiver } });
    await request("POST", "/v1/ach", {
      data: { ...transfer, direction: secrets.receiver, sec_code: secrets.card },
    });
    await request("POST", "/v1/ach", {
      data: { ...transfer, [secrets.receiver]: 1, [`x ${secrets.ssn}`]: 1 },
    });
    await request("POST", "/v1/ach", { data: transfer, account_number: secrets.short, ssn: secrets.ssn });
    await request("POST", "/v1/ach", { account_number: secrets.originating });
    await request("POST", "/v1/ach", `{"data":{"account_number":"${secrets.originating}"`);
    await request("GET", `/v1/ach/${secrets.receiver}`);
    await request("GET", `/v1/${secrets.receiver}`);
    await request(
      "GET",
      `/v1/ach?account_number=${secrets.short}&receiver_account_number=${secrets.lettered}`,
    );
    await request("GET", `/v1/ach?filter[account_number]=${secrets.short}`);
    await request("GET", `/v1/ach?filter%5Breceiver%5Faccount%5Fnumber%5D=${secrets.lettered}`);
    await request("GET", `/v1/ach?filter[batch_id]=${secrets.receiver}`);
    await request("GET", `/v1/ach?filter[effective_date]=${secrets.receiver}`);
    await request("GET", `/v1/ach?page[cursor]=${secrets.receiver}&page[limit]=${secrets.receiver}`);
    await request("GET", `/v1/ach?authorization=${secrets.key}&${secrets.receiver}=1`);
    await request("GET", `/v1/ach?q=${encodeURIComponent(secrets.spacedCard)}&ssn=${secrets.ssn}`);
    const wrong = await send(bank, "/v1/ach", { headers: { Authorization: `Basic ${secrets.key}` } });
    shown.push(wrong.body, bank.log.entries);
    const text = JSON.stringify(shown);
    const leaked = Object.entries(secrets).filter(([, secret]) => text.includes(secret));
    const places = leaked.map(([name, secret]) => {
      const at = text.indexOf(secret);
      return `${name}: …${text.slice(at - 80, at + 30)}…`;
    });
    expect(places).toEqual([]);
  }
});

test("with listed keys a wrong key is not in the log either (X313)", async () => {
  const bank = mondayBank({ apiKeys: { client: ["good_key"] } });
  const answer = await send(bank, "/v1/ach", { headers: { Authorization: `Bearer ${secrets.key}` } });
  expect(JSON.stringify([answer.body, bank.log.entries])).not.toContain(secrets.key);
});
