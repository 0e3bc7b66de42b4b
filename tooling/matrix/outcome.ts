import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countReport } from "../count-report.ts";
import type { Versions } from "../examples/example.ts";
import type { Project, Workshop } from "../examples/project.ts";

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

/** How many tests of a project passed, by the reports of its steps. */
export function countTests({ reports }: Workshop, { name }: Project): number {
  const files = readdirSync(reports).filter((file) => file.startsWith(`${name}-`));
  return files.reduce((sum, file) => sum + countReport(join(reports, file)).passed, 0);
}
