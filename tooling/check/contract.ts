import "../contract/short-deadlines.ts";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../build/sources.ts";
import { endpointsPage } from "../contract/modules/endpoints.ts";
import { factoriesModule, factoryTypesModule } from "../contract/modules/factories.ts";
import { formatted } from "../contract/modules/formatted.ts";
import { invariantsModule } from "../contract/modules/invariants.ts";
import { recordedModule } from "../contract/modules/recorded.ts";
import { refusalsModule } from "../contract/modules/refusals.ts";
import { statementsModule } from "../contract/modules/statements.ts";
import { componentsModule, schemasModule, typesModule } from "../contract/modules/types.ts";
import { valuesModule } from "../contract/modules/values.ts";

/** Each generated file with what makes its text; Biome formats code. */
const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  "docs/endpoints.md": endpointsPage,
  "fixtures/generated/factory-types.ts": factoryTypesModule,
  "fixtures/generated/factories.ts": factoriesModule,
  "fixtures/generated/values.ts": valuesModule,
  "src/generated/invariants.ts": invariantsModule,
  "src/openapi/generated/statements.ts": statementsModule,
  "src/openapi/generated/refusals.ts": refusalsModule,
  "src/openapi/generated/recorded.ts": recordedModule,
  // The last, because it is made from the document, which shows the others.
  "src/openapi/generated/components.ts": componentsModule,
  "src/openapi/generated/types.ts": typesModule,
  "src/openapi/generated/schemas.ts": schemasModule,
};

/** Compares the generated files, those of the API's contract and the values of the fixtures, with their sources, or writes them. */
export async function check(isUpdate: boolean): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [path, make] of Object.entries(generated)) {
    const file = join(root, path);
    const text = path.endsWith(".md") ? await make() : formatted(path, await make());
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    stale.push(path);
    if (!isUpdate) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (stale.length === 0 || isUpdate) return [];
  return [`not current: ${stale.join(", ")}. Run \`npm run check contract -- --update\` and commit.`];
}
