import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What VitePress shows at an unknown address is put into it by a script alone. */
const BY_SCRIPT = "404.html";

/** The pages of a built site that do not have exactly one main part, which is where a screen reader goes. */
export function withoutMain(site: string): readonly string[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && file !== BY_SCRIPT)
    .filter((page) => readFileSync(join(site, page), "utf8").split("<main").length !== 2)
    .toSorted();
}
