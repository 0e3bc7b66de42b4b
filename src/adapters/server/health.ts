import { type BankRequest, urlOf } from "../../engine/http/bank-request.ts";
import { pathBelow } from "../../engine/http/routes/paths.ts";
import { CONTROL_ROOT } from "../../remote/paths.ts";
import { refusal } from "../shared/refusal.ts";

/**
 * Makes what answers `GET /_sandbank/health`: 200 while each change of the banks is stored, or nothing is to be; otherwise 503
 * with `failures`, a sentence each. Returns undefined for any other request.
 *
 * @example const response = health(request) ?? (await bank.fetch(request));
 */
export function createHealth(
  baseUrl: string | undefined,
  failures: () => readonly string[],
): (request: BankRequest) => Response | undefined {
  const toPath = pathBelow(baseUrl);
  return (request) => {
    if (request.method !== "GET" || toPath(urlOf(request).pathname) !== `${CONTROL_ROOT}/health`)
      return undefined;
    const found = failures();
    return found.length === 0 ? Response.json({ status: "ok" }) : refusal(503, found.join(" "));
  };
}
