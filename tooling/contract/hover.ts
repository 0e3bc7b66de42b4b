import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const server = join(root, "tooling/contract/node_modules/typescript/lib/tsserver.js");
const types = "../../src/openapi/generated/types.ts";

/** What an editor shows of a name. */
interface Shown {
  readonly displayString: string;
  readonly documentation: string;
}

/**
 * Asks the language service of TypeScript 5, which editors run, what it shows of each text in a file: the names whose
 * last letter is the end of a marked text. Rejects when it shows nothing.
 */
async function shownFor(content: string, marks: readonly string[]): Promise<readonly Shown[]> {
  const process = spawn("node", [server, "--disableAutomaticTypingAcquisition"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const folder = join(root, ".cache/contract");
  const file = join(folder, "hover.ts");
  const send = (seq: number, command: string, args: object) =>
    process.stdin.write(`${JSON.stringify({ seq, type: "request", command, arguments: args })}\n`);
  const options = {
    strict: true,
    target: "ES2022",
    lib: ["es2022"],
    types: [],
    allowImportingTsExtensions: true,
  };
  send(0, "compilerOptionsForInferredProjects", { options });
  // A project of its own, so that the whole repository is not loaded.
  send(0, "open", { file, fileContent: content, scriptKindName: "TS", projectRootPath: folder });
  marks.forEach((mark, at) => {
    const before = content.slice(0, content.indexOf(mark) + mark.length).split("\n");
    send(at + 1, "quickinfo", { file, line: before.length, offset: before.at(-1)?.length });
  });
  const shown: Shown[] = [];
  for await (const line of createInterface({ input: process.stdout })) {
    if (!line.startsWith("{")) continue;
    const message = JSON.parse(line);
    if (message.command !== "quickinfo") continue;
    if (!message.success) throw new Error(`hover: ${marks[message.request_seq - 1]}: ${message.message}`);
    shown[message.request_seq - 1] = message.body;
    if (Object.keys(shown).length === marks.length) break;
  }
  const ended = once(process, "exit");
  send(marks.length + 1, "exit", {});
  await ended;
  return shown;
}

/**
 * Checks that the types are readable in an editor: the name of one shows its fields, a field its description. Resolves
 * with the number of names that were looked at.
 */
export async function checkHover(): Promise<number> {
  const content = `import type { AchTransfer, AchTransferCreate, Company, ErrorBody, VirtualCard } from "${types}";
let transfer: AchTransfer; let create: AchTransferCreate; let company: Company; let card: VirtualCard; let error: ErrorBody;
transfer!.amount; create!.metadata; company!.status; card!.valid_ending_on; error!.error;
`;
  const wanted: readonly (readonly [mark: string, display: RegExp, documentation: RegExp])[] = [
    [
      "transfer: AchTransfer",
      /type AchTransfer = \{\s+readonly id: string;\s+readonly account_number: string;\s+readonly amount: number;/,
      /^An ACH transfer, as the API shows it\.$/,
    ],
    ["create: AchTransferCreate", /readonly direction: "credit" \| "debit";/, /\S/],
    ["company: Company", /type Company = \{\s+readonly id: number;/, /\S/],
    ["card: VirtualCard", /readonly available_balance: number;/, /\S/],
    ["error: ErrorBody", /type ErrorBody = \{\s+readonly error: string;\s+\}/, /\S/],
    ["transfer!.amount", /amount: number$/, /^Cents, positive\. 0 makes the transfer a prenotification\.$/],
    ["create!.metadata", /metadata\?: /, /At most 8192 bytes of JSON in UTF-8/],
    ["company!.status", /status: "pending" \| "rejected" \| /, /\S/],
    ["card!.valid_ending_on", /: string$/, /The last day of use, GMT/],
    ["error!.error", /error: string$/, /single quotes/],
  ];
  const shown = await shownFor(
    content,
    wanted.map(([mark]) => mark),
  );
  wanted.forEach(([mark, display, documentation], at) => {
    const { displayString = "", documentation: text = "" } = shown[at] ?? {};
    if (!display.test(displayString) || !documentation.test(text))
      throw new Error(`hover: ${mark} shows ${displayString} and "${text}"`);
  });
  return wanted.length;
}
