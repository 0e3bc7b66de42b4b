// Statements: MCP-15, MCP-16.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  expect(resources[0]).toMatchObject({ uri: "sandbank://openapi.json", mimeType: "application/json" });
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
  expect(await read(tools, "sandbank://statements/P12")).toMatch(/^P12: /);
});

test.each([
  ["sandbank://docs/how-to/fault", 'There is no page "how-to/fault". The nearest is "how-to/faults".'],
  ["sandbank://docs/../package", 'There is no page "../package".'],
  ["sandbank://statements/P999", 'There is no statement "P999": the nearest is '],
  ["file:///etc/passwd", 'There is no resource "file:///etc/passwd": the addresses begin with '],
])("%s is refused with the nearest (MCP-15)", async (uri, problem) => {
  await expect(read(await bankWithTools(), uri)).rejects.toThrow(problem);
});

test("prompts say what to do, and read the file of a failed test as data (MCP-16)", async () => {
  const { client } = await bankWithTools();
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ description }) => description)).toEqual([
    "Write a test for this screen",
    "Why did this test fail",
    "Set Sandbank up here",
  ]);
  const textOf = async (name: string, given: Record<string, string>) => {
    const { messages } = await client.getPrompt({ name, arguments: given });
    const { content } = messages[0] as (typeof messages)[0];
    return content.type === "text" ? content.text : "";
  };
  expect(await textOf("write_a_test_for_this_screen", { screen: "/transfers" })).toContain(
    "for this screen: /transfers.",
  );
  expect(await textOf("set_up_sandbank", { framework: "vite" })).toContain("for vite");

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
