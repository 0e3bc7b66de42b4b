// Builds dist, which is what gets published: docs/decisions/0033-bundled-package.md says of what and why.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCode } from "./build/code.ts";
import { writeDocument } from "./build/document.ts";
import { buildForJest } from "./build/jest.ts";
import { writeLicenses } from "./build/licenses.ts";
import { buildPages } from "./build/pages.ts";
import { buildPlayground } from "./build/playground.ts";
import { root } from "./build/sources.ts";
import { buildTypes } from "./build/types/types.ts";

// The name of a file that is gone must not stay in the package.
rmSync(join(root, "dist"), { recursive: true, force: true });
mkdirSync(join(root, ".cache/build"), { recursive: true });

const modules = await buildCode();
// What `npm run check size` reads, for the names of sources are not to be seen in chunks.
writeFileSync(join(root, ".cache/build/modules.json"), JSON.stringify(modules, null, 2));
await buildTypes();
const libraries = [...(await buildForJest()), ...(await buildPages()), ...(await buildPlayground())];
writeLicenses([...Object.values(modules).flat(), ...libraries]);
writeDocument();
