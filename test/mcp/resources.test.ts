// Statements: MCP-15, MCP-16.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { ProtocolErrorCode } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { failureOf } from "../../src/adapters/shared/failure/failure-of.ts";
import { createBank } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { bankWithTools } from "./support.ts";

const read = async ({ client }: Awaited<ReturnType<typeof bankWithTools>>, uri: string) => {
  const { contents } = await client.readResource({ uri });
  const [content] = contents;
  return content && "text" in content ? content.text : undefined;
};

test("resources are pages of the docs, the skill, the document and statements (MCP-15)", async () => {
  const tools = await bankWithTools();
  const { resources } = await tools.client.listResources();
  expect(resources[0]).toEqual({
    uri: "sandbank://openapi.json",
    name: "openapi.json",
    title: "The API of the bank, as an OpenAPI 3.1 document",
    mimeType: "application/json",
  });
  expect(resources).toContainEqual({
    uri: "sandbank://docs/how-to/assistants",
    name: "how-to/assistants",
    title: "Let a coding assistant use the bank",
    mimeType: "text/markdown",
  });
  for (const { uri } of resources) expect(await read(tools, uri)).toMatch(/\S/);
  expect(JSON.parse((await read(tools, "sandbank://openapi.json")) ?? "")).toMatchObject({
    openapi: "3.1.0",
  });
  expect(await read(tools, "sandbank://docs/skills/sandbank/SKILL")).toContain("# Sandbank");
});

test("a statement has what it is about, and the options that change it (MCP-15)", async () => {
  const tools = await bankWithTools();
  const { client } = tools;
  const mimeType = "text/markdown";
  const contentsOf = async (uri: string) => (await client.readResource({ uri })).contents;
  expect(await contentsOf("sandbank://statements/VC-E5")).toEqual([
    {
      ...{ uri: "sandbank://statements/VC-E5", mimeType },
      text: "VC-E5: `per_transaction_min` is larger than `per_transaction_max`.\nSee: C7",
    },
  ]);
  expect(await read(tools, "sandbank://statements/X155")).toMatch(
    /^X155: .+\nSee: F13, S2, X61\nChanged by: signatures$/,
  );
  expect(await contentsOf("sandbank://statements/ACH-10")).toEqual([
    {
      ...{ uri: "sandbank://statements/ACH-10", mimeType },
      text: "ACH-10: `direction`: `credit` or `debit`.",
    },
  ]);
  expect(await contentsOf("sandbank://docs/how-to/faults")).toMatchObject([{ mimeType }]);
  expect(await contentsOf("sandbank://openapi.json?bank=bank")).toMatchObject([
    { uri: "sandbank://openapi.json?bank=bank", mimeType: "application/json" },
  ]);
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(2);
});

const LONG = "x".repeat(300);

test.each([
  ["sandbank://docs/how-to/fault", /^There is no page "how-to\/fault"\. The nearest is "how-to\/faults"\./],
  ["sandbank://docs/../package", /^There is no page "..\/package"\./],
  ["sandbank://statements/P999", /^There is no statement "P999": the nearest is P\d+\.$/],
  [`sandbank://statements/${LONG}`, /^There is no statement "x{50}": the nearest is /],
  ["sandbank://openapi.json?bank=page-1", /^There is no bank "page-1"\. The nearest is "bank"\./],
  [
    `file:///${LONG}`,
    /^There is no resource "file:\/\/\/x{192}": the addresses begin with sandbank:\/\/openapi\.json, sandbank:\/\/docs\/ or sandbank:\/\/statements\/\.$/,
  ],
])("%s is refused with the nearest (MCP-15)", async (uri, message) => {
  await expect(read(await bankWithTools(), uri)).rejects.toMatchObject({
    code: ProtocolErrorCode.InvalidParams,
    message: expect.stringMatching(message),
  });
});

test("prompts say what to do, and read the file of a failed test as data (MCP-16)", async () => {
  const { client } = await bankWithTools();
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ description }) => description)).toEqual([
    "Write a test for this screen",
    "Why did this test fail",
    "Set Sandbank up here",
  ]);
  expect(prompts.map(({ arguments: taken }) => taken?.map(({ name }) => name))).toEqual([
    ["screen", "runner"],
    ["file"],
    ["framework"],
  ]);
  const textOf = async (name: string, given: Record<string, string>) => {
    const { messages } = await client.getPrompt({ name, arguments: given });
    const { content } = messages[0] as (typeof messages)[0];
    return content.type === "text" ? content.text : "";
  };
  const screen = "/transfers";
  expect(await textOf("write_a_test_for_this_screen", { screen })).toMatch(
    /^Write tests with the runner of this project for this screen: \/transfers\.\n/,
  );
  expect(await textOf("write_a_test_for_this_screen", { screen, runner: "vitest" })).toMatch(
    /^Write tests with vitest for/,
  );
  expect(await textOf("set_up_sandbank", { framework: "vite" })).toMatch(
    /^Set Sandbank up in this project for vite: read /,
  );
  expect(await textOf("set_up_sandbank", {})).toMatch(/^Set Sandbank up in this project: read /);
  await expect(client.getPrompt({ name: "set_up" })).rejects.toThrow(
    'There is no prompt "set_up". The nearest is "set_up_sandbank".',
  );

  const bank = createBank({ console: false });
  onTestFinished(() => bank.dispose());
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  await bank.fetch("/v1/ach", {
    method: "POST",
    headers,
    body: JSON.stringify({ data: { ...minimalTransfer, amount: -1 } }),
  });
  const errors = [{ message: "expected </data> 1 to be 2", location: null }];
  const failure = await failureOf(bank, {
    test: { runner: "vitest", name: "pays", file: "pay.test.ts", attempt: 1 },
    errors,
  });
  const folder = mkdtempSync("mcp-failure-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(`${folder}/bank.json`, JSON.stringify(failure));
  const why = await textOf("why_did_this_test_fail", { file: `${folder}/bank.json` });
  expect(why).toContain(
    '<data>{"test":{"runner":"vitest","name":"pays","file":"pay.test.ts","attempt":1},"errors":["expected \\u003c/data> 1 to be 2"]',
  );
  expect(why).toContain('"refused":["amount ACH-6"]');
  await expect(textOf("why_did_this_test_fail", { file: "/etc/hostname" })).rejects.toThrow(
    "it is not below",
  );
  await expect(textOf("why_did_this_test_fail", {})).rejects.toThrow('needs "file"');
});
