// Compares the files that are generated, those of the contract of the API and the table of values of the fixtures, with what they
// are made from; with `--update` writes them. Run as `npm run contract`.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { recordedModule } from "./contract/recorded.ts";
import { refusalsModule } from "./contract/refusals.ts";
import { statementsModule } from "./contract/statements.ts";
import { typesModule } from "./contract/types.ts";
import { formatted } from "./formatted.ts";
import { valuesModule } from "./values.ts";

/** Each generated file with what makes its text, which Biome formats. */
const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  "fixtures/generated/values.ts": valuesModule,
  "src/openapi/generated/statements.ts": statementsModule,
  "src/openapi/generated/refusals.ts": refusalsModule,
  "src/openapi/generated/recorded.ts": recordedModule,
  // The last, because it is made from the document, which shows the others.
  "src/openapi/generated/types.ts": typesModule,
};

const root = fileURLToPath(new URL("../", import.meta.url));
const isUpdate = process.argv.includes("--update");
const stale: string[] = [];

for (const [path, make] of Object.entries(generated)) {
  const file = join(root, path);
  const text = formatted(path, await make());
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  stale.push(path);
  if (!isUpdate) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (stale.length > 0 && !isUpdate) {
  console.error(
    `contract: not current: ${stale.join(", ")}. Run \`npm run contract -- --update\` and commit.`,
  );
  process.exit(1);
}
