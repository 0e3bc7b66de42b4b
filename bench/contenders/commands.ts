import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { command, work } from "../support/places.ts";
import type { Command } from "../support/process.ts";
import type { Answers } from "./answers.ts";
import { OPERATIONS, questions } from "./exchange.ts";

/** A command that answers over HTTP, under the paths of the bank. */
export interface CommandContender extends Command {
  readonly name: string;
  readonly note?: string;
}

/** A plain server of Node, and the command of the built package, as `npx sandbank` runs it. */
export function commandsOf(answers: Answers): readonly CommandContender[] {
  const file = join(work, "answers.json");
  const known = OPERATIONS.map((name) => [name, { status: questions[name].status, body: answers[name] }]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
  const server = fileURLToPath(new URL("node-http.mjs", import.meta.url));
  const shared = { path: "/v1/ach", cwd: work };
  return [
    {
      ...shared,
      name: "floor",
      note: "node:http alone: no rows, no validation",
      args: (port) => [server, file, String(port)],
    },
    { ...shared, name: "sandbank", args: (port) => [command, "--port", String(port)] },
  ];
}
