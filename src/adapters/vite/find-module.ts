import { join } from "node:path";

/** Finds a module as the one that imports it would. */
export type Resolve<Found> = (source: string, importer: string) => Promise<Found | null>;

/** Finds the module that an option names, from the root of the project. Rejects with an Error when there is none. */
export async function findModule<Found>(
  option: "options" | "scenarios",
  path: string,
  root: string,
  resolve: Resolve<Found>,
): Promise<Found> {
  const found = await resolve(path, join(root, "index.html"));
  if (found) return found;
  throw new Error(`Option '${option}' of sandbank() is ${path}, but there is no such module.`);
}
