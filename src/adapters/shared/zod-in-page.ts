// What replaces zod in a page, by `imports` of package.json.

import { config } from "zod/mini";

export * from "zod/mini";

// Else zod tries with the first schema of an object whether it may compile code, which a strict Content-Security-Policy reports
// as a violation. Before any schema is made, so it can be nowhere else.
config({ jitless: true });
