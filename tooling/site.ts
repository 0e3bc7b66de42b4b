// The site of the docs: `npm run docs` serves it while it is written, `npm run docs:build` builds it into docs/.vitepress/dist.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { enumValues } from "../test/docs/enums/reach-all.ts";
import { builtPlayground } from "./build/playground.ts";
import { root } from "./build/sources.ts";
import { installApart } from "./install-apart.ts";
import { readLedger } from "./ledger/read.ts";
import { runProgram } from "./program.ts";
import { deadLinks } from "./site/dead-links.ts";
import { endpointCode } from "./site/endpoint-code.ts";
import { fidelityPage } from "./site/fidelity-page.ts";
import { llmsFull, llmsIndex } from "./site/llms.ts";
import { builtPages } from "./site/pages.ts";
import { policyOf, policyProblems } from "./site/policy.ts";
import { withoutMain } from "./site/without-main.ts";

const docs = join(root, "docs");
const site = join(docs, ".vitepress/dist");
const modules = join(docs, ".vitepress/cache/modules");
/** VitePress serves what is in `public` as it stands. */
const playground = join(docs, "public/playground");

if (![join(root, "dist/openapi.json"), builtPlayground].every((path) => existsSync(path)))
  fail("there is no dist: run `npm run build` first.");
installApart(docs);
writeReference();
writeFileSync(join(docs, "fidelity.md"), fidelityPage(readLedger().entries, await enumValues()));
writeFileSync(join(docs, ".vitepress/cache/endpoint-code.json"), JSON.stringify(await endpointCode()));
rmSync(playground, { recursive: true, force: true });
cpSync(builtPlayground, playground, { recursive: true });
const [command = "build"] = process.argv.slice(2);
if (command === "dev") run("vitepress", "dev", docs);
else await build();

/** The API reference, as Markdown next to the written pages. */
function writeReference(): void {
  rmSync(join(docs, "reference/api"), { recursive: true, force: true });
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    exports: Record<string, string | { types: string }>;
  };
  for (const [name, entry] of Object.entries(exports)) {
    if (typeof entry === "string") continue;
    const module = name.replace(/^\./, "sandbank");
    const from = join(root, entry.types).replace(/\.d\.ts$/, ".js");
    const text = `/** @module ${module} */\nexport * from ${JSON.stringify(from)};\n`;
    writeFileSync(join(modules, `${module.replaceAll("/", "-")}.ts`), text);
  }
  run("typedoc", "--options", join(docs, "typedoc.json"), "--logLevel", "Error");
}

async function build(): Promise<void> {
  const base = process.env.SANDBANK_DOCS_BASE ?? "/";
  rmSync(site, { recursive: true, force: true });
  run("vitepress", "build", docs);
  const pages = builtPages(docs);
  writeFileSync(join(site, "llms.txt"), llmsIndex(pages));
  writeFileSync(join(site, "llms-full.txt"), llmsFull(pages));
  const dead = deadLinks(site, base);
  if (dead.length > 0) fail(`these links of the site lead nowhere:\n${dead.slice(0, 50).join("\n")}`);
  const mainless = withoutMain(site);
  if (mainless.length > 0)
    fail(`these pages of the site have no main part, or several:\n${mainless.join("\n")}`);
  const policy = policyOf(site);
  writeFileSync(join(site, "policy.txt"), `${policy}\n`);
  const refused = await policyProblems(site, base, policy);
  if (refused.length > 0) fail(`the site breaks its policy:\n${refused.join("\n")}`);
}

function run(name: string, ...args: string[]): void {
  runProgram(join(docs, "node_modules/.bin", name), args, { cwd: docs, stdio: "inherit" });
}

function fail(message: string): never {
  console.error(`docs: ${message}`);
  process.exit(1);
}
