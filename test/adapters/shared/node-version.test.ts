// Statement: X363.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { tooOld } from "../../../src/adapters/shared/node-version.ts";

const run = promisify(execFile);
const source = (path: string) => new URL(`../../../src/adapters/${path}`, import.meta.url).href;

test("Node 22.12 is the oldest that is taken, and a page has none (X363)", () => {
  const said = (version: string) => tooOld(version) === undefined;
  expect(["22.12.0", "22.21.3", "24.0.0", "100.0.0"].filter(said)).toHaveLength(4);
  expect(["18.20.8", "20.19.0", "22.2.0", "22.11.9"].filter(said)).toEqual([]);
  expect(tooOld("20.19.0")).toBe("sandbank: Node 22.12 or newer is needed, but this is 20.19.0.");
});

test("each entry that runs in Node says which Node is needed as it is imported (X363)", async () => {
  const entries = ["node", "vite", "next", "ssr", "vitest", "jest", "playwright", "server"];
  const script = `
    Object.defineProperty(process.versions, "node", { value: "20.19.0" });
    const said = {};
    for (const name of ${JSON.stringify(entries)})
      said[name] = await import(${JSON.stringify(source("NAME/index.ts"))}.replace("NAME", name)).then(() => "loaded", (error) => error.message);
    console.log(JSON.stringify(said));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script]);
  const needed = "sandbank: Node 22.12 or newer is needed, but this is 20.19.0.";
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(entries.map((name) => [name, needed])));
});
