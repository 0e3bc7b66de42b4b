import { OptionError } from "../../errors.ts";
import { onDemand } from "../../on-demand.ts";
import type { SignatureCheck } from "./check.ts";
import type { Signatures } from "./option.ts";

/** Few banks check signatures, and the explanations of wrong ones are long. */
const checks = onDemand("the check of signatures", () => import("./check.ts"));

/** Resolves with the check of signatures, which is loaded for the first request. */
export type SignatureCheckOnDemand = () => Promise<SignatureCheck>;

/**
 * The check that the options ask for; undefined for none. `now` is the machine's time in milliseconds. Throws an
 * {@link OptionError} where nothing can be signed.
 */
export function signatureCheckOf(
  { check, secret, maxAgeSeconds }: Signatures,
  now: () => number,
): SignatureCheckOnDemand | undefined {
  if (!check || secret === undefined) return undefined;
  if (globalThis.crypto?.subtle === undefined)
    throw new OptionError(
      "Option 'signatures.check' needs crypto.subtle, which browsers only have on https pages and on localhost: serve the page there, or leave the option out.",
    );
  let made: SignatureCheck | undefined;
  return async () => {
    made ??= (await checks.load()).createSignatureCheck({ secret, maxAgeSeconds }, now);
    return made;
  };
}
