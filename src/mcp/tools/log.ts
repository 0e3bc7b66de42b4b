import * as z from "zod/mini";
import type { Explanation, LogEntry, OutboxEntry } from "../../core.ts";
import { Advice } from "../call/advice.ts";
import { argument, limit } from "../call/arguments.ts";
import { descriptionsOf, type OpenBank } from "../call/banks.ts";
import { MAX_REFUSAL, shown } from "../call/result.ts";
import { tool } from "./tool.ts";

/** The requests of the log, oldest first. */
export async function entriesOf({ transport }: OpenBank): Promise<readonly LogEntry[]> {
  return (await transport.read("log")) as readonly LogEntry[];
}

/** A request in a line of a list. */
export function lineOf({ number, time, method, path, operation, status, issues, fault }: LogEntry): object {
  const refused = issues.map(({ field, rule }) => [field, rule].filter((each) => each !== null).join(" "));
  return {
    ...(shown({ number, time, request: `${method} ${path}`, operation, status }) as object),
    // An app chooses the name of a field that the bank does not know.
    ...(refused.length > 0 && { refused: shown(refused) }),
    ...(fault && { fault: fault.then }),
  };
}

export const getLog = tool({
  name: "get_log",
  description:
    "What was sent: requests to the bank, newest first (number shows one with its bodies), deliveries to webhooks, or emails. Not for why one was refused: explain_refusal.",
  input: z.strictObject({
    of: z.optional(z.enum(["requests", "deliveries", "emails"])),
    number: argument(z.int(), "one request"),
    refused: argument(z.boolean(), "only those that were refused"),
    limit,
    before: argument(z.int(), "of the previous page"),
  }),
  fields: { entries: "object[]", total: "number", before: "number?" },
  example: { of: "requests", refused: true },
  changes: false,
  async run({ of = "requests", number, refused = false, limit: most = 10, before }, bank) {
    if (number !== undefined) {
      const entry = await entryOf(bank, number);
      const { requestBody: sent, responseBody: answered, changes, warnings, issues } = entry;
      const next = issues.length > 0 ? `explain_refusal {"number":${number}} tells why.` : undefined;
      const bodies = shown({ sent, answered, changes, warnings }) as object;
      return { data: { entries: [{ ...lineOf(entry), ...bodies }], total: 1 }, next };
    }
    const all = await listOf(bank, of, refused);
    const end = before === undefined ? all.length : all.filter(({ place }) => place < before).length;
    const page = all.slice(Math.max(0, end - most), end).reverse();
    const last = page.at(-1);
    const isLast = end <= most || !last;
    const data = {
      entries: page.map(({ line }) => line),
      total: all.length,
      ...(!isLast && { before: last.place }),
    };
    return { data, next: isLast ? undefined : "the same call with before for older ones." };
  },
});

/** What is listed, oldest first, each with its place. */
async function listOf(bank: OpenBank, of: "requests" | "deliveries" | "emails", refused: boolean) {
  const { transport } = bank;
  if (of === "requests") {
    const entries = (await entriesOf(bank)).filter(({ issues }) => !refused || issues.length > 0);
    return entries.map((entry) => ({ place: entry.number, line: lineOf(entry) }));
  }
  if (of === "deliveries" && !Object.hasOwn(await descriptionsOf(bank), "webhookDeliveries"))
    throw new Advice("This bank has no webhooks: sandbank/products adds them (npx sandbank --products all).");
  const rows = await transport.read(of === "emails" ? "outbox" : "db/webhookDeliveries");
  const all = rows as readonly (OutboxEntry | { readonly status: string })[];
  const wanted = refused ? all.filter((row) => "status" in row && row.status !== "delivered") : all;
  return wanted.map((row, at) => ({ place: at + 1, line: shown(row) }));
}

/** A request of the log. Throws an Advice for a number that it does not have. */
async function entryOf(bank: OpenBank, number: number): Promise<LogEntry> {
  const entries = await entriesOf(bank);
  const found = entries.find((entry) => entry.number === number);
  if (found) return found;
  const [first, last] = [entries[0], entries.at(-1)];
  const range =
    first && last ? `it has ${first.number} to ${last.number}` : "it is empty, so no app has sent any yet";
  throw new Advice(`The log has no request ${number}: ${range}.`);
}

export const explainRefusal = tool({
  name: "explain_refusal",
  description:
    "Use for any 4xx, 5xx or lost request: why the bank refused it, with the rule in words and the option that changes it. By default the last one that was refused. Not for one that succeeded: get_log.",
  input: z.strictObject({ number: argument(z.int(), "of the log") }),
  fields: { request: "object", reasons: "object[]" },
  example: { number: 3 },
  changes: false,
  async run({ number }, bank) {
    const last = async () =>
      (await entriesOf(bank)).findLast(({ issues, fault }) => issues.length > 0 || fault);
    const entry = number === undefined ? await last() : await entryOf(bank, number);
    if (!entry)
      throw new Advice("No request in the log was refused: send it with send_request, or use the page.");
    const { issues, fault, requestBody, operation } = entry;
    const explained = (await bank.transport.call("explain", { issues })) as readonly Explanation[];
    const reasons = explained.map(({ field, message, rule, statement, option }, at) => ({
      ...(field !== null && { field: shown(field) }),
      ...(shown({ message, rule }, MAX_REFUSAL) as object),
      // Several reasons may be of one rule.
      ...(explained.findIndex((each) => each.rule === rule) === at && { statement }),
      ...(option !== null && { option }),
    }));
    const data = {
      request: { ...lineOf(entry), ...(requestBody !== null && { sent: shown(requestBody) }) },
      reasons,
    };
    const fields = operation === null ? "{}" : JSON.stringify({ operation });
    const cause = fault ? "a fault did this: set_fault lists and removes them." : "it was not refused.";
    return { data, next: issues.length > 0 ? `find_endpoint ${fields} has what is right.` : cause };
  },
});
