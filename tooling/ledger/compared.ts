// The file of comparisons with the service, which `npx sandbank verify --ledger docs/compared.json` writes.

import * as z from "zod";

export const COMPARED = "docs/compared.json";

const comparison = z.strictObject({
  date: z.iso.date(),
  result: z.enum(["confirmed", "contradicted"]),
});

/** When a statement was last compared with the service, and what was found. */
export type Comparison = z.infer<typeof comparison>;

/**
 * The comparisons by the ids of their statements; without a text there are none.
 *
 * Throws an Error that names each id which docs/spec doesn't have, and each value that is wrong.
 */
export function comparisonsOf(
  text: string | undefined,
  known: ReadonlySet<string>,
): Readonly<Record<string, Comparison>> {
  if (text === undefined) return {};
  const { data, error } = z.record(z.string(), comparison).safeParse(parsed(text));
  const wrong = (error?.issues ?? []).map(({ path, message }) => `'${path.join(".")}': ${message}`);
  const unknown = Object.keys(data ?? {}).filter((id) => !known.has(id));
  const problems = [...wrong, ...unknown.map((id) => `'${id}' is not the id of a statement in docs/spec`)];
  if (!data || problems.length > 0)
    throw new Error(
      `${COMPARED} must be { "<statement id>": { "date": "YYYY-MM-DD", "result": "confirmed" or "contradicted" } }: ${problems.join("; ")}. Write it again by \`npx sandbank verify --ledger ${COMPARED}\`.`,
    );
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${COMPARED} must be JSON: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  }
}
