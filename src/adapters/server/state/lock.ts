import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { type Holder, isRunning, type Running, thisProcess } from "./holder.ts";
import { statOf } from "./stat.ts";

/** A line of a lock's file: a process that wants the lock, or that has given it up. */
type Claim = (Holder & { readonly claim: string }) | { readonly withdrawn: string };

/** Who has a lock. */
export interface Held {
  readonly by: Holder;
  readonly running: Running;
}

/**
 * Takes the lock that a file at `path` is, until the returned function is called or the process has ended; or returns who has
 * it. Each process that wants it adds a line to the file, and the first line whose process is running has it, so that the
 * order in which the file system has added them decides.
 */
export async function takeLock(path: string): Promise<(() => Promise<void>) | Held> {
  const own = { ...(await thisProcess()), claim: randomUUID() };
  for (;;) {
    const file = await open(path, "a+");
    try {
      await add(file, own);
      const held = await holderIn(file, own);
      // The one who has a lock removes the file to release it: a file that is no longer there locks nothing.
      if (!(await isAt(path, file))) continue;
      if (held === undefined) {
        const { ino } = await file.stat();
        return () => release(path, ino);
      }
      await add(file, { withdrawn: own.claim });
      return held;
    } finally {
      await file.close();
    }
  }
}

/** Adds a line in one write, after a line break, for a process that ended while it wrote may have left half a line. */
function add(file: FileHandle, claim: Claim): Promise<void> {
  return file.appendFile(`\n${JSON.stringify(claim)}\n`);
}

/** The first who has not withdrawn and may be running; undefined when that is `own`. */
async function holderIn(
  file: FileHandle,
  own: Holder & { readonly claim: string },
): Promise<Held | undefined> {
  const claims = claimsIn(await textOf(file));
  const withdrawn = new Set(claims.flatMap((claim) => ("withdrawn" in claim ? [claim.withdrawn] : [])));
  for (const claim of claims) {
    if ("withdrawn" in claim || withdrawn.has(claim.claim)) continue;
    if (claim.claim === own.claim) return undefined;
    const running = await isRunning(claim, own);
    if (running !== "no") return { by: claim, running };
  }
  throw new Error("What was written to the file of a lock is not in it.");
}

async function textOf(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
  return buffer.toString("utf8", 0, bytesRead);
}

function claimsIn(text: string): Claim[] {
  return text.split("\n").flatMap((line) => {
    try {
      const claim: Claim | null = JSON.parse(line);
      return typeof claim === "object" && claim !== null ? [claim] : [];
    } catch {
      // A process that ended while it wrote the line has no lock.
      return [];
    }
  });
}

async function isAt(path: string, file: FileHandle): Promise<boolean> {
  return (await statOf(path))?.ino === (await file.stat()).ino;
}

async function release(path: string, ino: number): Promise<void> {
  if ((await statOf(path))?.ino === ino) await unlink(path);
}
