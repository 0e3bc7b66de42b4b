// Statements: X280, X281.

import { afterAll, beforeAll, expect, test } from "vitest";
import { Tested } from "./tested.ts";

const names = Array.from({ length: 20 }, (_, at) => `world-${at}`);
/** How many requests are sent to each world at once. */
const REQUESTS = 50;
/** How many worlds get theirs at the same time: the runtime closes a connection of which it has read nothing for 15 seconds. */
const AT_ONCE = 2;

let tested: Tested;
beforeAll(async () => {
  tested = await Tested.start();
});
afterAll(() => tested.stop());

/** Calls `work` with each world, some at a time. */
async function forEachWorld(work: (world: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < names.length; from += AT_ONCE)
    await Promise.all(names.slice(from, from + AT_ONCE).map(work));
}

test(`${names.length} worlds with ${REQUESTS} requests at once in each, and restarts in between, lose and mix nothing (X280, X281)`, async () => {
  /** Who got which transfer, by world. */
  const created = new Map<string, Map<string, string>>(names.map((world) => [world, new Map()]));
  const sendTo = async (world: string, round: number) => {
    const ids = created.get(world);
    await Promise.all(
      Array.from({ length: REQUESTS }, async (_, number) => {
        const receiver = `${world} ${round}-${number}`;
        const { status, id } = await tested.transfer(world, receiver);
        expect([status, ids?.has(id)]).toEqual([200, false]);
        ids?.set(id, receiver);
      }),
    );
  };
  const rowsAreThose = async (world: string) => {
    const rows = await tested.bank(world).db.achTransfers.all();
    expect(new Map(rows.map(({ id, receiver_name }) => [id, receiver_name]))).toEqual(created.get(world));
  };

  await forEachWorld(async (world) => void (await tested.make(world)));
  await forEachWorld((world) => sendTo(world, 1));
  await tested.restart();
  await forEachWorld((world) => sendTo(world, 2));
  await tested.killAndRestart();
  await forEachWorld(rowsAreThose);
}, 900_000);

test("a runtime that is killed under load loses nothing that it has answered, and has nothing half (X281)", async () => {
  const worlds = Array.from({ length: 4 }, (_, at) => `killed-${at}`);
  for (const world of worlds) await tested.make(world);
  const answered: { world: string; id: string; receiver: string }[] = [];
  const sent = worlds.flatMap((world) =>
    Array.from({ length: REQUESTS }, async (_, number) => {
      const receiver = `${world} ${number}`;
      try {
        const { status, id } = await tested.transfer(world, receiver);
        if (status === 200) answered.push({ world, id, receiver });
        if (answered.length === 70) tested.kill();
      } catch {
        // The runtime is gone.
      }
    }),
  );
  await Promise.all(sent);
  await tested.restart();
  expect(answered.length).toBeGreaterThanOrEqual(70);
  for (const world of worlds) {
    const rows = await tested.bank(world).db.achTransfers.all();
    const known = new Map(rows.map(({ id, receiver_name }) => [id, receiver_name]));
    const own = answered.filter((each) => each.world === world);
    expect(own.map(({ id }) => known.get(id))).toEqual(own.map(({ receiver }) => receiver));
    expect(rows.map(({ receiver_name }) => receiver_name?.startsWith(`${world} `))).not.toContain(false);
  }
  expect(answered.length).toBeLessThan(worlds.length * REQUESTS);
}, 120_000);
