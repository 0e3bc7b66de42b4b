// Statements: X120.

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterEach, expect, test } from "vitest";
import { connect } from "../../../src/index.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, type Row, retrieve } from "../../support/call.ts";
import { killAll, run } from "../run-command.ts";
import { cleanUp, linesOf, newFolder } from "./support.ts";

afterEach(async () => {
  killAll();
  await cleanUp();
});

/** How often the process is killed; SANDBANK_KILLS sets it. */
const kills = Number(process.env.SANDBANK_KILLS ?? 12);
const CLIENTS = 4;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const start = (path: string) =>
  run(
    "--port=0",
    "--start=2026-03-02T15:00:00Z",
    "--paused",
    "--quiet",
    "--scenario=empty",
    `--state=${path}`,
  );
const sorted = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => Number(id)).sort((a, b) => a - b);

/** What was answered before a kill. */
interface Answered {
  readonly created: Map<string, Row>;
  readonly canceled: Set<string>;
  now: number;
  /** Requests that were sent, answered or not. */
  sent: number;
}

/** Sends requests, several at once, until the server is gone. */
async function send(url: string, answered: Answered): Promise<void> {
  const remote = connect({ baseUrl: url });
  const creating = async () => {
    for (;;) {
      answered.sent += 1;
      const metadata = { number: String(answered.sent) };
      const { body } = await call(remote, "POST", "/v1/ach", { ...minimalTransfer, metadata });
      const { data } = body as { data: Row };
      expect(data.metadata).toEqual(metadata);
      answered.created.set(data.id, data);
      if (answered.sent % 5 > 0) continue;
      await call(remote, "PATCH", `/v1/ach/${data.id}`, { status: "canceled" });
      answered.canceled.add(data.id);
    }
  };
  const advancing = async () => {
    for (;;) {
      const now = (await remote.clock.now()).getTime() + 1000;
      await remote.clock.advanceTo(new Date(now));
      answered.now = now;
    }
  };
  const untilGone = (work: Promise<never>) =>
    work.catch((error) => {
      // How a request ends whose server is gone.
      if (!/fetch failed|terminated|other side closed|No bank answers/.test(String(error))) throw error;
    });
  await Promise.all([...Array.from({ length: CLIENTS - 1 }, creating), advancing()].map(untilGone));
}

/** Waits for answers rather than for a time, in which a busy machine gives few. Rejects when the server is gone before. */
async function untilCreated(count: number, answered: Answered, sending: Promise<void>): Promise<void> {
  const gone = sending.then(() => Promise.reject(new Error("The server is gone.")));
  gone.catch(() => undefined);
  while (answered.created.size < count) await Promise.race([wait(1), gone]);
}

test(`a command that is killed ${kills} times loses nothing that was answered and leaves nothing half (X120)`, {
  timeout: 60_000 + kills * 5000,
}, async () => {
  const path = join(newFolder(), "bank.json");
  const answered: Answered = { created: new Map(), canceled: new Set(), now: 0, sent: 0 };
  const all = new Set<string>();
  let sentBefore = 0;
  let rowsBefore = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    const { child, address } = start(path);
    const closed = once(child, "close");
    // One in five is killed while it starts.
    if (kill % 5 === 4) {
      address().catch(() => undefined);
      await wait(Math.random() * 700);
      child.kill("SIGKILL");
      await closed;
      continue;
    }
    const url = await address();
    const remote = connect({ baseUrl: url });
    const rows = await remote.db.achTransfers.all();
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const [id, created] of answered.created) {
      const row = await retrieve(remote, `/v1/ach/${id}`);
      const status = answered.canceled.has(id) ? "canceled" : row.status;
      expect(row).toEqual({ ...created, status });
    }
    for (const id of all) expect(found.has(id)).toBe(true);
    expect(sorted(rows)).toEqual(rows.map((_, at) => 1001 + at));
    // Of what was sent and not answered, anything may be there.
    expect(rows.length - rowsBefore).toBeGreaterThanOrEqual(answered.created.size);
    expect(rows.length - rowsBefore).toBeLessThanOrEqual(answered.sent - sentBefore);
    expect((await remote.clock.now()).getTime()).toBeGreaterThanOrEqual(answered.now);
    rowsBefore = rows.length;
    sentBefore = answered.sent;
    answered.created.clear();
    answered.canceled.clear();
    const sending = send(url, answered);
    await untilCreated(2 + Math.random() * 20, answered, sending);
    await wait(Math.random() * 5);
    child.kill("SIGKILL");
    await Promise.all([sending, closed]);
    for (const id of answered.created.keys()) all.add(id);
  }
  expect(all.size).toBeGreaterThan(kills);
});

test("a command that ends on SIGTERM has kept all that it answered, in one line", async () => {
  const path = join(newFolder(), "bank.json");
  for (let round = 0; round < 2; round += 1) {
    const answered: Answered = { created: new Map(), canceled: new Set(), now: 0, sent: 0 };
    const first = start(path);
    const sending = send(await first.address(), answered);
    await untilCreated(20, answered, sending);
    first.child.kill("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0, err: "" });
    await sending;
    expect(answered.created.size).toBeGreaterThan(0);
    expect(linesOf(path)).toHaveLength(2);
    const { snapshot } = JSON.parse(readFileSync(path, "utf8"));
    const second = start(path);
    const remote = connect({ baseUrl: await second.address() });
    expect(await remote.snapshot()).toEqual(snapshot);
    for (const [id, created] of answered.created) {
      const row = await retrieve(remote, `/v1/ach/${id}`);
      expect(row).toEqual({ ...created, status: answered.canceled.has(id) ? "canceled" : row.status });
    }
    expect((await remote.clock.now()).getTime()).toBeGreaterThanOrEqual(answered.now);
    second.child.kill("SIGKILL");
    await second.ended;
  }
});
