import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import spawn from "cross-spawn";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tools = join(root, "tooling/contract");

/** What nothing uses on purpose: the answer to a method that a path lacks, and those that only some banks give (X100). */
const UNUSED = ["MethodNotAllowed", "ServiceUnavailable", "TooManyRequests"];

/** Lints a document with redocly's recommended rules. Returns the number of operations; throws an Error when there is a finding but those of `UNUSED`. */
export function checkLint(document = join(root, "dist/openapi.json")): number {
  const redocly = join(tools, "node_modules/.bin/redocly");
  const config = join(tools, "redocly.yaml");
  const printed = findingsOf(redocly, ["lint", document, "--config", config, "--format", "json"]);
  const { problems }: { problems: readonly Problem[] } = JSON.parse(printed);
  const found = problems.map(
    ({ ruleId, location, message }): Finding => [ruleId, location[0]?.pointer, message],
  );
  expectUnused("no-unused-components", found);
  // Read, because there is no dist yet when this is compiled.
  const { paths }: { paths: Record<string, object> } = JSON.parse(readFileSync(document, "utf8"));
  return Object.values(paths).flatMap((item) => Object.keys(item)).length;
}

interface Problem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer?: string }[];
}

/** A rule, the pointer to what it is about, and its text. */
export type Finding = readonly [rule: string, pointer: string | undefined, text: string];

/** Throws an Error with the findings that are not about `UNUSED`, and with those of `UNUSED` that are missing. */
export function expectUnused(rule: string, found: readonly Finding[]): void {
  const expected = new Set(UNUSED.map((name) => `${rule} #/components/responses/${name}`));
  const further = found.filter(([name, pointer]) => !expected.delete(`${name} ${pointer}`));
  if (further.length === 0 && expected.size === 0) return;
  const lines = further.slice(0, 20).map((finding) => finding.join(" "));
  throw new Error([...lines, ...Array.from(expected, (finding) => `missing: ${finding}`)].join("\n"));
}

/** Runs a linter, which fails when it finds an error. Returns what it has printed; throws an Error when it has printed nothing. */
export function findingsOf(command: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawn.sync(command, [...args], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (stdout) return stdout;
  throw new Error(`${command} printed nothing (${error?.message ?? stderr}).`);
}
