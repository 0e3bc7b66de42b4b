import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { PanelBank } from "../../../src/code/bank.ts";
import { createService } from "../../../src/define/index.ts";
import { createBank } from "../../../src/index.ts";
import { recordedScenario } from "../../../src/recorded/index.ts";
import { recordedTest } from "../../../src/recorded/test/recording.ts";
import { problemsOf } from "../../recorded/support/compiled.ts";
import { bankOptions, shopOptions, usedBank, usedShop } from "./sessions.ts";

const keys = { client: "test_key", admin: "admin_test_key" };
const RESOURCES = `export * from ${JSON.stringify(fileURLToPath(new URL("./resources.ts", import.meta.url)))};\n`;

/** A function that gives the scenario of a file to a bank or a service. */
function giving(source: string, made: string): string {
  const [, name = ""] = /export const (\w+)/.exec(source) ?? [];
  const own = /import type (\{.*\}) from "\.\/resources";/.exec(source)?.[1] ?? "";
  const entry = made === "createBank" ? "sandbank" : "sandbank/define";
  return [
    `import { ${made} } from "${entry}";`,
    `import { ${name} } from "./file${name === "bankDays" ? 0 : 1}";`,
    `import ${own} from "./resources";`,
    "",
    `export const made = ${made}({`,
    `  resources: ${own},`,
    `  scenario: ${name},`,
    "});",
    "",
  ].join("\n");
}

test("written scenarios and tests of own resources compile, and are as Biome formats them (DEF-52)", {
  timeout: 120_000,
}, async () => {
  const [bank, shop] = [await usedBank(), await usedShop()];
  const scenarios = [
    (await recordedScenario(bank, "bankDays")).source,
    (await recordedScenario(shop, "shopDays")).source,
  ];
  const mark = { request: 0, calls: 0 };
  const testOf = async (made: object) =>
    (await recordedTest(made as PanelBank, { keys, mark, form: "vitest", title: "all" })).text;
  const [first = "", second = ""] = scenarios;
  const sources = [
    ...scenarios,
    await testOf(bank),
    await testOf(shop),
    giving(first, "createBank"),
    giving(second, "createService"),
  ];
  expect(problemsOf(sources, RESOURCES)).toBe("");
});

test("a scenario of own resources goes on from another of the team's (DEF-52)", {
  timeout: 120_000,
}, async () => {
  const mine = async () => undefined;
  const bank = createBank({ ...bankOptions, record: true, scenarios: { mine } });
  await bank.loadScenario("mine");
  await bank.clock.advance({ days: 1 });
  const shop = createService({ ...shopOptions, record: true, scenarios: { mine } });
  await shop.loadScenario("mine");
  await shop.clock.advance({ days: 1 });
  const [first, second] = [await recordedScenario(bank, "a"), await recordedScenario(shop, "b")];
  expect(first.source.split("\n").slice(0, 8).join("\n")).toBe(`import type { BankWith } from "sandbank";
// The bank's own resources: import them from where they are.
import type { jobs, payouts } from "./resources";
// The scenario that the bank began with: import it from where it is.
import { mine } from "./scenarios";

type Bank = BankWith<{ jobs: typeof jobs; payouts: typeof payouts }>;
`);
  expect(second.source).toContain("  await mine(bank);");
});
