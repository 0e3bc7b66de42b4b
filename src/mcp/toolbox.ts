import type { CallToolResult, Tool as ListedTool } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { Problem } from "../engine/http/problems.ts";
import { Advice, chosen } from "./call/advice.ts";
import { argument, readArguments, resultSchema, schemaOf } from "./call/arguments.ts";
import { type Banks, describe, openBank } from "./call/banks.ts";
import { contentOf, type Result, safe } from "./call/result.ts";
import { moveTime, sendRequest, setFault } from "./tools/act.ts";
import { checkpoint } from "./tools/checkpoint.ts";
import { findEndpoint } from "./tools/endpoints.ts";
import { load } from "./tools/load.ts";
import { explainRefusal, getLog } from "./tools/log.ts";
import { getRows, status } from "./tools/look.ts";
import { doAction, whatCanHappen } from "./tools/row.ts";
import type { Tool } from "./tools/tool.ts";
import { makeLink, writeTest } from "./tools/write.ts";

/** Every tool, in the order in which a client lists them. */
const TOOLS: readonly Tool[] = [
  ...[status, findEndpoint, sendRequest, getRows, explainRefusal, whatCanHappen, doAction],
  ...[moveTime, setFault, load, checkpoint, getLog, writeTest, makeLink],
];

const TAKES_BANK = { bank: argument(z.string(), "the page, where several are open") };

/** Makes the tools for some banks, as a client lists and calls them; with `readOnly` none that changes one. */
export function createToolbox(banks: Banks, readOnly: boolean) {
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
    /** An error that the caller can fix is part of the result; rejects with an Advice for a name that is no tool. */
    async call(name: string, given: unknown): Promise<CallToolResult> {
      const tool = chosen("tool", name, tools, (each) => each.name);
      try {
        return contentOf(await answer(tool, given));
      } catch (error) {
        // Anything else is a bug, which the protocol reports as one.
        if (!(error instanceof Advice || error instanceof Problem || isUnreached(error))) throw error;
        const { message } = error as Error;
        // The bank names its own functions, which a caller of the tools does not have.
        const isMistake = error instanceof Problem && error.status === 400 && !message.includes(`${name} {`);
        const text = isMistake ? `${message} Such as ${name} ${JSON.stringify(tool.example)}.` : message;
        return { isError: true, content: [{ type: "text", text: safe(text) }] };
      }
    },
  };
}

/** Whether a bank did not answer, of which the transport tells with a plain Error. */
function isUnreached(error: unknown): boolean {
  return error instanceof Error && error.name === "Error";
}

function listed({ name, description, input, fields, changes }: Tool, several: boolean): ListedTool {
  const data = resultSchema(several ? { bank: "string?", ...fields } : fields);
  return {
    ...{ name, description, inputSchema: schemaOf(input) },
    outputSchema: { type: "object", properties: { data, next: { type: "string" } }, required: ["data"] },
    annotations: { readOnlyHint: changes === false },
  };
}
