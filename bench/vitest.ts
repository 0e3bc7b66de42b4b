import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AIMS } from "./support/aims.ts";
import type { Contender } from "./support/contest.ts";
import { project, root } from "./support/places.ts";
import { compare } from "./support/show.ts";

const TESTS = 150;

/** A file of tests that each make one request and read its answer; `before` is above them. */
function suite(before: string, url: string, parameters = ""): string {
  return `${before}
for (let at = 0; at < ${TESTS}; at += 1) {
  test("test " + at, async (${parameters}) => {
    const response = await fetch(${url}, { headers: { Authorization: "Bearer test_key" } });
    expect((await response.json()).data).toHaveLength(0);
  });
}
`;
}

const bareMsw = (origin: string) =>
  suite(
    `import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
const server = setupServer(http.get("${origin}/v1/ach", () => HttpResponse.json({ data: [] })));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());`,
    `"${origin}/v1/ach"`,
  );

const sandbank = suite(
  'import { test } from "sandbank/vitest";\nimport { expect } from "vitest";',
  'bank.baseUrl + "/v1/ach"',
  "{ bank }",
);

/** What a bank adds to a test of Vitest: each suite runs by the command \`vitest\`, in a fresh process. */
export async function run(): Promise<void> {
  const folder = project("vitest", {
    "bare.test.ts": bareMsw("http://api.example.com"),
    "bare-https.test.ts": bareMsw("https://api.example.com"),
    "sandbank.test.ts": sandbank,
    "vitest.config.ts": "export default {};",
  });
  const tests: Contender[] = [
    { name: "bare msw, http", measure: () => timePerTest(folder, "bare") },
    { name: "bare msw, https", measure: () => timePerTest(folder, "bare-https") },
    { name: "sandbank/vitest", measure: () => timePerTest(folder, "sandbank"), aim: AIMS.vitestTest },
  ];
  await compare(`a test with one fetch, of ${TESTS}`, tests, { unit: "ms", rounds: 7 });
}

/** From the first test's start to the last one's end, by the number of tests: hooks and fixtures are in it. */
function timePerTest(folder: string, name: string): number {
  const { testResults } = vitest(folder, name);
  const [{ startTime, endTime, assertionResults }] = testResults;
  if (assertionResults.length !== TESTS) throw new Error(`${name} had ${assertionResults.length} tests.`);
  return (endTime - startTime) / TESTS;
}

/** The part in use of the report that Vitest's reporter "json" writes. */
interface Report {
  readonly success: boolean;
  readonly testResults: readonly [
    { startTime: number; endTime: number; assertionResults: readonly unknown[] },
  ];
}

function vitest(folder: string, name: string): Report {
  const file = join(folder, "report.json");
  const bin = join(root, "node_modules/vitest/vitest.mjs");
  const flags = [
    "run",
    "--root",
    folder,
    "--reporter=json",
    `--outputFile.json=${file}`,
    join(folder, `${name}.test.ts`),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...flags], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The tests of ${name} failed. ${stdout}${stderr}`);
  return JSON.parse(readFileSync(file, "utf8"));
}
