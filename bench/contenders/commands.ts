import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, peers, root, work } from "../support/places.ts";
import type { Command } from "../support/process.ts";
import { type Answers, type Transfer, transfersLike } from "./answers.ts";
import { type Operation, type Question, questions, sent } from "./exchange.ts";
import { peerFile } from "./load.ts";

/** A command that answers over HTTP, and how it is asked; the urls are paths. */
export interface CommandContender extends Command {
  readonly name: string;
  readonly note: string;
  readonly questions: Readonly<Record<Operation, Question>>;
}

const own = Object.fromEntries(
  Object.entries(questions).map(([name, each]) => [
    name,
    { ...each, url: each.url.slice(each.url.indexOf("/v1/")) },
  ]),
) as Record<Operation, Question>;

/** The command of the built package, as `npx sandbank` runs it. */
const sandbank: CommandContender = {
  name: "sandbank",
  note: "",
  args: (port) => [command, "--port", String(port)],
  path: "/v1/ach",
  cwd: work,
  questions: own,
};

/** Prism, which validates requests by the bank's document and answers with its examples. */
const prism: CommandContender = {
  name: "Prism",
  note: "no rows: examples of the document, validation by it",
  args: (port) => {
    const document = join(root, "dist/openapi.json");
    return [peerFile("@stoplight/prism-cli", "dist/index.js"), "mock", document, "--port", String(port)];
  },
  path: "/v1/ach",
  cwd: peers,
  questions: own,
};

/** The commands; json-server and emulate begin with `count` rows. */
export function commandsOf(answers: Answers, count: number): readonly CommandContender[] {
  const transfers = transfersLike(answers).slice(0, count);
  return [jsonServer(answers, transfers), sandbank, prism, emulate(transfers)];
}

function jsonServer(answers: Answers, transfers: readonly Transfer[]): CommandContender {
  const file = join(work, "json-server.json");
  writeFileSync(file, JSON.stringify({ transfers }));
  const { get, list } = own;
  const { id, url, ...transfer } = (answers.get as { data: Record<string, unknown> }).data;
  return {
    name: "json-server 1",
    note: "rows in a file; refuses nothing but a body that is no object",
    args: (port) => [
      peerFile("json-server", "lib/bin.js"),
      file,
      "--port",
      String(port),
      "--host",
      "127.0.0.1",
    ],
    path: "/transfers",
    cwd: peers,
    questions: {
      get: { ...get, url: "/transfers/1500" },
      list: { ...list, url: "/transfers?_page=1&_per_page=100&status=pending" },
      refused: { url: "/transfers", init: sent([]), status: 400 },
      post: { url: "/transfers", init: sent(transfer), status: 201 },
    },
  };
}

/** An emulator of one's own, as emulate's README writes it. */
function emulate(transfers: readonly Transfer[]): CommandContender {
  const config = join(work, "emulate.config.ts");
  const rows = join(work, "emulate.rows.json");
  writeFileSync(rows, JSON.stringify(transfers));
  const service = new URL("emulate.ts", import.meta.url);
  writeFileSync(
    config,
    `import { readFileSync } from "node:fs";
import { emulatorOf } from ${JSON.stringify(service.href)};
const rows = JSON.parse(readFileSync(${JSON.stringify(rows)}, "utf8"));
export default { services: { bank: { emulator: await emulatorOf(rows) } } };
`,
  );
  return {
    name: "emulate",
    note: "rows; validates the amount alone",
    args: (port) => [
      peerFile("emulate", "dist/index.js"),
      "start",
      "--config",
      config,
      "--port",
      String(port),
    ],
    path: "/v1/ach",
    cwd: peers,
    questions: own,
  };
}
