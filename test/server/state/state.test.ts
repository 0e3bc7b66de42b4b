// Statements: X120 to X122.

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { afterEach, expect, test, vi } from "vitest";
import { serve } from "../../../src/adapters/server/index.ts";
import { shownPath } from "../../../src/adapters/shared/paths.ts";
import { connect, type Scenario } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { messageOf } from "../../support/control.ts";
import { onWindows } from "../../support/on-windows.ts";
import { cleanUp, countAt, keeping, killedFile, linesOf, newFolder } from "./support.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

test("the next server with the file goes on where the other has ended (X120)", async () => {
  const path = join(newFolder(), "bank.json");
  const first = await keeping(path);
  const { id } = await create(first.bank, "/v1/ach", minimalTransfer);
  await first.bank.clock.advance({ days: 1 });
  const before = first.bank.snapshot();
  await first.close();
  const second = await keeping(path);
  expect(second.bank.snapshot()).toEqual(before);
  await second.bank.clock.advance({ days: 9 });
  expect(second.bank.db.achTransfers.get(id)?.status).toBe("succeeded");
});

test("what was answered is in the file, before the server ends (X120)", async () => {
  const path = join(newFolder(), "bank.json");
  const { bank } = await keeping(path);
  expect(linesOf(path)).toHaveLength(2);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(JSON.parse(linesOf(path)[1] ?? "").delta.tables.achTransfers.rows[0][0]).toBe(1001);
  await call(bank, "GET", "/v1/ach/1001");
  expect(linesOf(path)).toHaveLength(3);
});

test("a server that ends leaves one line of JSON, and no other file (X120)", async () => {
  const folder = newFolder();
  const path = join(folder, "bank.json");
  const { bank, close } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(readdirSync(folder)).toEqual(["bank.json", "bank.json.sandbank-lock"]);
  const snapshot = bank.snapshot();
  await close();
  await close();
  expect(readdirSync(folder)).toEqual(["bank.json"]);
  expect(linesOf(path)).toHaveLength(2);
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ format: "sandbank-journal", snapshot });
});

test("clock, reset, scenario and restore over HTTP are kept too", async () => {
  const path = join(newFolder(), "bank.json");
  const two: Scenario = async (bank) => {
    for (let count = 0; count < 2; count += 1) await create(bank, "/v1/ach", minimalTransfer);
  };
  const steps = [
    async (remote: ReturnType<typeof connect>) => {
      await create(remote, "/v1/ach", minimalTransfer);
      await remote.clock.advance({ days: 3 });
      await remote.clock.setSpeed(60);
    },
    (remote: ReturnType<typeof connect>) => remote.loadScenario("two"),
    async (remote: ReturnType<typeof connect>) => {
      const before = await remote.snapshot();
      await create(remote, "/v1/ach", minimalTransfer);
      await remote.restore(before);
    },
    (remote: ReturnType<typeof connect>) => remote.progress.set({ achTransfers: "manual" }),
    (remote: ReturnType<typeof connect>) => remote.reset(),
  ];
  for (const step of steps) {
    const { url, bank, close } = await keeping(path, {}, { scenarios: { two } });
    await step(connect({ baseUrl: url }));
    const before = bank.snapshot();
    await close();
    const again = await keeping(path, {}, { scenarios: { two } });
    expect(again.bank.snapshot()).toEqual(before);
    await again.close();
  }
});

test("a bank that is given is kept as well, and lasts longer than the server", async () => {
  const path = join(newFolder(), "bank.json");
  const bank = mondayBank();
  const server = await serve(bank, { port: 0, state: path });
  await create(bank, "/v1/ach", minimalTransfer);
  await server.close();
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await countAt(path)).toBe(1);
});

test.skipIf(onWindows)(
  "a relative path, a folder that is not there yet and a link all lead to the file",
  async () => {
    const folder = newFolder();
    const path = join(folder, "new", "bank.json");
    const first = await keeping(relative(process.cwd(), path));
    await create(first.bank, "/v1/ach", minimalTransfer);
    await first.close();
    const link = join(folder, "link.json");
    symlinkSync(path, link);
    const second = await keeping(link);
    expect(await messageOf(() => keeping(path))).toContain("must be a file that is not in use");
    await create(second.bank, "/v1/ach", minimalTransfer);
    await second.close();
    expect(JSON.parse(readFileSync(path, "utf8")).snapshot.tables.achTransfers.rows).toHaveLength(2);
  },
);

test.skipIf(onWindows)(
  "a link to a file that is not there yet stays a link, also by way of a second one and a linked folder",
  async () => {
    const folder = newFolder();
    const [link, near, linked] = [
      join(folder, "link.json"),
      join(folder, "near.json"),
      join(folder, "linked"),
    ];
    mkdirSync(join(folder, "data", "deep"), { recursive: true });
    symlinkSync(join("data", "deep"), linked);
    symlinkSync("near.json", link);
    symlinkSync(join("linked", "in.json"), near);
    symlinkSync(join("..", "bank.json"), join(folder, "data", "deep", "in.json"));
    const first = await keeping(link);
    await create(first.bank, "/v1/ach", minimalTransfer);
    expect(await messageOf(() => keeping(near))).toContain("must be a file that is not in use");
    await first.close();
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["data", "link.json", "linked", "near.json"]);
    expect(await countAt(join(folder, "data", "bank.json"))).toBe(1);
  },
);

test.skipIf(onWindows)("the file keeps its mode", async () => {
  const path = join(newFolder(), "bank.json");
  await (await keeping(path)).close();
  chmodSync(path, 0o640);
  const { bank, close } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  await close();
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

test("a port that is taken leaves the file, also with resetState", async () => {
  const path = await killedFile();
  const before = readFileSync(path);
  const { port } = await keeping(join(newFolder(), "other.json"));
  expect(await messageOf(() => keeping(path, { port, resetState: true }))).toContain("is taken");
  expect(readFileSync(path)).toEqual(before);
});

test.each([
  ['{"name":"an app"}'],
  ['{\n  "name": "an app",\n  "version": 1\n}\n'],
  ["[1,2]\n"],
  ["hello"],
  ["\n"],
])("a file that holds something else is never touched: %j", async (text) => {
  const path = join(newFolder(), "package.json");
  writeFileSync(path, text);
  for (const options of [{}, { resetState: true }]) {
    expect(await messageOf(() => keeping(path, options))).toBe(
      `Option 'state' must be a file with the state of a bank, got ${shownPath(path)}, which holds something else: name another file.`,
    );
  }
  expect(readFileSync(path, "utf8")).toBe(text);
});

test("requests that arrive before the file is read wait for it", async () => {
  const path = await killedFile();
  const probe = await serve({}, { port: 0 });
  await probe.close();
  const url = `http://127.0.0.1:${probe.port}`;
  const answers: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const list = connect({ baseUrl: url }).db.achTransfers.count();
      answers.push(
        ...(await list.then(
          (count) => [count],
          () => [],
        )),
      );
    }
  })();
  await keeping(path, { port: probe.port });
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(3));
  isOver = true;
  await asking;
  expect(new Set(answers)).toEqual(new Set([3]));
});

test("without the option nothing is written", async () => {
  const folder = newFolder();
  const before = process.cwd();
  process.chdir(folder);
  try {
    const server = await serve({ clock: { start: MONDAY, paused: true } }, { port: 0 });
    await create(server.bank, "/v1/ach", minimalTransfer);
    await server.close();
  } finally {
    process.chdir(before);
  }
  expect(readdirSync(folder)).toEqual([]);
});
