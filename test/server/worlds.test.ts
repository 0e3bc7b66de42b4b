// Statements: X48.

import { afterEach, expect, test, vi } from "vitest";
import { type ServeOptions, serve } from "../../src/adapters/server/index.ts";
import { createWorlds } from "../../src/adapters/server/worlds.ts";
import { toResponse } from "../../src/engine/http/faults/to-response.ts";
import { connect, createBank } from "../../src/index.ts";
import { MONDAY } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function worldsAt(options: ServeOptions = {}) {
  const server = await serve(
    { clock: { start: MONDAY, paused: true } },
    { port: 0, isolate: true, ...options },
  );
  opened.push(server);
  return (world?: string) => connect({ baseUrl: server.url, world });
}

test("each world has rows, ids and a clock of its own", async () => {
  const world = await worldsAt();
  const [one, other, none] = [world("one"), world("other"), world()];
  await create(one, "/v1/ach", minimalTransfer);
  await one.clock.advance({ days: 1 });
  expect(await other.db.achTransfers.count()).toBe(0);
  expect(await other.clock.now()).toEqual(new Date(MONDAY));
  expect((await create(other, "/v1/ach", minimalTransfer)).id).toBe("1001");
  expect(await none.db.achTransfers.count()).toBe(0);
  await one.reset();
  expect([await one.db.achTransfers.count(), await other.db.achTransfers.count()]).toEqual([0, 1]);
});

test("without isolate the header has no effect (X48)", async () => {
  const world = await worldsAt({ isolate: false });
  await create(world("one"), "/v1/ach", minimalTransfer);
  expect(await world("other").db.achTransfers.count()).toBe(1);
});

test("concurrent requests for a new world share one bank", async () => {
  const world = await worldsAt();
  await Promise.all(Array.from({ length: 10 }, () => create(world("new"), "/v1/ach", minimalTransfer)));
  expect(await world("new").db.achTransfers.count()).toBe(10);
});

test("above the limit the world idle longest starts again, and the one without a name stays (X48)", async () => {
  const world = await worldsAt({ limit: 2 });
  for (const name of [undefined, "a", "b"]) await create(world(name), "/v1/ach", minimalTransfer);
  await call(world("a"), "GET", "/v1");
  await create(world("c"), "/v1/ach", minimalTransfer);
  const counts = [];
  for (const name of ["a", "c", undefined]) counts.push(await world(name).db.achTransfers.count());
  expect(counts).toEqual([1, 1, 1]);
  expect(await world("b").db.achTransfers.count()).toBe(0);
});

test("the limit holds while requests are in progress: a new world is a 503 then (X48)", async () => {
  const disposed: number[] = [];
  const waiting: (() => void)[] = [];
  let count = 0;
  const make = () => {
    const number = count++;
    return {
      answer: () => new Promise<Response>((resolve) => waiting.push(() => resolve(Response.json(number)))),
      dispose: async () => void disposed.push(number),
    };
  };
  const worlds = createWorlds({ make, limit: 1 });
  const fetchOf = async (name: string) =>
    toResponse(await worlds.answer(name, new Request("http://bank.test/v1")));
  const send = async (name: string) => (await fetchOf(name)).json();
  const answers = [send("a"), send("a")];
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.();
  expect(await answers[0]).toBe(0);
  const refused = await fetchOf("b");
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: "All 1 worlds have a request in progress, and --limit (option limit) allows no more." },
  ]);
  expect([count, disposed]).toEqual([1, []]);
  waiting[1]?.();
  expect(await answers[1]).toBe(0);
  const other = send("b");
  const another = fetchOf("c");
  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  expect((await another).status).toBe(503);
  waiting[2]?.();
  expect(await other).toBe(1);
  expect([count, disposed]).toEqual([2, [0]]);
  await worlds.dispose();
  expect(disposed).toEqual([0, 1]);
});

test("a bank cannot be isolated, because worlds are created from options", async () => {
  expect(await messageOf(() => serve(createBank(), { port: 0, isolate: true }))).toBe(
    "Option 'isolate' needs the options of a bank in place of a bank, to make one for each world.",
  );
});
