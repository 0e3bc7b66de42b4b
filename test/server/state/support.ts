import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, type Mock, vi } from "vitest";
import { type ServeOptions, type Serving, serve } from "../../../src/adapters/server/index.ts";
import type { BankOptions } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

const folders: string[] = [];
const servers: Serving[] = [];

/** A new folder, until `cleanUp`. */
export function newFolder(): string {
  // The folder for temporary files may be reached by a link, and messages name the file itself.
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), "sandbank-state-")));
  folders.push(folder);
  return folder;
}

/** Closes the servers and removes the folders of a test. */
export async function cleanUp(): Promise<void> {
  for (const server of servers.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Serves a bank with a paused clock at a free port, until `cleanUp`. */
export async function keeping(state: string, options: ServeOptions = {}, bank: BankOptions = {}) {
  const server = await serve(
    { clock: { start: MONDAY, paused: true }, ...bank },
    { port: 0, state, ...options },
  );
  servers.push(server);
  return server;
}

/** What is warned of in the console during each test of a file, which calls this once. */
export function watchWarnings(): Mock {
  const warn = vi.fn();
  beforeEach(() => {
    warn.mockClear();
    vi.spyOn(console, "warn").mockImplementation(warn);
  });
  return warn;
}

/** The lines of a file. */
export function linesOf(path: string): string[] {
  return readFileSync(path, "utf8").split("\n");
}

/** A file with three transfers, one a line, as a process that was killed leaves it. */
export async function killedFile(): Promise<string> {
  const folder = newFolder();
  const server = await keeping(join(folder, "running.json"));
  for (let count = 0; count < 3; count += 1) await create(server.bank, "/v1/ach", minimalTransfer);
  const path = join(folder, "bank.json");
  writeFileSync(path, readFileSync(join(folder, "running.json")));
  return path;
}

export const countAt = async (path: string) => (await keeping(path)).bank.db.achTransfers.count();
