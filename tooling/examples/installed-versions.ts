import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Versions } from "./example.ts";
import type { Project } from "./project.ts";

/** The versions of what the table shows, as they were installed. */
export function installedVersions({ folder, example }: Project): Versions {
  return Object.fromEntries(
    example.shows.map((name) => {
      const { version } = JSON.parse(
        readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"),
      );
      return [name, version];
    }),
  );
}
