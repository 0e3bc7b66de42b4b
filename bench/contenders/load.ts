import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { peers } from "../support/places.ts";

/**
 * Imports a peer, which is installed apart from the repository, so that the compiler does not know it: `Module` is
 * the part in use.
 *
 * @example const { createServer } = await loadPeer<Mirage>("miragejs");
 */
export async function loadPeer<Module>(name: string, file = ""): Promise<Module> {
  const path = file === "" ? createRequire(join(peers, "package.json")).resolve(name) : peerFile(name, file);
  return import(pathToFileURL(path).href);
}

/** The path of a file of an installed peer. */
export function peerFile(name: string, file: string): string {
  return join(peers, "node_modules", name, file);
}
