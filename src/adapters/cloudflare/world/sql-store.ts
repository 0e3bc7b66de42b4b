import type { StateStore, StoredState } from "../../persist/index.ts";
import type { ObjectStorage } from "../platform.ts";

/**
 * How long the parts of a text are, in UTF-16 units: a row may have 2 MB, and a unit takes at most 3 bytes. A part for each
 * short text, since what is billed is the rows that are written.
 */
const LONGEST_PART = 500_000;

/**
 * A store of one state in the storage of a Durable Object. A write does not wait for the disk: the platform holds back every
 * answer of the object until what it has written before is safe there, and ends the object when it is not
 * (docs/decisions/0052-a-world-is-a-durable-object.md).
 */
export function sqlStore(storage: ObjectStorage): StateStore {
  return { open: async () => new SqlState(storage) };
}

/** The bytes of all texts that are stored, in UTF-8. */
export function storedBytes({ sql }: ObjectStorage): number {
  const [counted] = [...sql.exec("SELECT COALESCE(SUM(octet_length(text)), 0) AS bytes FROM parts")];
  return Number(counted?.bytes);
}

class SqlState implements StoredState {
  readonly #storage: ObjectStorage;

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
    storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS parts (number INTEGER PRIMARY KEY, text TEXT NOT NULL, ends INTEGER NOT NULL)",
    );
  }

  async read(): Promise<readonly string[]> {
    const texts: string[] = [];
    let text = "";
    for (const part of this.#storage.sql.exec("SELECT text, ends FROM parts ORDER BY number")) {
      text += part.text;
      if (part.ends !== 1) continue;
      texts.push(text);
      text = "";
    }
    // Damaged, since the parts of a text are stored together: its reader refuses it.
    return text === "" ? texts : [...texts, text];
  }

  async append(text: string): Promise<void> {
    this.#storage.transactionSync(() => this.#add(text));
  }

  async replace(text: string): Promise<void> {
    this.#storage.transactionSync(() => {
      this.#removeAll();
      this.#add(text);
    });
  }

  async clear(): Promise<void> {
    this.#removeAll();
  }

  async close(): Promise<void> {}

  #removeAll(): void {
    this.#storage.sql.exec("DELETE FROM parts");
  }

  #add(text: string): void {
    for (let from = 0; from < text.length; ) {
      const to = endOfPart(text, from);
      const ends = to === text.length ? 1 : 0;
      this.#storage.sql.exec("INSERT INTO parts (text, ends) VALUES (?, ?)", text.slice(from, to), ends);
      from = to;
    }
  }
}

/** Where the part of a text ends that begins at `from`: not between the two halves of a character, which SQLite could not keep. */
function endOfPart(text: string, from: number): number {
  const to = from + LONGEST_PART;
  if (to >= text.length) return text.length;
  const isHalved = /[\uD800-\uDBFF]/.test(text.charAt(to - 1));
  return isHalved ? to - 1 : to;
}
