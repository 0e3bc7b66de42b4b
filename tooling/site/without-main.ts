import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The pages of a built site that do not have exactly one main part, which is where a screen reader goes. */
export function withoutMain(site: string): readonly string[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .filter((page) => readFileSync(join(site, page), "utf8").split("<main").length !== 2)
    .toSorted();
}
