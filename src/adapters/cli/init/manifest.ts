import { messageOf } from "../../../engine/errors.ts";
import { isJsonObject } from "../../../engine/schema/json-object.ts";
import type { Disk } from "./disk.ts";

/** What init needs of a package.json. */
export interface Manifest {
  readonly text: string;
  /** The version range of each package that it names, in whichever list. */
  readonly packages: ReadonlyMap<string, string>;
  readonly scripts: readonly string[];
  /** Whether a `.js` file is an ES module. */
  readonly isModule: boolean;
}

const LISTS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/** Reads the package.json of a project. Throws an Error where there is none, or none that can be read. */
export function readManifest(disk: Disk): Manifest {
  if (disk.kindOf("package.json") !== "file")
    throw new Error(
      "This folder is no project: it has no package.json. Start init in the folder of your app, or make one by npm init.",
    );
  const text = disk.read("package.json") ?? "";
  const manifest = parsed(text);
  const packages = LISTS.flatMap((list) => Object.entries(objectIn(manifest, list)));
  return {
    text,
    packages: new Map(packages.map(([name, range]) => [name, String(range)])),
    scripts: Object.values(objectIn(manifest, "scripts")).map(String),
    isModule: manifest.type === "module",
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new Error(`package.json must hold JSON, but is none: ${messageOf(cause)}.`, { cause });
  }
  if (!isJsonObject(value)) throw new Error("package.json must be an object, as npm init writes it.");
  return value;
}

function objectIn(manifest: Readonly<Record<string, unknown>>, name: string): object {
  const value = manifest[name];
  return isJsonObject(value) ? value : {};
}
