import * as z from "zod/mini";
import { name } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";

const error = expected('a path that begins with "/" and ends with "/*", such as "/api/bank/*"');
const path = z.string({ error }).check(z.regex(/^(?:\/[^/?#*]+)+\/\*$/, { error }));

const Mounted = z.strictObject({
  /** The paths that they stand for: "/v1/*". */
  to: path,
  /** The fields of rows that the backend does not pass on. */
  hides: z._default(z.array(name), []),
});

/** Paths of a team's backend under which it passes requests on to the service. */
export const MountOption = z._default(
  z.record(
    path,
    z.union(
      [
        z.pipe(
          path,
          z.transform((to) => ({ to, hides: [] as string[] })),
        ),
        Mounted,
      ],
      {
        error: expected('a path such as "/v1/*", or { to, hides }'),
      },
    ),
    { error: expected('an object such as { "/api/bank/*": "/v1/*" }') },
  ),
  {},
);

/** The paths of a team's backend, each with those of the service that they stand for. */
export type Mounts = z.output<typeof MountOption>;
