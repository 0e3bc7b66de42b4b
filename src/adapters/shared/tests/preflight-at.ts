import { bankPathsAt } from "../../../bank/options/own-resources.ts";
import { preflight } from "../../../engine/http/headers/cors.ts";
import type { Bank } from "../../../index.ts";

/**
 * Makes what answers the preflights of requests that are a bank's: those of others are for what will answer these (X195).
 * `hasAllPaths` tells whether each is the bank's now, whatever its options say of unknown paths.
 */
export function preflightAt(
  { baseUrl, options }: Pick<Bank, "options"> & { readonly baseUrl: string },
  hasAllPaths = () => false,
): (request: Request) => Response | undefined {
  const pathOf = bankPathsAt(baseUrl, options);
  return (request) => {
    const allowed = preflight(request);
    const isOfBank = allowed && (hasAllPaths() || pathOf(new URL(request.url)) !== undefined);
    return isOfBank ? allowed : undefined;
  };
}
