import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { answerPages } from "../../src/adapters/forwarding/server.ts";
import { mayBeOfBank } from "../../src/adapters/ssr/addresses.ts";
import { createBank } from "../../src/index.ts";
import { runHere } from "../server/run-command.ts";
import { payouts } from "./payouts.ts";
import { STILL } from "./support.ts";

test("the command finds own resources in the file of its options (DEF-36)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "own-resources-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "bank.config.ts");
  const source = JSON.stringify(join(import.meta.dirname, "payouts.ts"));
  writeFileSync(path, `import { payouts } from ${source};\nexport default { resources: { payouts } };\n`);
  const { code, out } = await runHere(["openapi", "--options", path]);
  expect(code).toBe(0);
  expect(Object.keys(JSON.parse(out).paths)).toEqual(
    expect.arrayContaining(["/api/payouts", "/api/payouts/{id}"]),
  );
});

test("a page whose bank is in the server learns which paths are own (DEF-36)", async () => {
  const mount = { "/api/bank/*": "/v1/*" };
  const bank = createBank({ ...STILL, resources: { payouts }, mount });
  const endpoint = answerPages({ bank: () => bank });
  const answer = await endpoint(new Request("http://localhost:3000/__sandbank"));
  expect(await answer.json()).toEqual({
    baseUrl: "https://app.test",
    paths: ["/api/payouts", "/api/bank"],
  });
});

test("requests to the paths that a page names wait for its bank (DEF-36)", () => {
  const isHeld = mayBeOfBank("http://localhost:3000", "/sandbank", ["/api/payouts"]);
  expect(isHeld("http://localhost:3000/api/payouts/1001")).toBe(true);
  expect(isHeld("http://localhost:3000/api/others")).toBe(false);
});
