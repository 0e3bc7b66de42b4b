import * as z from "zod/mini";
import { readOptionsOf, wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { Origins } from "../shared/origins.ts";
import { Limits } from "./access/limits.ts";
import { AllowOrigins } from "./access/origins.ts";
import { type WorldBankOptions, wrongIn } from "./bank-options.ts";

const DOMAIN =
  'a domain such as "bank.example", in ASCII and lower case, without a port, an asterisk or a dot at an end';

/** Whether a request may be to a host name below it: not below an address, whose last part is a number. */
function isDomain(text: string): boolean {
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text) && URL.canParse(`http://any.${text}`);
}

const CloudflareOptions = z.strictObject({
  /**
   * Options of the bank of each world, or a function of the worker's environment and the world's name that returns them; those
   * of the variable SANDBANK_OPTIONS go before them.
   */
  bank: z._default(
    z
      .custom<WorldBankOptions>((value) => typeof value === "function" || isJsonObject(value), {
        error: expected("options of a bank, or a function that returns them"),
      })
      .check(
        z.superRefine((bank, context) => {
          const wrong = wrongIn(bank);
          if (wrong !== undefined) context.addIssue({ code: "custom", message: `is wrong: ${wrong}` });
        }),
      ),
    {},
  ),
  /** The domain below which each world has a host name of its own, such as "bank.example" for "checkout.bank.example". */
  domain: z.optional(
    z.string({ error: expected(DOMAIN) }).check(z.refine(isDomain, { error: expected(DOMAIN) })),
  ),
  /**
   * Origins whose pages may use the bank, its control and worlds, such as "https://app.example" or "https://*.preview.example";
   * by default pages of any origin may use the service, and those of none the control.
   */
  allowOrigins: AllowOrigins,
  /** Origins to which a bank with webhooks sends its deliveries, such as "https://hooks.example.com"; by default none. */
  allowWebhooks: Origins,
  /** How much of it each world may take. */
  limits: Limits,
  /** After how many days without a request a world is removed. */
  idleDays: z._default(wholeNumber(1, 3650, "days"), 14),
});

/** The options of `cloudflareBank`. */
export type CloudflareOptions = z.input<typeof CloudflareOptions>;

/** The same, with every default filled in. */
export type ResolvedCloudflareOptions = z.output<typeof CloudflareOptions>;

/** Fills in the defaults. Throws an OptionError that names each invalid option. */
export function readCloudflareOptions(options: CloudflareOptions): ResolvedCloudflareOptions {
  return readOptionsOf("cloudflareBank", CloudflareOptions, options);
}
