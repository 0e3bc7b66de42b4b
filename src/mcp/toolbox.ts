import type { Tool as ListedTool } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { Problem } from "../engine/http/problems.ts";
import { nearest } from "../engine/nearest.ts";
import { Advice } from "./call/advice.ts";
import { argument, readArguments, resultSchema, schemaOf } from "./call/arguments.ts";
import { type Banks, describe, openBank } from "./call/banks.ts";
import { contentOf, type Result, safe } from "./call/result.ts";
import { TOOLS } from "./tools/index.ts";
import type { Tool } from "./tools/tool.ts";

const TAKES_BANK = { bank: argument(z.string(), "the page, where several are open") };

/** The tools as a client lists and calls them. */
export interface Toolbox {
  list(): readonly ListedTool[];
  /** Calls a tool. An error that the caller can mend is part of the result; rejects with an Advice for a name that is no tool. */
  call(name: string, given: unknown): Promise<CalledTool>;
}

type CalledTool =
  | ReturnType<typeof contentOf>
  | { readonly isError: true; readonly content: { readonly type: "text"; readonly text: string }[] };

/** Makes the tools for some banks; with `readOnly` none that changes one. */
export function createToolbox(banks: Banks, readOnly: boolean): Toolbox {
  const tools = TOOLS.filter(({ changes }) => !readOnly || changes !== true).map((tool) => ({
    ...tool,
    input: banks.several ? z.extend(tool.input, TAKES_BANK) : tool.input,
  }));
  const answer = async (tool: Tool, given: unknown): Promise<Result> => {
    const { bank: name, ...own } = readArguments(tool, given) as { readonly bank?: string };
    const changes = typeof tool.changes === "function" ? tool.changes(own) : tool.changes;
    if (readOnly && changes) throw new Advice(`${tool.name} changes nothing here: this server is read-only.`);
    const list = banks.list();
    if (tool.name === "status" && name === undefined && list.length > 1)
      return { data: { banks: list.map(describe) }, next: 'give "bank" with each call.' };
    const bank = await openBank(banks, name);
    const { data, next } = await tool.run(own, bank);
    return { data: banks.several ? { bank: bank.name, ...data } : data, next };
  };
  return {
    list: () => tools.map((tool) => listed(tool, banks.several)),
    async call(name, given) {
      const tool = tools.find((each) => each.name === name);
      if (!tool)
        throw new Advice(
          noTool(
            name,
            tools.map((each) => each.name),
          ),
        );
      try {
        return contentOf(await answer(tool, given));
      } catch (error) {
        // Anything else is a bug, which the protocol reports as one.
        if (!(error instanceof Advice || error instanceof Problem || isUnreached(error))) throw error;
        return { isError: true, content: [{ type: "text", text: safe((error as Error).message) }] };
      }
    },
  };
}

/** Whether a bank did not answer, of which the transport tells with a plain Error. */
function isUnreached(error: unknown): boolean {
  return error instanceof Error && error.name === "Error";
}

function noTool(name: string, names: readonly string[]): string {
  return `There is no tool ${JSON.stringify(name.slice(0, 100))}: the nearest is ${nearest(name, names)}. There are ${names.join(", ")}.`;
}

function listed({ name, description, input, fields, changes }: Tool, several: boolean): ListedTool {
  const data = resultSchema(several ? { bank: "string?", ...fields } : fields);
  return {
    ...{ name, description, inputSchema: schemaOf(input) },
    outputSchema: { type: "object", properties: { data, next: { type: "string" } }, required: ["data"] },
    annotations: { readOnlyHint: changes === false },
  };
}
