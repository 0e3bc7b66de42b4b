import { globSync, readFileSync } from "node:fs";
import { REGISTRY } from "../../../src/registry.ts";
import { root } from "../../build/sources.ts";

/** The text of the module that lists what holds of rows beyond their schemas, which only the check of snapshots loads. */
export function invariantsModule(): string {
  const areas = [...new Set(Object.values(REGISTRY).map(({ area }) => area))];
  // A resource declares its own, or an area those of several resources.
  const declared = globSync(
    areas.flatMap((area) => [`src/${area}/invariants.ts`, `src/${area}/*/invariants.ts`]),
    { cwd: root },
  )
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => {
      const names = readFileSync(`${root}/${path}`, "utf8").matchAll(/^export const (\w+Invariants)\b/gm);
      return { from: path.replace(/^src/, ".."), names: Array.from(names, ([, name = ""]) => name).sort() };
    });
  const imports = declared.map(({ from, names }) => ({ from, what: `{ ${names.join(", ")} }` }));
  const sorted = [{ from: "../engine/resource/invariant.ts", what: "type { Invariants }" }, ...imports].sort(
    (one, other) => (one.from < other.from ? -1 : 1),
  );
  return `/* Generated from the invariants of the resources by \`npm run check contract -- --update\`. */

${sorted.map(({ from, what }) => `import ${what} from "${from}";`).join("\n")}

/** What holds of the rows of each table, whatever the bank has done. */
export const INVARIANTS: readonly Invariants<never>[] = [${declared.flatMap(({ names }) => names).join(", ")}];
`;
}
