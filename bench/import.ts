import { AIMS } from "./support/aims.ts";
import type { Contender } from "./support/contest.ts";
import { project } from "./support/places.ts";
import { printedBy } from "./support/process.ts";
import { compare } from "./support/show.ts";

/** The import of an entry in a fresh process, without the start of Node. */
export async function run(): Promise<void> {
  const folder = project("import");
  const contenders: Contender[] = [
    { name: "msw", measure: () => importTime("msw", folder) },
    { name: "sandbank", measure: () => importTime("sandbank", folder), aim: AIMS.coldImport },
    { name: "sandbank/fixtures", measure: () => importTime("sandbank/fixtures", folder) },
  ];
  await compare("import in a fresh process", contenders, { unit: "ms", rounds: 15 });
}

function importTime(name: string, cwd: string): Promise<number> {
  return printedBy(
    `const begin = performance.now();
     const entry = await import(${JSON.stringify(name)});
     if (Object.keys(entry).length === 0) throw new Error("Nothing was imported.");
     console.log(performance.now() - begin);`,
    { cwd },
  );
}
