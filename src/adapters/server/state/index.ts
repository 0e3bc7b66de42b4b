import type { CoreBank } from "../../../core.ts";
import type { WorldBank } from "../worlds.ts";
import { createStateFolder } from "./folder.ts";
import { type KeptInFile, keepInFile } from "./keep.ts";
import { makeStateFolder, removeState } from "./open.ts";
import { repairState } from "./repair.ts";

/** The states of a server's banks, in a file or in the files of a folder. */
export interface States {
  /** Restores the bank of requests without a world. Rejects with an OptionError when it cannot be kept. */
  open(): Promise<void>;
  /** Makes the bank of a world. */
  world(name: string): WorldBank;
  /** Why the last changes could not be stored, a sentence for each bank. */
  failures(): readonly string[];
  /** Writes what is still to be written and lets other processes use the file; the worlds are disposed of on their own. */
  close(): Promise<void>;
}

/** Keeps the banks of a server at `path`: `bank`, and with `isolate` those that `make` makes for worlds. */
export function createStates(parts: {
  readonly path: string;
  readonly isReset: boolean;
  readonly isRepaired: boolean;
  readonly isolate: boolean;
  readonly bank: CoreBank;
  readonly make: (world: string) => CoreBank;
  /** Begins to send the deliveries of a bank; undefined for those without webhooks. */
  readonly deliver: ((bank: CoreBank) => void) | undefined;
}): States {
  const { path, isReset, isRepaired, isolate, bank, make, deliver } = parts;
  const folder = createStateFolder(path, make, deliver);
  let kept: KeptInFile | undefined;
  return {
    async open() {
      if (isolate) await makeStateFolder(path);
      const files = async () => (isolate ? folder.files() : [path]);
      if (isReset) for (const file of await files()) await removeState(file);
      else if (isRepaired) for (const file of await files()) await repair(file);
      kept = await keepInFile(bank, isolate ? folder.defaultFile : path);
    },
    world: folder.world,
    failures: () => [kept?.failure() ?? [], folder.failures()].flat(),
    close: async () => kept?.stop(),
  };
}

async function repair(path: string): Promise<void> {
  const lost = await repairState(path);
  if (lost !== undefined) console.warn(lost);
}
