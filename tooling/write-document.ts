// Writes dist/openapi.json, the document that the package carries. Run after the compiler, as a part of `npm run build`.

import { writeFileSync } from "node:fs";
import { openapi } from "../src/openapi/index.ts";

writeFileSync(new URL("../dist/openapi.json", import.meta.url), `${JSON.stringify(openapi(), null, 2)}\n`);
