import { isJsonObject } from "../../../engine/schema/json-object.ts";
import type { Disk } from "./disk.ts";
import { PACKAGE_MANAGERS, type PackageManager } from "./facts.ts";

const LOCK_FILES: readonly (readonly [file: string, manager: PackageManager])[] = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["package-lock.json", "npm"],
  ["npm-shrinkwrap.json", "npm"],
];

/** No repository has its packages as deep as this. */
const MOST_LEVELS = 12;

/** Finds the package manager by `packageManager` or the lock file, in the folder or, for a package of a monorepo, above it. */
export function packageManagerOf(disk: Disk): PackageManager {
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const above = "../".repeat(level);
    const found = named(disk, `${above}package.json`) ?? locked(disk, above);
    if (found !== undefined) return found;
    if (disk.kindOf(`${above}.git`) !== undefined) break;
  }
  return "npm";
}

function named(disk: Disk, file: string): PackageManager | undefined {
  if (disk.kindOf(file) !== "file") return undefined;
  let manifest: unknown;
  try {
    manifest = JSON.parse(disk.read(file) ?? "");
  } catch {
    // That of the project itself has been read before; one above it need not be a package's.
    return undefined;
  }
  const text = isJsonObject(manifest) ? String(manifest.packageManager) : "";
  return PACKAGE_MANAGERS.find((name) => text === name || text.startsWith(`${name}@`));
}

function locked(disk: Disk, above: string): PackageManager | undefined {
  return LOCK_FILES.find(([file]) => disk.kindOf(above + file) === "file")?.[1];
}

/** The commands of each package manager. */
export const COMMANDS: Readonly<Record<PackageManager, { readonly install: string; readonly run: string }>> =
  {
    npm: { install: "npm install", run: "npx" },
    pnpm: { install: "pnpm install", run: "pnpm exec" },
    yarn: { install: "yarn install", run: "yarn" },
    bun: { install: "bun install", run: "bunx" },
  };
