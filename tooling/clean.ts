import { rmSync } from "node:fs";

// The old name of a file renamed in src must not stay in the published package.
rmSync(new URL("../dist", import.meta.url), { recursive: true, force: true });
