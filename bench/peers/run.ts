// Sends the same requests to the same service, made with four libraries: npm run long peers. Fails where one answers otherwise than
// the others, but for the ids and the texts of refusals. docs/how-to/compared.md shows the code.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installApart } from "../../tooling/install-apart.ts";
import { printTable } from "../support/table.ts";
import type { Answer, Peer } from "./peer.ts";
import { holdDays } from "./time.ts";

const folder = fileURLToPath(new URL("installed", import.meta.url));

installApart(folder);
holdDays();
const { PEERS } = await import("./peers.ts");
const rows: string[][] = [];
for (const start of PEERS) {
  const peer = await start();
  await tryOut(peer);
  await peer.stop();
  const lines = readFileSync(new URL(peer.file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  rows.push([peer.name, String(lines.length)]);
}
printTable(["the service in", "lines"], rows);

/** What a front end sees of the service. */
async function tryOut({ name, atOnce, send, pass }: Peer): Promise<void> {
  const expect = (answer: Answer, status: number, body: object) => {
    const { id: _, ...seen } = answer.body as { readonly id?: unknown };
    // A create is a 201 where the library has it so.
    const isCreated = status === 200 && answer.status === 201;
    assert.deepEqual([isCreated ? 200 : answer.status, seen], [status, body], name);
  };
  const refused = ({ status, body }: Answer, wanted: number, field?: string) => {
    const { error } = body as { readonly error: string };
    assert.equal(status, wanted, `${name}: ${error}`);
    if (field !== undefined) assert.ok(error.includes(`'${field}'`), `${name}: ${error}`);
  };
  const create = (fields: object) => send("POST", "/api/payouts", fields);
  const ada = { amount: 500, payee: "Ada" };
  const pending = { ...ada, speed: "standard", status: "pending" };

  const first = await create(ada);
  expect(first, 200, pending);
  const { id } = first.body as { readonly id: string };
  refused(await create({ ...ada, amount: 0 }), 400, "amount");
  refused(await create({ amount: 5 }), 400, "payee");
  refused(await create({ ...ada, amount: 100_001, speed: "instant" }), 400, "amount");
  refused(await send("GET", "/api/payouts/987"), 404);

  await pass();
  expect(await send("GET", `/api/payouts/${id}`), 200, { ...pending, status: "paid" });
  refused(await send("POST", `/api/payouts/${id}/cancel`), 409, "status");

  const { id: second } = (await create({ ...ada, speed: "instant" })).body as { readonly id: string };
  const cancel = () => send("POST", `/api/payouts/${second}/cancel`);
  const both = await Promise.all([cancel(), cancel()]);
  const statuses = both.map(({ status }) => status);
  assert.deepEqual(statuses.sort(), atOnce, name);
  await pass();
  expect(await send("GET", `/api/payouts/${second}`), 200, { ...ada, speed: "instant", status: "canceled" });

  await create(ada);
  const page = await send("GET", "/api/payouts?status=pending&page=1&limit=1");
  const { data, ...others } = page.body as { readonly data: readonly { readonly status: string }[] };
  assert.deepEqual(
    [data.length, data[0]?.status, others],
    [1, "pending", { page: 1, pages: 1, total: 1 }],
    name,
  );
  const last = (await send("GET", "/api/payouts?page=3&limit=1")).body as typeof page.body & {
    data: object[];
  };
  assert.deepEqual(last, { data: [{ id, ...pending, status: "paid" }], page: 3, pages: 3, total: 3 }, name);
}
