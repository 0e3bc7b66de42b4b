import * as z from "zod/mini";
import { Advice } from "../call/advice.ts";
import { argument } from "../call/arguments.ts";
import type { OpenBank } from "../call/banks.ts";
import { tool } from "./tool.ts";

/** What a test is written of; the process of the bank reads it too. */
export const TestInput = z.strictObject({
  since: argument(z.int(), "number in the log; default all"),
  form: argument(z.enum(["vitest", "playwright"]), "default vitest"),
  title: z.optional(z.string()),
  reads: argument(z.boolean(), "GETs too"),
});

/** Where a link leads. */
export const LinkInput = z.strictObject({ to: argument(z.url(), "the page; by default that of the bank") });

export const writeTest = tool({
  name: "write_test",
  description:
    "After doing something with the bank: all writes, actions and moves of time since a request as the source of a test that does and expects the same. Not for a test of code that was not run against the bank.",
  input: TestInput,
  fields: { test: "string" },
  example: { since: 4, title: "a transfer is returned" },
  changes: false,
  async run(given, bank) {
    const { test } = (await written(bank, "test", given)) as { readonly test: string };
    return { data: { test }, next: "save it beside the tests of the app, and run it." };
  },
});

export const makeLink = tool({
  name: "make_link",
  description:
    "For a person: a link that opens a page with the bank as it is now, such as for a bug report. It holds test data in plain text. Not for going back yourself: checkpoint.",
  input: LinkInput,
  fields: { link: "string" },
  example: { to: "http://localhost:5173/transfers" },
  changes: false,
  async run(given, bank) {
    const { link } = (await written(bank, "link", given)) as { readonly link: string };
    return { data: { link }, next: "the page must have a bank with the same options." };
  },
});

/** Asks the bank's own process, which alone knows what was done to it. */
async function written({ hasTools, transport }: OpenBank, what: string, given: object): Promise<unknown> {
  if (hasTools) return transport.call(`mcp/${what}`, given);
  throw new Advice(
    "This bank writes no tests and no links: it is a world of a server, or of another version. Use the bank of a page, of npx sandbank, or of npx sandbank mcp.",
  );
}
