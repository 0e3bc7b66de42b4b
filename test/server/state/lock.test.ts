// Statements: X123.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, linkSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { afterEach, expect, test } from "vitest";
import { type Holder, isRunning, thisProcess } from "../../../src/adapters/server/state/holder.ts";
import { takeLock } from "../../../src/adapters/server/state/lock.ts";
import { shownPath } from "../../../src/adapters/shared/paths.ts";
import { messageOf } from "../../support/control.ts";
import { onWindows } from "../../support/on-windows.ts";
import { killAll, run } from "../run-command.ts";
import { cleanUp, keeping, newFolder } from "./support.ts";

const children: ChildProcess[] = [];
afterEach(async () => {
  killAll();
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await cleanUp();
});

const isLinux = process.platform === "linux";
const newLock = () => join(newFolder(), "lock");

/** A file in which processes have claimed the lock, in this order. */
function lockOf(...claims: readonly object[]): string {
  const path = newLock();
  writeFileSync(path, claims.map((claim) => `\n${JSON.stringify(claim)}\n`).join(""));
  return path;
}

/** A process that has ended. */
async function deadHolder(): Promise<Holder & { readonly claim: string }> {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "close");
  return { ...(await thisProcess()), pid: child.pid ?? 0, start: "1", claim: "dead" };
}

test("of many that want a lock at the same time one gets it (X123)", async () => {
  for (let round = 0; round < 20; round += 1) {
    const path = round % 2 === 0 ? newLock() : lockOf(await deadHolder());
    const all = await Promise.all(Array.from({ length: 20 }, () => takeLock(path)));
    const [release, ...others] = all.filter((result) => typeof result === "function");
    expect(others).toEqual([]);
    const held = all.filter((result) => typeof result !== "function");
    expect(new Set(held.map(({ by, running }) => `${by.pid} ${running}`))).toEqual(
      new Set([`${process.pid} yes`]),
    );
    await release?.();
    expect(existsSync(path)).toBe(false);
    expect(typeof (await takeLock(path))).toBe("function");
  }
});

test("a lock that is taken and released by many is never held twice", async () => {
  const path = newLock();
  let holders = 0;
  let taken = 0;
  const wanting = async () => {
    for (let count = 0; count < 60; count += 1) {
      const release = await takeLock(path);
      if (typeof release !== "function") continue;
      holders += 1;
      taken += 1;
      expect(holders).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      holders -= 1;
      await release();
    }
  };
  await Promise.all(Array.from({ length: 6 }, wanting));
  expect(taken).toBeGreaterThan(5);
});

test("the lock of a process that has ended is taken over, and so is one that was half asked for", async () => {
  const dead = await deadHolder();
  expect(typeof (await takeLock(lockOf(dead, { ...dead, claim: "dead too" })))).toBe("function");
  const path = lockOf(dead);
  writeFileSync(path, `\n${JSON.stringify(await thisProcess()).slice(0, 30)}`, { flag: "a" });
  expect(typeof (await takeLock(path))).toBe("function");
  const withdrawn = { ...(await thisProcess()), claim: "given up" };
  expect(typeof (await takeLock(lockOf(withdrawn, { withdrawn: "given up" })))).toBe("function");
});

test("who was refused a lock does not keep it from others once its holder has ended", async () => {
  const holder = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  children.push(holder);
  const { host, boot, pids } = await thisProcess();
  const path = lockOf({ pid: holder.pid, host, boot, pids, claim: "held" });
  expect(await takeLock(path)).toMatchObject({ by: { pid: holder.pid }, running: "yes" });
  holder.kill("SIGKILL");
  await once(holder, "close");
  expect(typeof (await takeLock(path))).toBe("function");
});

test("whether a process is running is said of this machine and of this start of it alone", async () => {
  const own: Holder = { pid: process.pid, host: "here", start: "5", boot: "b", pids: "p" };
  const of = (other: Partial<Holder>) => isRunning({ ...own, ...other }, own);
  expect(await of({ host: "elsewhere", boot: "other" })).toBe("unknown");
  expect(await of({ boot: "before" })).toBe("no");
  expect(await of({ pids: "a container's" })).toBe("unknown");
  const { boot, pids, start, ...elsewhere } = own;
  expect(await of({})).toBe(isLinux ? "no" : "yes");
  expect(await isRunning(elsewhere, own)).toBe("unknown");
  expect(await isRunning(own, elsewhere)).toBe("unknown");
  expect(await isRunning(elsewhere, elsewhere)).toBe("yes");
  expect(await isRunning({ ...elsewhere, host: "other" }, elsewhere)).toBe("unknown");
  expect(await isRunning({ ...elsewhere, pid: (await deadHolder()).pid }, elsewhere)).toBe("no");
  expect([boot, pids, start]).toEqual(["b", "p", "5"]);
});

