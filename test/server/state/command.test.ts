// Statements: X120 to X122.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { shownPath } from "../../../src/adapters/shared/paths.ts";
import { connect } from "../../../src/index.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { onWindows } from "../../support/on-windows.ts";
import { killAll, run, runAfter, runHere } from "../run-command.ts";
import { cleanUp, newFolder } from "./support.ts";

afterEach(async () => {
  killAll();
  await cleanUp();
});

const flags = (path: string) => ["--port=0", "--start=2026-03-02", "--paused", "--quiet", `--state=${path}`];

test.skipIf(onWindows)(
  "on a full disk what was answered is there after a restart, and what was refused is not (X122)",
  async () => {
    const path = join(newFolder(), "bank.json");
    // A limit on the size of files stops a write in its middle, as a full disk does.
    const { child, address, ended } = runAfter("ulimit -f 16", ...flags(path));
    const remote = connect({ baseUrl: await address() });
    const answered: string[] = [];
    let refused = 0;
    for (let count = 0; count < 300; count += 1) {
      const { status, body } = await call(remote, "POST", "/v1/ach", minimalTransfer);
      if (status === 503) refused += 1;
      else answered.push((body as { data: { id: string } }).data.id);
    }
    expect(answered.length).toBeGreaterThan(2);
    expect(answered.length + refused).toBe(300);
    expect(await remote.db.achTransfers.count()).toBe(answered.length);
    child.kill("SIGKILL");
    expect((await ended).err).toMatch(
      /^The state of the bank can't be stored as ".*bank\.json": EFBIG: file too large, write\. Nothing was changed: [^\n]*\n$/,
    );
    const again = connect({ baseUrl: await run(...flags(path)).address() });
    expect((await again.db.achTransfers.all()).map(({ id }) => id)).toEqual(answered);
  },
);

test.skipIf(onWindows)("a disk that is full at the start ends it with 1, and nothing is left", async () => {
  const path = join(newFolder(), "bank.json");
  const { code, out, err } = await runAfter("ulimit -f 2", ...flags(path), "--scenario=busy").ended;
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^sandbank: [^\n]*EFBIG: file too large[^\n]*\n$/);
  expect(existsSync(path)).toBe(false);
  expect(existsSync(`${path}.sandbank-tmp`)).toBe(false);
  expect(existsSync(`${path}.sandbank-lock`)).toBe(false);
});

test.skipIf(onWindows)(
  "another --seed is refused in one line that says what to do, and --reset-state starts again (X121)",
  async () => {
    const path = join(newFolder(), "bank.json");
    const first = run(...flags(path));
    await create(connect({ baseUrl: await first.address() }), "/v1/ach", minimalTransfer);
    first.child.kill("SIGINT");
    expect(await first.ended).toMatchObject({ code: 0, err: "" });
    const before = readFileSync(path, "utf8");
    expect(await runHere([...flags(path), "--seed=2"])).toEqual({
      code: 1,
      out: "",
      err: `sandbank: --state must be a file that this bank can go on from, got ${shownPath(path)}, but it was stored with other options: seed: give the options with which it was stored, name another file, or start over with --reset-state (option resetState).\n`,
    });
    expect(readFileSync(path, "utf8")).toBe(before);
    const fresh = connect({ baseUrl: await run(...flags(path), "--seed=2", "--reset-state").address() });
    expect(await fresh.db.achTransfers.count()).toBe(0);
  },
);

test("--reset-state alone is refused, and openapi takes neither flag", async () => {
  expect((await runHere(["--reset-state"])).err).toBe(
    "sandbank: --reset-state needs the file that --state (option state) names.\n",
  );
  expect((await runHere(["openapi", "--state=bank.json"])).err).toBe(
    "sandbank: openapi runs no server: leave --state out.\n",
  );
});
