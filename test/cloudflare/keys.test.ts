import { afterEach, expect, test, vi } from "vitest";
import { connect } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";
import { answerOf, CONTROL_KEY, deployed, deployedWorld, WORLDS_KEY } from "./deployed.ts";

afterEach(() => vi.restoreAllMocks());

const url = "https://bank.example";
const world = { "x-sandbank-world": "checkout" };

test("the control needs its key, and the service does not (X287)", async () => {
  const bank = await deployedWorld();
  const { fetch } = bank;
  const open = connect({ baseUrl: url, world: "checkout", fetch });
  expect(await messageOf(() => open.clock.now())).toBe(
    "This needs the key for the control: send the secret SANDBANK_CONTROL_KEY in the header x-sandbank-key, the option key of connect.",
  );
  const { id } = await create(open, "/v1/ach", minimalTransfer);
  const keyed = connect({ baseUrl: url, world: "checkout", key: CONTROL_KEY, fetch });
  expect(await keyed.db.achTransfers.get(id)).toMatchObject({ amount: 12_500 });
});

test.each([
  ["/_sandbank", WORLDS_KEY],
  ["/_sandbank/reset", `${CONTROL_KEY}x`],
  ["/_sandbank/snapshot", CONTROL_KEY.slice(0, -1)],
  ["/api/_sandbank/snapshot", "x"],
  ["/_sandbank/", ""],
])("%s with the key %j is refused, and no world hears of it (X287)", async (path, key) => {
  const bank = deployed();
  const request = new Request(url + path, { headers: { ...world, "x-sandbank-key": key } });
  const response = await bank.fetch(request);
  expect(await answerOf(response.clone())).toEqual([
    401,
    {
      error:
        "The key in the header x-sandbank-key is not that for the control: send the secret SANDBANK_CONTROL_KEY in the header x-sandbank-key.",
    },
  ]);
  expect(response.headers.get("www-authenticate")).toBe('Sandbank-Key realm="control"');
  expect(bank.names()).toEqual([]);
});

test.each([
  `x${CONTROL_KEY.slice(1)}`,
  `${CONTROL_KEY.slice(0, -1)}x`,
  "x",
  CONTROL_KEY.repeat(9),
  CONTROL_KEY,
])("the key %j is hashed whole to be compared, whatever part of it differs (X287)", async (key) => {
  const { fetch } = await deployedWorld();
  const digest = vi.spyOn(crypto.subtle, "digest");
  await fetch(new Request(`${url}/_sandbank/clock`, { headers: { ...world, "x-sandbank-key": key } }));
  expect(
    digest.mock.calls.map(([name, bytes]) => [name, Buffer.from(bytes as Uint8Array).toString()]),
  ).toEqual([key, CONTROL_KEY].map((text) => ["SHA-256", text]));
});

test("worlds need a key of their own (X287)", async () => {
  const bank = deployed();
  const send = (key: string) =>
    bank.fetch(new Request(`${url}/_worlds/checkout`, { method: "PUT", headers: { "x-sandbank-key": key } }));
  expect((await send(CONTROL_KEY)).status).toBe(401);
  expect(bank.names()).toEqual([]);
  expect((await send(WORLDS_KEY)).status).toBe(201);
});

test("without a secret nothing is open, and the answer says how to set one (X287)", async () => {
  const bank = deployed({}, { SANDBANK_CONTROL_KEY: "", SANDBANK_WORLDS_KEY: `${WORLDS_KEY}\n` });
  expect(
    await answerOf(
      bank.fetch(new Request(`${url}/_sandbank`, { headers: { ...world, "x-sandbank-key": "" } })),
    ),
  ).toEqual([
    503,
    {
      error:
        "This bank has no key for the control yet: set one with `npx wrangler secret put SANDBANK_CONTROL_KEY`.",
    },
  ]);
  expect(await answerOf(bank.worlds("PUT", "/checkout"))).toEqual([
    503,
    {
      error:
        "The secret SANDBANK_WORLDS_KEY must be at least 16 printable ASCII characters without a space or line break at an end, got text of 28 characters: set it again with `npx wrangler secret put SANDBANK_WORLDS_KEY`.",
    },
  ]);
  const short = deployed({}, { SANDBANK_CONTROL_KEY: "fifteen letters" });
  expect(
    (
      await short.fetch(
        new Request(`${url}/_sandbank`, { headers: { ...world, "x-sandbank-key": "fifteen letters" } }),
      )
    ).status,
  ).toBe(503);
});

test("a key is in no answer, no log, no console and no storage (X287)", async () => {
  const printed = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const bank = await deployedWorld({ bank: { record: true } });
  const answers: string[] = [];
  const remote = connect({
    baseUrl: url,
    world: "checkout",
    key: CONTROL_KEY,
    fetch: async (request) => {
      const response = await bank.fetch(request);
      answers.push(await response.clone().text(), JSON.stringify([...response.headers]));
      return response;
    },
  });
  await create(remote, "/v1/ach", minimalTransfer);
  await remote.fetch("/v1/ach", { headers: { Authorization: "Bearer test", "x-sandbank-key": CONTROL_KEY } });
  await remote.fetch("/v1/nothing", { headers: { "x-sandbank-key": CONTROL_KEY } });
  await remote.fetch("/_sandbank/nothing");
  await remote.fetch("/_sandbank/reset", { method: "POST", body: "{" });
  await remote.clock.advance({ days: 3 });
  const shown = [await remote.log.entries(), await remote.snapshot(), await remote.recipe()];
  const everything = JSON.stringify([
    shown,
    answers,
    bank.storage("checkout").text,
    printed.map(({ mock }) => mock.calls),
  ]);
  expect(everything).toContain("12345678");
  expect(everything).not.toContain(CONTROL_KEY);
  expect(everything).not.toContain(WORLDS_KEY);
});
