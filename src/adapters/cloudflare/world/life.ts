import { DAY_MS, HOUR_MS } from "../../../engine/time/calendar.ts";
import type { ObjectStorage } from "../platform.ts";
import type { Alarm } from "./alarm.ts";

/** What is stored of a world besides its bank, under this key. */
const KEY = "world";

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

interface LifeParts {
  readonly storage: ObjectStorage;
  readonly alarm: Alarm;
  readonly idleDays: number;
  /** Ends the use of the bank, which no longer stores anything. */
  readonly close: () => Promise<void>;
}

/**
 * The life of a world: it is made, is used, and is emptied once it was idle for long. Times are machine milliseconds. What
 * changes it happens one after the other, and counts in memory before it is stored, so that no request gets in between.
 */
export class WorldLife {
  readonly #parts: LifeParts;
  #record: WorldRecord | undefined;
  #isRead = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: LifeParts) {
    this.#parts = parts;
  }

  /** Reads what is stored, unless it is known, and empties a world whose time is over. */
  async begin(now: number): Promise<void> {
    if (!this.#isRead || this.#isOver(now)) await this.#inOrder(() => this.#expire(now));
  }

  /** What is known of the world, once that was read; undefined for one that was not made. */
  get record(): WorldRecord | undefined {
    return this.#record;
  }

  /** When its time is over if nothing else is asked of it; undefined for a world that is not there. */
  get expiresAt(): number | undefined {
    const world = this.#world;
    return world && world.usedAt + HOUR_MS + this.#parts.idleDays * DAY_MS;
  }

  /** Makes the world, or counts as its use where it is there. Resolves with whether it was made. */
  make(name: string, now: number): Promise<boolean> {
    return this.#inOrder(async () => {
      await this.#expire(now);
      const isMade = this.#world === undefined;
      await this.#write({ name, madeAt: now, ...this.#world, usedAt: hourOf(now) });
      if (this.expiresAt !== undefined) await this.#parts.alarm.by(this.expiresAt);
      return isMade;
    });
  }

  async use(now: number): Promise<void> {
    const isCounted = () => this.#world === undefined || this.#world.usedAt >= hourOf(now);
    if (isCounted()) return;
    await this.#inOrder(async () => {
      if (this.#world && !isCounted()) await this.#write({ ...this.#world, usedAt: hourOf(now) });
    });
  }

  /** Removes the world. Resolves with whether there was anything of it. */
  remove(): Promise<boolean> {
    return this.#inOrder(async () => {
      await this.#read();
      if (!this.#record) return false;
      await this.#empty(undefined);
      return true;
    });
  }

  /** What is known of it unless it has expired. */
  get #world(): WorldRecord | undefined {
    return this.#record?.expiredAt === undefined ? this.#record : undefined;
  }

  #isOver(now: number): boolean {
    return this.expiresAt !== undefined && now >= this.expiresAt;
  }

  async #expire(now: number): Promise<void> {
    await this.#read();
    if (!this.#record || !this.#isOver(now)) return;
    await this.#empty({ ...this.#record, expiredAt: this.expiresAt ?? now });
  }

  /** Removes all that is stored but a record. */
  async #empty(left: WorldRecord | undefined): Promise<void> {
    const { storage, alarm, close } = this.#parts;
    this.#record = left;
    await close();
    // Without a wait in between, the platform stores both or nothing.
    await Promise.all([storage.deleteAll(), left && storage.put(KEY, left)]);
    await alarm.off();
  }

  async #read(): Promise<void> {
    if (this.#isRead) return;
    this.#record = await this.#parts.storage.get<WorldRecord>(KEY);
    this.#isRead = true;
  }

  async #write(record: WorldRecord): Promise<void> {
    this.#record = record;
    await this.#parts.storage.put(KEY, record);
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work).catch((error: unknown) => {
      // What is stored decides, since it may differ from what was to be.
      this.#isRead = false;
      throw error;
    });
    this.#last = result.catch(() => undefined);
    return result;
  }
}

function hourOf(time: number): number {
  return time - (time % HOUR_MS);
}
