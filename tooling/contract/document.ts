// Prints the OpenAPI document of a bank with default options. A process of its own reads the generated files as they are now.

import { openapi } from "../../src/openapi/index.ts";

process.stdout.write(`${JSON.stringify(openapi(), null, 2)}\n`);
