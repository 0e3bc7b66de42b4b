import * as z from "zod/mini";
import { AREAS, KINDS, possibleIn } from "../../coverage/all.ts";
import { coverageOf } from "../../coverage/coverage.ts";
import { nearest } from "../../engine/nearest.ts";
import { choice, flag, readOptionsOf } from "../../engine/options.ts";
import { expected, received } from "../../engine/schema/expected.ts";

const percentError = expected("a number from 0 to 100");
const percent = z
  .number({ error: percentError })
  .check(z.minimum(0, { error: percentError }), z.maximum(100, { error: percentError }));

const area = z.enum(AREAS, { error: expected(`one of ${AREAS.join(", ")}`) });

const Options = z
  .strictObject({
    /** The JSON file that is written, from the root of the project; false to write none. */
    file: z._default(
      z.custom<string | false>((value) => value === false || (typeof value === "string" && value !== ""), {
        error: expected("the path of a JSON file, or false to write none"),
      }),
      "sandbank-coverage.json",
    ),
    /** Adds what the file has from earlier runs. */
    merge: z._default(flag, false),
    /** The least that must be seen of a kind, in percent: `{ operations: 80, transitions: 50 }`. */
    thresholds: z._default(
      z.record(z.string(), percent, { error: expected("an object of percentages by kind") }),
      {},
    ),
    /** What is printed: the table, the table and what was not seen, or nothing. */
    print: z._default(choice(["summary", "missing", "none"]), "summary"),
    /** The areas that the project uses; by default all. */
    areas: z.optional(
      z
        .array(area, { error: expected(`an array of ${AREAS.join(", ")}`) })
        .check(
          z.minLength(1, { error: `must name one of ${AREAS.join(", ")} at least, or be left out for all.` }),
        ),
    ),
  })
  .check(
    z.superRefine(({ thresholds, areas }, context) => {
      const possible = possibleIn([]);
      const all = coverageOf(possible, [], areas);
      // A kind without names is one that only some banks have.
      for (const kind of Object.keys(thresholds).filter(
        (each) => !all[each] && possible.get(each)?.size !== 0,
      )) {
        const message = KINDS.includes(kind)
          ? `must be left out, because there are none in the areas ${areas?.join(", ")}.`
          : `is about no kind of behavior: did you mean ${received(nearest(kind, KINDS))}? The kinds are ${KINDS.join(", ")}.`;
        context.addIssue({ code: "custom", path: ["thresholds", kind], message });
      }
    }),
  );

/** The options of the coverage reporter; each is optional. */
export type CoverageOptions = z.input<typeof Options>;

/** The same with every default filled in. */
export type ReadCoverageOptions = z.output<typeof Options>;

/** Fills in the defaults. Throws an OptionError that names each invalid option. */
export function readCoverageOptions(options: unknown): ReadCoverageOptions {
  return readOptionsOf("sandbank/coverage", Options, options);
}
