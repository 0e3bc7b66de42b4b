import { AIMS } from "../support/aims.ts";
import { bankWithTransfers, TRANSFER } from "../support/bank.ts";
import type { Contest } from "../support/contest.ts";
import { figuresOf } from "../support/figures.ts";
import { compare } from "../support/show.ts";
import { printTable } from "../support/table.ts";
import { milliseconds } from "../support/time.ts";
import { miniflareWorlds } from "./miniflare.ts";
import { nodeWorlds } from "./node.ts";
import { ask, type Worlds } from "./worlds.ts";

/** How many requests are under way at once. */
const AT_ONCE = 50;

/** How many requests give one figure. */
const COUNT = 500;

const POST = { method: "POST", body: JSON.stringify({ data: TRANSFER }) };

const REQUESTS = [
  { method: "GET", path: "/v1/ach/1001", init: {} },
  { method: "POST", path: "/v1/ach", init: POST },
];

const OBJECTS = "Durable Objects";

/** A team's worlds: as Durable Objects, and as those of one process of Node. */
export async function run(): Promise<void> {
  const places: Worlds[] = [];
  try {
    places.push(await nodeWorlds("npx sandbank --isolate", { isKept: false }));
    places.push(await nodeWorlds("the same, --state", { isKept: true }));
    places.push(await miniflareWorlds(OBJECTS, { module: "worker.ts", isBank: true }));
    places.push(await miniflareWorlds("objects that only store", { module: "floor.ts", isBank: false }));
    await requests(places);
    for (const rows of [1_000, 10_000]) await wakings(places.slice(1, 3), rows);
    places.push(await miniflareWorlds("Durable Objects with busy", { module: "busy.ts", isBank: true }));
    await wakingsOfBusy(places.slice(3));
  } finally {
    for (const { stop } of places) await stop();
  }
}

/** What one request takes while others are under way, in one world and spread over a hundred. */
async function requests(places: readonly Worlds[]): Promise<void> {
  const contests: Contest[] = [];
  for (const count of [1, 100]) {
    for (const { method, path, init } of REQUESTS) {
      const names = Array.from({ length: count }, (_, at) => `${method.toLowerCase()}-${count}-${at}`);
      for (const place of places) {
        for (const name of names) {
          await place.make(name);
          await ask(place, name, "/v1/ach", POST);
        }
      }
      const contenders = places.map((place) => ({
        name: place.name,
        measure: () => perRequest((at) => ask(place, names[at % count] ?? "", path, init)),
      }));
      const title = `${method}, ${count === 1 ? "one world" : `${count} worlds`}, ${AT_ONCE} at once`;
      contests.push(await compare(title, contenders, { unit: "µs", rounds: 8, warmUps: 2 }));
    }
  }
  console.log("\nRequests a second, by the medians");
  printTable(
    ["", ...places.map(({ name }) => name)],
    contests.map((held) => [
      held.title,
      ...held.contenders.map((each) => (1_000_000 / figuresOf(held, each).median).toFixed(0)),
    ]),
  );
}

/** Microseconds for each request, while a fixed number of them is always under way. */
async function perRequest(send: (at: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const begin = performance.now();
  const lane = async () => {
    for (let at = next++; at < COUNT; at = next++) await send(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return ((performance.now() - begin) * 1000) / COUNT;
}

/** The first answer of a world after a start, whose rows are those of its scenario, and that of an object with none. */
async function wakingsOfBusy(places: readonly Worlds[]): Promise<void> {
  for (const place of places) {
    await place.make("busy");
    await ask(place, "busy", "/v1/ach/1500");
  }
  const contenders = places.map((place, at) => ({
    name: place.name,
    ...(at > 0 && { aim: AIMS.wakeBusy }),
    async measure() {
      await place.restart();
      return milliseconds(() => ask(place, "busy", "/v1/ach/1500"))();
    },
  }));
  await compare("waking a world of busy", contenders, { unit: "ms", rounds: 6 });
}

/** The first answer of a world after a start, when another one has answered before, and the bytes that it has stored. */
async function wakings(places: readonly Worlds[], rows: number): Promise<void> {
  const world = `of-${rows}`;
  const snapshot = JSON.stringify((await bankWithTransfers(rows)).snapshot());
  for (const place of places) {
    await place.make(world);
    await place.make(`beside-${rows}`);
    await ask(place, `beside-${rows}`, "/v1");
    await ask(place, world, "/_sandbank/restore", { method: "POST", body: snapshot });
  }
  const count = rows.toLocaleString("en-US");
  const sizes = places.map((place) => ({ name: place.name, measure: () => place.stored(world) }));
  const contenders = places.map((place) => ({
    name: place.name,
    ...(place.name === OBJECTS && rows === 10_000 && { aim: AIMS.wakeWorld }),
    async measure() {
      await place.restart();
      await ask(place, `beside-${rows}`, "/v1");
      return milliseconds(() => ask(place, world, "/v1/ach/1500"))();
    },
  }));
  await compare(`waking a world of ${count} transfers`, contenders, { unit: "ms", rounds: 6 });
  await compare(
    `stored of ${count} transfers`,
    [{ name: "the snapshot", measure: () => snapshot.length }, ...sizes],
    {
      unit: "bytes",
      rounds: 1,
      warmUps: 0,
    },
  );
}
