import type { CoreBank } from "../../core.ts";
import { type BankRequest, platformRequest, urlOf } from "../../engine/http/bank-request.ts";
import { WORLD_HEADER } from "../../engine/http/headers/world-header.ts";
import { pathBelow } from "../../engine/http/routes/paths.ts";
import type { ServedBank } from "../../mcp/index.ts";
import { CONTROL_ROOT } from "../../remote/paths.ts";
import { createMcp } from "./mcp.ts";

const MCP_PATH = `${CONTROL_ROOT}/mcp`;

/** How many worlds keep their checkpoints; the one first asked for goes first. */
const MOST_WORLDS = 100;

/**
 * Makes what answers assistants at `/_sandbank/mcp` of a server, with the bank or, where a request names a world, with that;
 * `answer` is what the server answers itself. Returns undefined for any other request.
 *
 * @example const response = tools(request) ?? (await bank.fetch(request));
 */
export function createServerTools(
  bank: CoreBank,
  isolate: boolean,
  answer: (request: Request) => Promise<Response>,
): (request: BankRequest) => Promise<Response> | undefined {
  const toPath = pathBelow(bank.baseUrl);
  const worlds = new Map<string, ServedBank>();
  const worldOf = ({ headers }: Pick<BankRequest, "headers">) =>
    (isolate && headers.get(WORLD_HEADER)) || undefined;
  const inWorld = (world: string, about: string): ServedBank => {
    const baseUrl = bank.baseUrl ?? about;
    const served = worlds.get(world) ?? { name: world, about, baseUrl, world, fetch: answer };
    worlds.set(world, served);
    const [oldest] = worlds.keys();
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
    return served;
  };
  const mcp = createMcp(
    ({ oneBank, servedBank }, request) => {
      const { origin = "", world } = request
        ? { origin: new URL(request.url).origin, world: worldOf(request) }
        : {};
      return oneBank(world === undefined ? servedBank(bank, origin, answer) : inWorld(world, origin));
    },
    import.meta.url,
  );
  const ofOwn = async (request: Request) => {
    const { withTools } = await import("../../mcp/local.ts");
    return withTools(bank, answer)(request);
  };
  return (request) => {
    if (!bank.options.control) return undefined;
    const path = toPath(urlOf(request).pathname);
    if (path === MCP_PATH) return mcp(platformRequest(request));
    if (!path.startsWith(`${MCP_PATH}/`) || worldOf(request) !== undefined) return undefined;
    return ofOwn(platformRequest(request));
  };
}
