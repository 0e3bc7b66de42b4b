import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import { type ServeOptions, serve } from "../../src/adapters/server/index.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { MONDAY } from "../support/monday.ts";

/** The names of the tools, as a client lists them. */
export const NAMES = [
  ...[
    "status",
    "find_endpoint",
    "send_request",
    "get_rows",
    "explain_refusal",
    "what_can_happen",
    "do_action",
  ],
  ...["move_time", "set_fault", "load", "checkpoint", "get_log", "write_test", "make_link"],
];

/** What a tool has answered. */
export interface Answer {
  /** The values of the bank; undefined for an error. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly next: string | undefined;
  /** All that a model reads of it. */
  readonly text: string;
  readonly isError: boolean;
}

/** The tools at an address, with the revision of the protocol of 2025 or the newest one, by the SDK's own client, which checks each result against its schema. */
export async function toolsAt(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  mode: "auto" | "legacy" = "legacy",
) {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return { client, call: (name: string, given: object = {}) => answerOf(client, name, given) };
}

/** Calls a tool. */
export async function answerOf(client: Client, name: string, given: object): Promise<Answer> {
  const result = await client.callTool({ name, arguments: { ...given } });
  const { data = {}, next } = (result.structuredContent ?? {}) as Partial<Answer>;
  const [content] = result.content;
  const text = content?.type === "text" ? content.text : "";
  return { data, next, text, isError: result.isError === true };
}

/** A served bank, paused on a Monday, and its tools. */
export async function bankWithTools(options: BankOptions = {}, served: ServeOptions = {}) {
  const { scenarios } = await import("../../fixtures/index.ts");
  const bank = createBank({ scenarios, clock: { start: MONDAY, paused: true }, console: false, ...options });
  const server = await serve(bank, { port: 0, ...served });
  onTestFinished(() => server.close());
  const tools = await toolsAt(`${server.url}/_sandbank/mcp`);
  return { bank, url: server.url, ...tools };
}

/** A served bank, and what its tools answer: data, and what may follow; or the text of an error. */
export async function answering() {
  const { bank, call } = await bankWithTools();
  const answers = async (name: string, given: object = {}) => {
    const { data, next, text, isError } = await call(name, given);
    return isError ? text : [data, next];
  };
  return { bank, answers };
}
