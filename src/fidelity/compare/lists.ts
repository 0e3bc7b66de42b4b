import { isJsonObject } from "../../engine/schema/json-object.ts";
import { readAddress } from "../replay/address.ts";
import { OWN } from "../replay/ids.ts";
import { type Found, valueDifferences } from "./values.ts";

interface Row {
  readonly id: unknown;
}

/**
 * Where two pages of a list differ. Rows that only one side can have, such as those from before the recording, are left out of
 * the comparison; with one of them on a page, the others are compared by their order alone, for the page may end elsewhere.
 */
export function listDifferences(real: unknown, bank: unknown, knows: (id: unknown) => boolean): Found[] {
  const [pages, own] = [pageOf(real), pageOf(bank)];
  if (!pages || !own) return valueDifferences(real, bank, "", () => undefined);
  const known = pages.rows.filter(({ id }) => knows(id));
  const shared = own.rows.filter(({ id }) => !String(id).startsWith(OWN));
  const isWhole = known.length === pages.rows.length && shared.length === own.rows.length;
  if (isWhole) return valueDifferences(real, bank, "", () => undefined);
  const [there, here] = [idsOf(known), idsOf(shared)];
  const missing = own.next === null ? known.filter(({ id }) => !here.has(String(id))) : [];
  const extra = pages.next === null ? shared.filter(({ id }) => !there.has(String(id))) : [];
  const rows = valueDifferences(
    known.filter(({ id }) => here.has(String(id))),
    shared.filter(({ id }) => there.has(String(id))),
    "data",
    () => undefined,
  );
  return [
    ...missing.map((row) => ({ field: "data", real: row, bank: undefined })),
    ...extra.map((row) => ({ field: "data", real: undefined, bank: row })),
    ...rows,
    ...valueDifferences(pages.first, own.first, "links.first", () => undefined),
    ...nextDifferences(pages.next, own.next),
  ];
}

/** Of two links to a next page, where both pages have one: the cursor may be any, the rest is the rule. */
function nextDifferences(real: unknown, bank: unknown): Found[] {
  if (typeof real !== "string" || typeof bank !== "string" || namesIn(real) === namesIn(bank)) return [];
  return [{ field: "links.next", real, bank }];
}

function namesIn(link: string): string | undefined {
  return readAddress(link.replace(/^<base>/, ""))
    ?.parameters.map(([name]) => name)
    .join("&");
}

function idsOf(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => String(id)));
}

function pageOf(body: unknown) {
  if (!isJsonObject(body) || !Array.isArray(body.data) || !isJsonObject(body.links)) return undefined;
  const rows = body.data.filter((row): row is Row => isJsonObject(row) && "id" in row);
  return { rows, next: body.links.next, first: body.links.first };
}
