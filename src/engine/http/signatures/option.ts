import * as z from "zod/mini";
import { flag, secret, secretOptions, wholeNumber } from "../../options.ts";

/** How requests are signed, as an option of a bank (X155 to X158). */
export const SignaturesOption = z.prefault(
  z
    .strictObject(
      {
        /** Refuses a request whose signature is missing or does not fit it; by default nothing looks at it. */
        check: z._default(flag, false),
        /** The key of the HMAC, as UTF-8. */
        secret: z.optional(secret),
        /**
         * How many seconds `X-Timestamp` may differ from the machine's time, either way, at most 1,000,000,000; by default any
         * number.
         */
        maxAgeSeconds: z.optional(wholeNumber(1, 1_000_000_000, "seconds")),
      },
      { error: secretOptions },
    )
    .check(
      z.refine(({ check, secret }) => !check || secret !== undefined, {
        path: ["secret"],
        error: "is required where signatures are checked: give the secret that the clients sign with.",
      }),
    ),
  {},
);

export type Signatures = z.output<typeof SignaturesOption>;
