import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const seenFile = join(root, ".cache/contract/prism.jsonl");

/** What Prism said about one request and its answer. */
interface Seen {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly violations: readonly {
    readonly location: readonly string[];
    readonly severity: string;
    readonly code: string;
    readonly message: string;
  }[];
}

/**
 * Runs the conformance suite against the built command through Prism as a validating proxy. Rejects unless each answer
 * fits the document, and each request that the bank has taken does. Resolves with the number of requests.
 */
export async function checkThroughPrism(): Promise<number> {
  mkdirSync(join(root, ".cache/contract"), { recursive: true });
  rmSync(seenFile, { force: true });
  const running: ChildProcess[] = [];
  try {
    const flags = [
      "--port",
      "0",
      "--start",
      "2026-03-02T15:00:00Z",
      "--paused",
      "--isolate",
      "--limit",
      "1000",
    ];
    const command = join(root, "dist/cli.js");
    const bankUrl = await started(running, [command, ...flags], /^Sandbank answers at (\S+)$/);
    const prism = join(root, "tooling/contract/node_modules/@stoplight/prism-cli/dist/index.js");
    const port = String(await freePort());
    const document = join(root, "dist/openapi.json");
    const proxy = [prism, "proxy", document, bankUrl, "--port", port, "--verboseLevel", "info"];
    const prismUrl = await started(running, proxy, /Prism is listening on (\S+)/);
    await runSuite({ BANK_URL: bankUrl, PRISM_URL: prismUrl, SEEN_FILE: seenFile });
  } finally {
    for (const process of running) process.kill("SIGKILL");
  }
  const seen = readFileSync(seenFile, "utf8")
    .trim()
    .split("\n")
    .map((line): Seen => JSON.parse(line));
  const wrong = seen.flatMap(violationsOf);
  if (wrong.length > 0) throw new Error(`prism: ${wrong.length} violations:\n${wrong.join("\n")}`);
  return seen.length;
}

/** Where Prism itself is wrong, with the reason. */
const MISTAKEN: readonly { path: string; at: string; reason: string }[] = [
  {
    path: "/v1/files",
    at: "request.body.metadata",
    reason:
      "Prism takes each part of a multipart body for text, also one whose contentType is application/json.",
  },
];

/** What is wrong by what Prism said: any answer, and a request that the bank has taken. */
function violationsOf({ name, method, path, status, violations }: Seen): readonly string[] {
  return violations
    .filter(({ location: [side] }) => side !== "request" || status < 400)
    .filter(
      ({ location }) => !MISTAKEN.some((known) => known.path === path && known.at === location.join(".")),
    )
    .map(
      ({ location, message }) => `${name}: ${method} ${path} ${status}: ${location.join(".")}: ${message}`,
    );
}

/** Starts a script of Node, and resolves with the url in its first line that has one. */
async function started(running: ChildProcess[], args: readonly string[], line: RegExp): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  running.push(child);
  for await (const text of createInterface({ input: child.stdout })) {
    const url = line.exec(text)?.[1];
    if (!url) continue;
    // Read on, so that the pipe never fills.
    child.stdout.resume();
    return url;
  }
  throw new Error(`${args[0]} ended before it listened.`);
}

async function runSuite(env: Readonly<Record<string, string>>): Promise<void> {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--config", join(root, "tooling/contract/vitest.config.ts")];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("prism: the conformance suite failed.");
}
