// Statements: X124.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { createStateFolder, fileNameOf } from "../../../src/adapters/server/state/folder.ts";
import { connect } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { messageOf } from "../../support/control.ts";
import { cleanUp, keeping, newFolder } from "./support.ts";

afterEach(cleanUp);

async function worldsIn(
  folder: string,
  options: { readonly limit?: number; readonly resetState?: boolean } = {},
) {
  const server = await keeping(folder, { isolate: true, ...options });
  return { ...server, world: (world?: string) => connect({ baseUrl: server.url, world }) };
}

const statesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".json"));

test("each world has a file, made at its first use, and is there at the next start (X124)", async () => {
  const folder = join(newFolder(), "bank");
  const first = await worldsIn(`${folder}/`);
  expect(statesIn(folder)).toEqual(["default.json"]);
  for (const name of [undefined, "one", "Two", "one"])
    await create(first.world(name), "/v1/ach", minimalTransfer);
  expect(statesIn(folder)).toEqual(["default.json", "world-%54wo.json", "world-one.json"]);
  await first.close();
  expect(readdirSync(folder)).toEqual(["default.json", "world-%54wo.json", "world-one.json"]);
  const second = await worldsIn(folder);
  const counts = [];
  for (const name of [undefined, "one", "Two", "two"])
    counts.push(await second.world(name).db.achTransfers.count());
  expect(counts).toEqual([1, 2, 1, 0]);
});

test("a world that is dropped keeps its rows in its file and comes back with them (X124)", async () => {
  const { world } = await worldsIn(newFolder(), { limit: 1 });
  for (let round = 1; round <= 4; round += 1) {
    for (const name of ["a", "b", "c"]) {
      await create(world(name), "/v1/ach", minimalTransfer);
      expect(await world(name).db.achTransfers.count()).toBe(round);
    }
  }
});

test("a world that is wanted while it is being dropped comes back with all that was answered", async () => {
  const { world } = await worldsIn(newFolder(), { limit: 2 });
  const names = ["a", "b", "c"];
  const counts = new Map(names.map((name) => [name, 0]));
  const writing = names.map(async (name) => {
    while ((counts.get(name) ?? 0) < 10) {
      const { status, body } = await call(world(name), "POST", "/v1/ach", minimalTransfer);
      if (status === 200) counts.set(name, (counts.get(name) ?? 0) + 1);
      else expect(JSON.stringify(body)).toContain("worlds have a request in progress");
    }
  });
  await Promise.all(writing);
  for (const name of names) expect(await world(name).db.achTransfers.count()).toBe(counts.get(name));
});

test("a world that is opened while it is being closed waits for its file", async () => {
  const order: string[] = [];
  const folder = createStateFolder(newFolder(), () => {
    order.push("made");
    return mondayBank();
  });
  const list = () =>
    new Request("https://bank.test/v1/ach", { headers: { Authorization: "Bearer test_key" } });
  const first = folder.world("a");
  await first.answer(list());
  const closed = first.dispose().then(() => order.push("closed"));
  const second = folder.world("a");
  expect((await second.answer(list())).status).toBe(200);
  await closed;
  await second.dispose();
  expect(order).toEqual(["made", "closed", "made"]);
});

test("a world whose file is damaged is a 503 that names the file, until it is mended; the others answer", async () => {
  const folder = newFolder();
  const first = await worldsIn(folder);
  for (const name of ["one", "other"]) await create(first.world(name), "/v1/ach", minimalTransfer);
  await first.close();
  const path = join(folder, "world-one.json");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.slice(0, -9));
  const { world } = await worldsIn(folder);
  for (let count = 0; count < 2; count += 1) {
    const { status, body } = await call(world("one"), "GET", "/v1");
    expect([status, body]).toEqual([503, { error: expect.stringContaining(path) }]);
    expect(JSON.stringify(body)).toContain("its line 1 is no JSON");
  }
  expect(await world("other").db.achTransfers.count()).toBe(1);
  expect(readFileSync(path, "utf8")).toBe(text.slice(0, -9));
  writeFileSync(path, text);
  expect(await world("one").db.achTransfers.count()).toBe(1);
});

test("a folder is one server's, and resetState starts each of its worlds again and leaves other files", async () => {
  const folder = newFolder();
  const first = await worldsIn(folder);
  for (const name of [undefined, "one"]) await create(first.world(name), "/v1/ach", minimalTransfer);
  expect(await messageOf(() => worldsIn(folder))).toContain("is not in use");
  await first.close();
  writeFileSync(join(folder, "notes.json"), "{}");
  const second = await worldsIn(folder, { resetState: true });
  expect(statesIn(folder)).toEqual(["default.json", "notes.json"]);
  expect(await second.world("one").db.achTransfers.count()).toBe(0);
  expect(existsSync(join(folder, "notes.json"))).toBe(true);
});

test("no world is added to a folder of 10,000 files, since any page can name new ones (X124)", async () => {
  const folder = newFolder();
  const { world } = await worldsIn(folder);
  await create(world("known"), "/v1/ach", minimalTransfer);
  for (let count = 0; count < 10_000; count += 1) writeFileSync(join(folder, `other-${count}`), "");
  expect((await call(world("new"), "GET", "/v1")).body).toEqual({
    error: expect.stringContaining("has 10000 files, and no world is added to them: delete those that"),
  });
  expect(await world("known").db.achTransfers.count()).toBe(1);
  expect(statesIn(folder)).toEqual(["default.json", "world-known.json"]);
});

test("worlds have files that no file system takes for the same, reserves or refuses", () => {
  expect(fileNameOf("Pay/1")).toBe("world-%50ay%2F1.json");
  expect(fileNameOf("..")).toBe("world-%2E%2E.json");
  expect(fileNameOf("con")).toBe("world-con.json");
  expect(fileNameOf("test 1 > pays")).toBe("world-test%201%20%3E%20pays.json");
  // A header's value is text of any length in Latin-1.
  const name = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 300,
  });
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(fileNameOf(one)).toMatch(/^world-[\w%~-]{0,100}\.json$/);
      const areSame = fileNameOf(one).toLowerCase() === fileNameOf(other).toLowerCase();
      expect(areSame).toBe(one === other);
    }),
  );
  const long = "x".repeat(200);
  expect(fileNameOf(`${long}a`)).not.toBe(fileNameOf(`${long}b`));
  expect(fileNameOf("a")).not.toBe(fileNameOf("A"));
});
