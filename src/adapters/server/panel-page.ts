import type { CoreBank } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import { type BankRequest, urlOf } from "../../engine/http/bank-request.ts";
import { basePathOf, pathBelow } from "../../engine/http/routes/paths.ts";
import { CONTROL_ROOT } from "../../remote/paths.ts";
import { refusal } from "../shared/refusal.ts";

/** Where a server shows the panel as a page. */
export const PANEL_PATH = `${CONTROL_ROOT}/panel`;

/**
 * Makes what answers `GET /_sandbank/panel`, a page with the panel of the bank, and the files of that page. Returns undefined for
 * any other request, and for all of them where the bank has no control; a 503 where the page was not built.
 *
 * @example const response = (await panelPage(request)) ?? (await bank.fetch(request));
 */
export function createPanelPage({
  baseUrl,
  options,
}: Pick<CoreBank, "baseUrl" | "options">): (
  request: BankRequest,
) => Promise<Response | undefined> | undefined {
  const toPath = pathBelow(baseUrl);
  let page: Promise<(path: string) => Response | undefined> | undefined;
  const load = async () =>
    (await import("./page-files.ts")).readPage("panel", PANEL_PATH, basePathOf(baseUrl));
  return (request) => {
    const path = toPath(urlOf(request).pathname);
    const isOfPage = path === PANEL_PATH || path.startsWith(`${CONTROL_ROOT}/files/`);
    if (!options.control || request.method !== "GET" || !isOfPage) return undefined;
    page ??= load();
    return page.then(
      (answer) => answer(path),
      (error) => refusal(503, messageOf(error)),
    );
  };
}
