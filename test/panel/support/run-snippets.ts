import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";

/** Runs the file `snippet` for each line that it reads, in a shell of its own, and says how that ended. */
const RUN_EACH = `while read -r line; do
  (cd empty; HOME=$PWD; curl() { printf '%s\\0' "$@"; }; . ../snippet) </dev/null >written 2>/dev/null
  echo "$?"
done`;

/**
 * Starts a shell whose curl writes its arguments, until the test has finished. Returns what runs a curl snippet there, which
 * throws if it ran anything else.
 */
export function curlIn(shell: "bash" | "sh"): (snippet: string) => Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "copied-curl-"));
  const empty = join(folder, "empty");
  mkdirSync(empty);
  // Without --norc a bash that reads from a socket, as Node's pipes are, runs what the machine sets up for each.
  const running = spawn(shell, [...(shell === "bash" ? ["--norc"] : []), "-c", RUN_EACH], {
    cwd: folder,
    stdio: ["pipe", "pipe", "ignore"],
    env: { PATH: process.env.PATH, HOME: folder },
  });
  onTestFinished(async () => {
    running.stdin.end();
    await once(running, "exit");
    rmSync(folder, { recursive: true });
  });
  const ends = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
  return async (snippet) => {
    writeFileSync(join(folder, "snippet"), `${snippet}\n`);
    running.stdin.write("\n");
    const { value } = await ends.next();
    const made = readdirSync(empty);
    for (const name of made) rmSync(join(empty, name), { recursive: true });
    expect([value, made]).toEqual(["0", []]);
    return readFileSync(join(folder, "written"), "utf8").split("\0").slice(0, -1);
  };
}

/** A request as a snippet sent it. */
export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** What a snippet can reach besides: each call of it is one too many. */
function forbidden(): never {
  throw new Error("The snippet ran more than the request.");
}

/** Runs a snippet of code with these names in place of the real ones. */
async function run(code: string, names: Readonly<Record<string, unknown>>): Promise<void> {
  const given = { run: forbidden, process: forbidden, ...names };
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  await new AsyncFunction(...Object.keys(given), code)(...Object.values(given));
}

/** The request that a fetch snippet sends. */
export async function sentByFetch(code: string): Promise<Sent> {
  const sent: Sent[] = [];
  await run(code, { fetch: async (url: string, init: RequestInit) => void sent.push({ url, init }) });
  expect(sent).toHaveLength(1);
  return sent[0] as Sent;
}

/** The title of a copied test, and the requests it sends to a bank that answers each with row 1001. */
export async function sentByTest(
  code: string,
): Promise<{ readonly title: string; readonly sent: readonly Sent[] }> {
  const sent: Sent[] = [];
  const answer = { status: 200, json: async () => ({ data: { id: "1001" } }), text: async () => "" };
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer;
  };
  const bank = {
    fetch,
    clock: { advance: async () => undefined, advanceTo: async () => undefined },
    faults: { add: () => undefined },
  };
  const matchers = { toBe: () => undefined, toEqual: () => undefined };
  const rejects = { toThrow: () => undefined, toMatchObject: () => undefined };
  const found: { title: string; work: () => Promise<void> }[] = [];
  await run(code.replace(/^import .*\n/gm, ""), {
    createBank: () => bank,
    expect: () => ({ ...matchers, rejects }),
    test: (title: string, work: () => Promise<void>) => void found.push({ title, work }),
  });
  expect(found).toHaveLength(1);
  await found[0]?.work();
  return { title: found[0]?.title ?? "", sent };
}

/** The parts of a form that a snippet sent. */
export function partsOf(form: unknown): readonly (readonly [name: string, value: string])[] {
  expect(form).toBeInstanceOf(FormData);
  return [...(form as FormData)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : `${value.type} ${value.size}`,
  ]);
}
