import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { answeringOf } from "../../../bank/runtime/answering.ts";
import type { CoreBank } from "../../../core.ts";
import { shownPath } from "../../shared/paths.ts";
import { stopDeliveries } from "../../shared/webhooks.ts";
import type { WorldBank } from "../worlds.ts";
import { type KeptInFile, keepInFile } from "./keep.ts";

/** The file of requests without a world. */
const DEFAULT = "default.json";

/** Room for what locks and writes add, below the shortest limit of file systems in use, 143 bytes. */
const LONGEST = 100;

/** How many files a folder may have: any page can name new worlds. */
const MOST_FILES = 10_000;

/** The files of a folder, one for each world. */
export interface StateFolder {
  /** The path of the file of requests without a world. */
  readonly defaultFile: string;
  /** Makes the bank of a world, which is opened by its first request. */
  world(name: string): WorldBank;
  /** Why the last changes of worlds that are open could not be stored, a sentence each. */
  failures(): readonly string[];
  /** The paths of the files that are there. */
  files(): Promise<readonly string[]>;
}

interface Opened {
  readonly bank: CoreBank;
  readonly kept: KeptInFile;
}

/** Keeps the banks of worlds in a folder, a file for each. */
export function createStateFolder(
  folder: string,
  make: (world: string) => CoreBank,
  deliver?: (bank: CoreBank) => void,
): StateFolder {
  /** What is left to do for worlds that were dropped, by their file. */
  const closing = new Map<string, Promise<void>>();
  const running = new Map<string, Opened>();

  const open = async (name: string, path: string): Promise<Opened> => {
    await closing.get(path);
    if (!existsSync(path) && (await readdir(folder)).length >= MOST_FILES) {
      throw new Error(
        `The folder ${shownPath(folder)} has ${MOST_FILES} files, and no world is added to them: delete those that are not needed.`,
      );
    }
    const bank = make(name);
    try {
      const opened = { bank, kept: await keepInFile(bank, path) };
      running.set(path, opened);
      deliver?.(bank);
      return opened;
    } catch (error) {
      await bank.dispose();
      throw error;
    }
  };

  return {
    defaultFile: join(folder, DEFAULT),
    world(name) {
      const path = join(folder, fileNameOf(name));
      let opening: Promise<Opened> | undefined;
      const opened = async (): Promise<Opened> => {
        opening ??= open(name, path);
        const current = opening;
        try {
          return await current;
        } catch (error) {
          // What is wrong with the file can be mended, and the next request tries again.
          if (opening === current) opening = undefined;
          throw error;
        }
      };
      const close = async () => {
        const { bank, kept } = await opened();
        await stopDeliveries(bank);
        await kept.stop();
        await bank.dispose();
      };
      return {
        answer: async (request) => answeringOf((await opened()).bank.fetch)(request),
        async dispose() {
          if (!opening) return;
          running.delete(path);
          const closed = close();
          const over = closed.catch(() => undefined).then(() => void closing.delete(path));
          closing.set(path, over);
          await closed;
        },
      };
    },
    failures: () => [...running.values()].flatMap(({ kept }) => kept.failure() ?? []),
    async files() {
      const names = await readdir(folder);
      return names
        .filter((name) => name === DEFAULT || /^world-.*\.json$/.test(name))
        .map((name) => join(folder, name));
    },
  };
}

/**
 * The name of a world's file: other worlds have others also where file systems ignore case, and none is reserved, hidden or
 * too long.
 *
 * @example fileNameOf("Pay/1") // "world-%50ay%2F1.json"
 */
export function fileNameOf(world: string): string {
  const encoded = Array.from(Buffer.from(world), (byte) => {
    const character = String.fromCharCode(byte);
    return /[a-z0-9_-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
  if (encoded.length <= LONGEST) return `world-${encoded}.json`;
  const hash = createHash("sha256").update(world).digest("hex");
  return `world-${encoded.slice(0, LONGEST - hash.length - 1)}~${hash}.json`;
}
