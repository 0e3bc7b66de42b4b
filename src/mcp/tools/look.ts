import * as z from "zod/mini";
import type { UpcomingEvent } from "../../core.ts";
import { Problem } from "../../engine/http/problems.ts";
import { Advice, chosen } from "../call/advice.ts";
import { anyObject, argument, limit } from "../call/arguments.ts";
import { described, descriptionsOf, type OpenBank } from "../call/banks.ts";
import { shown, withoutNulls } from "../call/result.ts";
import { entriesOf, lineOf } from "./log.ts";
import { tool } from "./tool.ts";

export interface Clock {
  readonly now: string;
  readonly paused: boolean;
  readonly speed: number;
}

export async function upcoming({ transport }: OpenBank, limit: number): Promise<readonly UpcomingEvent[]> {
  return (await transport.read(`clock/upcoming?limit=${limit}`)) as readonly UpcomingEvent[];
}

/** How many rows each collection has. */
export async function countsOf(bank: OpenBank): Promise<Readonly<Record<string, number>>> {
  const names = Object.keys(await descriptionsOf(bank));
  const counts = names.map(async (name) => [name, await bank.transport.read(`db/${name}/count`)]);
  return Object.fromEntries(await Promise.all(counts));
}

export const status = tool({
  name: "status",
  description:
    "Call first, and when unsure what the bank holds. Bank time, rows per collection, scenarios, number of fault rules, last refused requests, next timed steps. Not for the rows themselves: get_rows.",
  input: z.strictObject({}),
  fields: {
    ...{ now: "string?", paused: "boolean?", speed: "number?", rows: "object?", scenarios: "string[]?" },
    ...{ faults: "number?", refused: "object[]?", upcoming: "object[]?", banks: "string[]?" },
  },
  example: {},
  changes: false,
  async run(_, bank) {
    const { transport } = bank;
    const [clock, rows, scenarios, faults, log, next] = await Promise.all([
      transport.read("clock") as Promise<Clock>,
      countsOf(bank),
      transport.read("scenarios") as Promise<readonly string[]>,
      transport.read("faults") as Promise<readonly unknown[]>,
      entriesOf(bank),
      upcoming(bank, 3),
    ]);
    const refused = log.filter(({ issues, fault }) => issues.length > 0 || fault !== null).slice(-3);
    const data = { ...clock, rows, scenarios, faults: faults.length, upcoming: next };
    const hint = refused.length > 0 ? "explain_refusal tells why the last request was refused." : undefined;
    return { data: { ...data, refused: refused.map(lineOf) }, next: hint };
  },
});

export const getRows = tool({
  name: "get_rows",
  description:
    "Read rows, newest first: the whole row with id, else a list with short rows. where has values that fields must equal. Fields that are null are left out. Not for requests: get_log.",
  input: z.strictObject({
    collection: z.string(),
    id: z.optional(z.union([z.string(), z.number()])),
    where: argument(anyObject, '{"status":"failed"}'),
    fields: argument(z.array(z.string()), "those that a list shows"),
    limit,
    after: argument(z.string(), "of the previous page"),
  }),
  fields: { rows: "object[]", total: "number", after: "string?" },
  example: { collection: "achTransfers", where: { status: "failed" } },
  changes: false,
  async run({ collection, id, where = {}, fields, limit: most = 10, after }, bank) {
    const { type } = await described(bank, collection);
    if (id !== undefined) {
      const row = await rowOf(bank, collection, id);
      const next = `what_can_happen ${JSON.stringify({ collection, id: String(id) })} has its past and its next steps.`;
      return { data: { rows: [shown(withoutNulls(row))], total: 1 }, next };
    }
    const asked = { collection, where, limit: most, after };
    // A page alone leaves the process of the bank, which may have thousands of rows.
    const page = bank.hasTools
      ? ((await bank.transport.call("mcp/rows", asked)) as Page)
      : pageOf((await bank.transport.call(`db/${collection}/findMany`, where)) as readonly Row[], asked);
    const data = {
      ...page,
      rows: page.rows.map((row) => shown(fields ? picked(row, fields) : short(row, type))),
    };
    return { data, next: page.after && "the same call with after for the next page." };
  },
});

export type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** Which rows are asked for; the process of the bank reads it too. */
export const RowsInput = z.strictObject({
  collection: z.string(),
  where: anyObject,
  limit: z.int(),
  after: z.optional(z.string()),
});

/** Some of the rows of a list, and where the next ones begin. */
interface Page {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly after?: string;
}

/** A page of rows that are given oldest first. Throws an Advice for an id after which it can't begin. */
export function pageOf(
  all: readonly Row[],
  { limit: most, after }: Pick<z.output<typeof RowsInput>, "limit" | "after">,
): Page {
  const end = after === undefined ? all.length : all.findIndex((row) => String(row.id) === after);
  if (end < 0)
    throw new Advice(`No row of this list has the id ${JSON.stringify(after)} of "after": leave it out.`);
  const rows = all.slice(Math.max(0, end - most), end).reverse();
  const last = rows.at(-1);
  return { rows, total: all.length, ...(end > most && last && { after: String(last.id) }) };
}

/** How many fields of a row a list shows. */
const SHORT = 6;

/** The plain fields of a row that say most of it. */
function short(row: Row, type: string): object {
  // Its type is that of every row, and its url has its id.
  const plain = Object.entries(row).filter(
    ([name, value]) =>
      name !== "url" && value !== null && value !== "" && value !== type && typeof value !== "object",
  );
  const first = ["id", "status"].flatMap((name) => plain.filter(([field]) => field === name));
  const others = plain.filter((field) => !first.some(([name]) => name === field[0]));
  return Object.fromEntries([...first, ...others].slice(0, SHORT));
}

function picked(row: Row, fields: readonly string[]): object {
  const known = fields.map((field) => chosen("field", field, Object.keys(row), String));
  return Object.fromEntries(["id", ...known].map((field) => [field, row[field]]));
}

/** A row. Throws an Advice where there is none with the id. */
export async function rowOf({ transport }: OpenBank, collection: string, id: string | number): Promise<Row> {
  try {
    return (await transport.read(`db/${collection}/${encodeURIComponent(id)}`)) as Row;
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
    throw new Advice(`${error.message} get_rows ${JSON.stringify({ collection })} lists those there are.`);
  }
}
