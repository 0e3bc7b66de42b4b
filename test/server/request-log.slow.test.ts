// Statements: X203.

import { afterEach, expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { killAll, run } from "./run-command.ts";

afterEach(killAll);

const headers = { Authorization: "Bearer sk_live_1234567890", "Content-Type": "application/json" };

const paused = ["--port=0", "--start=2026-03-02T15:00:00Z", "--paused"];

/** What a command has printed, by line, once it has ended. */
async function lines({ child, ended }: ReturnType<typeof run>) {
  child.kill("SIGTERM");
  const { code, out, err } = await ended;
  expect(code).toBe(0);
  return { out, err: err.split("\n").slice(0, -1) };
}

test("each request is printed on the standard error, with its warnings and masked (X203)", async () => {
  const command = run(...paused);
  const url = await command.address();
  const body = JSON.stringify({ data: { ...minimalTransfer, memo: "x" } });
  await fetch(`${url}/v1/ach`, { method: "POST", headers, body });
  await fetch(`${url}/v1/ach/9000000000008201`, { headers });
  await connect({ baseUrl: url }).clock.advance({ days: 1 });
  const { out, err } = await lines(command);
  expect(out).toBe(`Sandbank answers at ${url}\n`);
  expect(err).toEqual([
    expect.stringMatching(/^POST \/v1\/ach 200 \d+ ms$/),
    "  'memo' is not taken by this call and was ignored. Leave it out.",
    expect.stringMatching(/^GET \/v1\/ach\/••••8201 404 \d+ ms$/),
  ]);
});

test("--log json prints an object a line, with the world of --isolate (X203)", async () => {
  const command = run(...paused, "--isolate", "--log", "json", "--faults=down");
  const url = await command.address();
  await fetch(`${url}/v1/ach?limit=1`, { headers: { ...headers, "x-sandbank-world": "one\u00e9" } });
  const { out, err } = await lines(command);
  expect(out).toBe(`Sandbank answers at ${url}\n`);
  expect(err.map((line) => JSON.parse(line))).toEqual([
    {
      world: "one\u00e9",
      method: "GET",
      path: "/v1/ach?limit=1",
      status: 503,
      ms: expect.any(Number),
      fault: "status",
      warnings: [],
    },
  ]);
});

test("a warned action over HTTP is printed without a status (X203)", async () => {
  const command = run(...paused, "--log=json");
  const remote = connect({ baseUrl: await command.address() });
  const body = JSON.stringify({ data: minimalTransfer });
  await remote.fetch("/v1/ach", { method: "POST", headers, body });
  await remote.clock.advance({ days: 90 });
  await remote.simulate.achTransfers.return("1001", "R10");
  const [, action = ""] = (await lines(command)).err;
  expect(JSON.parse(action)).toEqual({
    method: "POST",
    path: "/_sandbank/simulate/achTransfers/1001/return",
    warnings: [expect.stringContaining("was returned")],
  });
});

test("--quiet prints none, not even the rows of a scenario (X203)", async () => {
  const command = run(...paused, "--scenario=empty", "--quiet");
  const url = await command.address();
  await fetch(`${url}/v1/ach?limit=1`, { headers });
  expect(await lines(command)).toEqual({ out: `Sandbank answers at ${url}\n`, err: [] });
});

test("the rows of a scenario are said once, and none of its requests is printed (X203)", async () => {
  const command = run(...paused, "--scenario=starter");
  const url = await command.address();
  await connect({ baseUrl: url }).loadScenario("busy");
  const { out, err } = await lines(command);
  expect(out).toBe(`Sandbank answers at ${url}\n`);
  expect(err).toEqual([expect.stringMatching(/^with \d+ counterparties, .* \(scenario starter\)$/)]);
});
