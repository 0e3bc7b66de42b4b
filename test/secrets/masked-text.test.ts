// Statements: X12.

import { expect, test } from "vitest";
import { type Bank, createBank } from "../../src/index.ts";

const headers = { Authorization: "Bearer a", "Content-Type": "application/json" };

function quiet(): Bank {
  return createBank({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
}

async function logged(path: string, data?: object) {
  const bank = quiet();
  const body = data && { method: "POST", body: JSON.stringify({ data }) };
  await bank.fetch(path, { headers, ...body });
  return bank.log.entries.at(-1);
}

test("secrets in the JSON of a text are masked, and the rest of it stays (X12)", async () => {
  const description = '{"cvc":"123","note":"ok"}';
  expect(await logged("/v1/counterparties", { name: "A", description })).toMatchObject({
    requestBody: { data: { name: "A", description: '{"cvc":"••••","note":"ok"}' } },
  });
});

test("text that begins like JSON and is none stays as it is", async () => {
  expect(await logged("/v1/counterparties", { description: "{urgent}" })).toMatchObject({
    requestBody: { data: { description: "{urgent}" } },
  });
});

test("digits next to bytes that are no UTF-8 are masked in a path (X312)", async () => {
  expect(await logged("/v1/ach/%FF%34%30%30%30%31%32%33%34%35%36")).toMatchObject({
    path: "/v1/ach/%25FF••••3456",
  });
});

test("digits in groups are masked in a text as a card number with up to nineteen of them (X312)", async () => {
  const description = "4000123456 789012343, 4000123456 7890123454";
  expect(await logged("/v1/counterparties", { description })).toMatchObject({
    requestBody: { data: { description: "••••2343, 4000123456 7890123454" } },
  });
});

test("a bearer token of eight characters is masked in a text, a shorter word is not (X313)", async () => {
  const description = "Bearer abcdefgh, bearer abcdefg";
  expect(await logged("/v1/counterparties", { description })).toMatchObject({
    requestBody: { data: { description: "Bearer ••••, bearer abcdefg" } },
  });
});

test("a log that was full shows the requests after a reset", async () => {
  const bank = createBank({ logSize: 10, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  for (let request = 0; request < 11; request += 1) await bank.fetch("/v1/ach", { headers });
  await bank.reset();
  await bank.fetch("/v1/companies", { headers });
  expect(bank.log.entries.map(({ path }) => path)).toEqual(["/v1/companies"]);
});
