import type { ObjectStorage } from "../platform.ts";

export interface WorldRecord {
  /** Its name, which an object does not hear when its alarm goes off. */
  readonly name: string;
  /** When it was made, machine milliseconds. */
  readonly madeAt: number;
  /** The beginning of the hour in which it was last used, machine milliseconds: each write is billed. */
  readonly usedAt: number;
  /** When its time was over, machine milliseconds. Then nothing else is stored of it. */
  readonly expiredAt?: number;
}

const KEY = "world";

/** What is stored about a world; undefined for one that was not made. */
export function readRecord(storage: ObjectStorage): Promise<WorldRecord | undefined> {
  return storage.get<WorldRecord>(KEY);
}

export function writeRecord(storage: ObjectStorage, record: WorldRecord): Promise<void> {
  return storage.put(KEY, record);
}
