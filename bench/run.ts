// Runs one group and writes its rows: node --expose-gc bench/run.ts <group> <file>. `npm run bench` calls it.

import { writeFileSync } from "node:fs";
import { GROUPS } from "./groups.ts";
import { shown } from "./support/show.ts";

const [, , name = "", file = ""] = process.argv;
const group = await GROUPS[name]?.load();
if (!group) throw new Error(`There is no group "${name}".`);
await group.run();
writeFileSync(file, JSON.stringify(shown));
// Some contenders keep sockets open, which would keep the process.
process.exit();
