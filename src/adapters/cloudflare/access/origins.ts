import * as z from "zod/mini";
import { isOrigin } from "../../../engine/http/headers/origin.ts";
import { expected } from "../../../engine/schema/expected.ts";
import { maskedAndCut } from "../../../engine/schema/masking/mask.ts";
import { refusal } from "../../shared/refusal.ts";
import type { Area } from "./area.ts";

const ORIGIN = 'an origin such as "https://app.example", or "https://*.app.example" for any name before it';

/** An origin, or one with an asterisk for the first name of its host and nowhere else. */
function isPattern(text: string): boolean {
  const example = text.replace("://*.", "://any.");
  return !example.includes("*") && isOrigin(example);
}

/** Origins whose pages may use the bank. */
export const AllowOrigins = z.optional(
  z.array(z.string({ error: expected(ORIGIN) }).check(z.refine(isPattern, { error: expected(ORIGIN) })), {
    error: expected("an array of origins"),
  }),
);

/**
 * Makes the check of the pages that use a bank: one of its own origin or of the list may; without a list any may use the
 * service, and none else the control and worlds. A client that is no page sends no origin.
 */
export function originCheck(allowed: readonly string[] | undefined) {
  const patterns = (allowed ?? []).map(
    (text) => new RegExp(`^${text.split("*").map(literal).join("[^.:/]+")}$`),
  );
  return (request: Request, area: Area): Response | undefined => {
    const origin = request.headers.get("origin");
    if (origin === null || (allowed === undefined && area === "service")) return undefined;
    if (origin === new URL(request.url).origin || patterns.some((pattern) => pattern.test(origin)))
      return undefined;
    const got = JSON.stringify(maskedAndCut(origin, 100));
    return refusal(
      403,
      `The page at ${got} may not use ${area === "service" ? "this bank" : `the ${area} of this bank`}: name its origin in the option allowOrigins if it may.`,
    );
  };
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