test.runIf(isLinux)(
  "a pid that another process has got, or that of a process that is over, holds nothing",
  async () => {
    const own = await thisProcess();
    expect(await isRunning(own, own)).toBe("yes");
    expect(await isRunning({ ...own, start: "1" }, own)).toBe("no");
    const parent = spawn("sh", ["-c", "sleep 0.5 & echo $!; exec sleep 30"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    children.push(parent);
    const [pid] = await once(parent.stdout, "data");
    const stat = () => readFileSync(`/proc/${Number(pid)}/stat`, "utf8");
    while (!stat().includes(") Z ")) await new Promise((resolve) => setTimeout(resolve, 5));
    const start = stat().split(" ")[21] ?? "";
    expect(await isRunning({ ...own, pid: Number(pid), start }, own)).toBe("no");
  },
);

test("a second server with the file is refused with the pid of the first, also of the same process (X123)", async () => {
  const path = join(newFolder(), "bank.json");
  const { close } = await keeping(path);
  expect(await messageOf(() => keeping(path))).toBe(
    `Option 'state' must be a file that is not in use, got ${shownPath(path)}, which process ${process.pid} has open: end it, or name another file${isLinux ? "" : `; if that isn't a running Sandbank, delete ${path}.sandbank-lock`}.`,
  );
  await close();
  await keeping(path);
});

test("a lock of another machine is left, and the refusal says what to delete if that is over (X123)", async () => {
  const path = join(newFolder(), "bank.json");
  const other = { pid: 1, host: "4c1f0a", start: "3", boot: "x", pids: "y", claim: "z" };
  const lock = `${path}.sandbank-lock`;
  writeFileSync(lock, `\n${JSON.stringify(other)}\n`);
  expect(await messageOf(() => keeping(path))).toBe(
    `Option 'state' must be a file that is not in use, got ${shownPath(path)}, which process 1 of another machine or container, "4c1f0a", has open: end it, or name another file; if that isn't a running Sandbank, delete ${lock}.`,
  );
  expect(existsSync(path)).toBe(false);
});

test("of commands that start at the same time with one file one answers, and the others end with 1 (X123)", {
  timeout: 60_000,
}, async () => {
  const path = join(newFolder(), "bank.json");
  for (let round = 0; round < 2; round += 1) {
    const commands = Array.from({ length: 4 }, () => run("--port=0", `--state=${path}`));
    const results = await Promise.all(
      commands.map(({ child, address, ended }) =>
        address().then(
          () => ({ child, err: "" }),
          async () => ({ child: undefined, err: (await ended).err }),
        ),
      ),
    );
    const [winner, ...others] = results.flatMap(({ child }) => (child ? [child] : []));
    expect(others).toEqual([]);
    for (const { child, err } of results) {
      if (!child)
        expect(err).toMatch(
          new RegExp(`^sandbank: --state .*which process ${winner?.pid} has open: [^\\n]*\\n$`),
        );
    }
    // The next round takes the lock over.
    winner?.kill("SIGKILL");
    if (winner) await once(winner, "close");
  }
});

test.skipIf(onWindows)("a state file is held once, under whatever name it is reached (X123)", async () => {
  const folder = newFolder();
  const path = join(folder, "bank.json");
  await keeping(path);
  symlinkSync(path, join(folder, "link.json"));
  for (const other of [join(folder, "link.json"), join(folder, "x", "..", "bank.json"), relative(".", path)])
    expect(await messageOf(() => keeping(other))).toContain(`, which process ${process.pid} has open: `);
  const linked = join(folder, "hard.json");
  const kept = join(folder, "kept.json");
  writeFileSync(kept, "");
  linkSync(kept, linked);
  for (const name of [kept, linked]) {
    expect(await messageOf(() => keeping(name))).toBe(
      `Option 'state' must be a file with one name, got ${shownPath(name)}, which has 2 hard links: a bank at one of them would not see what is kept under another, so copy it, or use a symbolic link.`,
    );
  }
});
