import { ADMIN_KEY, CLIENT_KEY } from "../../fixtures/http-client.ts";
import { CALL_FORMS } from "../../playground/src/explorer/answers/call-forms.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { createBank } from "../../src/index.ts";
import { DEFAULT_SERVER } from "../../src/openapi/document/server.ts";
import { type Endpoint, endpointsOf } from "../../src/openapi/endpoints.ts";
import { copiedAs } from "../../src/recorded/test/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { ready, START, sendExample } from "../contract/prepare.ts";

/** The call of each operation as the playground's explorer shows it: a group of blocks of Markdown, one for each language. */
export async function endpointCode(): Promise<Readonly<Record<string, string>>> {
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT);
  const groups: Record<string, string> = {};
  for (const endpoint of endpoints) groups[endpoint.route.operation] = await groupOf(endpoint, endpoints);
  return groups;
}

async function groupOf(endpoint: Endpoint, endpoints: readonly Endpoint[]): Promise<string> {
  const bank = createBank({ baseUrl: DEFAULT_SERVER, clock: { start: START, paused: true } });
  const call = await ready(bank, endpoint, endpoints);
  await sendExample(bank, endpoint, call);
  const log = bank.log.entries;
  const entry = log.at(-1);
  if (!entry) throw new Error(`${endpoint.route.operation} is not in the log.`);
  // What was sent is no secret here, as it is in the log.
  const typed = Array.isArray(entry.requestBody) ? entry : { ...entry, requestBody: call.body ?? null };
  const copied = { bank, entry: typed, keys: { client: CLIENT_KEY, admin: ADMIN_KEY }, log };
  const blocks = [];
  for (const [form, label] of CALL_FORMS) {
    const language = form === "curl" ? "sh" : "ts";
    blocks.push(`\`\`\`${language} [${label}]\n${(await copiedAs(form, copied)).trimEnd()}\n\`\`\``);
  }
  return [":::code-group", ...blocks, ":::"].join("\n\n");
}
