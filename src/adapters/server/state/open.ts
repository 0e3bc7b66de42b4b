import { mkdir, open, readlink, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { OptionError } from "../../../core.ts";
import { messageOf } from "../../../engine/errors.ts";
import { shownPath } from "../../shared/paths.ts";
import { type Held, takeLock } from "./lock.ts";
import { codeOf, statOf } from "./stat.ts";
import { StateFile } from "./state-file.ts";

/**
 * Opens the file of a state, which need not be there yet, and locks it until it is closed. Rejects with an OptionError that
 * says why it cannot be opened, such as a process that has it open, or that it holds something else.
 */
export async function openStateFile(given: string): Promise<StateFile> {
  const path = await locate(given);
  const lock = `${path}.sandbank-lock`;
  const taken = await orRefuse(given, takeLock(lock));
  if (typeof taken !== "function") throw new OptionError(inUse(given, lock, taken));
  const file = new StateFile(path, taken);
  try {
    if (isBeginOfState(await orRefuse(given, beginOf(path)))) return file;
    throw new OptionError(
      `Option 'state' must be a file with the state of a bank, got ${shownPath(given)}, which holds something else: name another file.`,
    );
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Removes the state that a file holds, if any. Rejects as `openStateFile` does. */
export async function removeState(given: string): Promise<void> {
  const file = await openStateFile(given);
  try {
    await orRefuse(
      given,
      file.read().then(() => file.clear()),
    );
  } finally {
    await file.close();
  }
}

function inUse(given: string, lock: string, { by, running }: Held): string {
  const where = running === "unknown" ? ` of another machine or container, ${JSON.stringify(by.host)},` : "";
  // Without the time of its start another process may have got its pid.
  const isCertain = running === "yes" && by.start !== undefined;
  const otherwise = isCertain ? "" : `; if that isn't a running Sandbank, delete ${lock}`;
  return `Option 'state' must be a file that is not in use, got ${shownPath(given)}, which process ${by.pid}${where} has open: end it, or name another file${otherwise}.`;
}

const BEGIN = '{"format":"sandbank-journal"';

/** Whether a file is that of a state. One that is empty, or damaged here, is refused for that, unless it is to be removed. */
function isBeginOfState(text: string): boolean {
  const damaged = Array.from(BEGIN).filter((character, at) => text[at] !== character);
  return text === "" || damaged.length <= 2 || text.replaceAll(/\s+/g, "").startsWith(BEGIN);
}

/** Makes a folder, unless it is there. Rejects with an OptionError when that is impossible. */
export async function makeStateFolder(given: string): Promise<void> {
  const found = await orRefuse(given, statOf(resolve(given)));
  if (found && !found.isDirectory()) {
    throw new OptionError(
      `Option 'state' must be a folder, since 'isolate' keeps a file for each world, got the file ${shownPath(given)}.`,
    );
  }
  await orRefuse(given, mkdir(resolve(given), { recursive: true }));
}

/** The file itself, where a link leads to it. */
async function locate(given: string): Promise<string> {
  const path = await orRefuse(given, endOfLinks(resolve(given)));
  const found = await orRefuse(given, statOf(path));
  if (found?.isDirectory() || given.endsWith("/") || given.endsWith(sep)) {
    throw new OptionError(
      `Option 'state' must be a file, got the folder ${shownPath(given)}: name a file in it, or keep one for each world with --isolate (option isolate).`,
    );
  }
  if (found && !found.isFile())
    throw new OptionError(`Option 'state' must be a file, got ${shownPath(given)}, which is a device.`);
  if (found && found.nlink > 1) {
    throw new OptionError(
      `Option 'state' must be a file with one name, got ${shownPath(given)}, which has ${found.nlink} hard links: a bank at one of them would not see what is kept under another, so copy it, or use a symbolic link.`,
    );
  }
  // A new file takes its place, whatever its mode: so that is respected here.
  if (found)
    await orRefuse(
      given,
      open(path, "r+").then((file) => file.close()),
    );
  else await orRefuse(given, mkdir(dirname(path), { recursive: true }));
  return orRefuse(
    given,
    found ? realpath(path) : realpath(dirname(path)).then((folder) => join(folder, basename(path))),
  );
}

/** Where a link leads to that leads to no file yet; any other path as it is. */
async function endOfLinks(path: string): Promise<string> {
  if (await statOf(path)) return path;
  try {
    const target = await readlink(path);
    return await endOfLinks(resolve(await realpath(dirname(path)), target));
  } catch (error) {
    const code = codeOf(error);
    if (code === "EINVAL" || code === "ENOENT") return path;
    throw error;
  }
}

/** The first characters of a file; "" when there is none. */
async function beginOf(path: string): Promise<string> {
  if (!(await statOf(path))) return "";
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1000), 0, 1000, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Rejects with an OptionError in place of an error of the file system. */
export async function orRefuse<Value>(given: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    const reason = messageOf(cause);
    throw new OptionError(
      `Option 'state' must be a path at which files can be read and written, got ${shownPath(given)}: ${reason}.`,
      { cause },
    );
  }
}
