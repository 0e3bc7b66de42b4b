// The tools for assistants at the dev server, for the banks of the pages that are open.

import type { Connect, ResolvedConfig, ViteDevServer } from "vite";
import type { Bank } from "../../../index.ts";
import type { Banks, ServedBank } from "../../../mcp/index.ts";
import { refuseOthers } from "../../forwarding/server.ts";
import { createMcp } from "../../server/mcp.ts";
import { refusal } from "../../shared/refusal.ts";
import { allowHostsIn, answerAt } from "../server-bank.ts";
import type { PageAnswer, PageHere } from "./page.ts";

/** The path below the base at which the dev server answers assistants. */
const PATH = "_sandbank/mcp";

/** How long a page may take, wall milliseconds: one that a debugger has stopped answers nothing. */
const PAGE_DEADLINE_MS = 15_000;

type Client = Parameters<Parameters<ViteDevServer["ws"]["on"]>[1]>[1];

/** Answers assistants at a dev server; `mcp` is what `createMcp` has made. */
function toolsAt(
  config: ResolvedConfig,
  mcp: (request: Request) => Promise<Response>,
): Connect.NextHandleFunction {
  const answer = async (request: Request) =>
    refuseOthers(request, allowHostsIn(config), "application/json") ?? mcp(request);
  return answerAt(config.base + PATH, answer);
}

/** Answers assistants with the bank of the dev server's process. */
export function serverTools(config: ResolvedConfig, bank: () => Promise<Bank>): Connect.NextHandleFunction {
  const about = "in the dev server";
  return toolsAt(
    config,
    createMcp(async ({ oneBank, servedBank }) => oneBank(servedBank(await bank(), about)), import.meta.url),
  );
}

/** Answers them with the banks of its pages, each named by the order in which they were opened. */
export function pageTools(config: ResolvedConfig, ws: ViteDevServer["ws"]): Connect.NextHandleFunction {
  const banks = banksOfPages(ws);
  return toolsAt(
    config,
    createMcp(() => banks, import.meta.url),
  );
}

function banksOfPages(ws: ViteDevServer["ws"]): Banks {
  const pages = new Map<Client, ServedBank & { about: string }>();
  const closed = new Set<Pick<ServedBank, "name" | "about">>();
  const waiting = new Map<string, (answer: PageAnswer) => void>();
  let opened = 0;
  let sent = 0;
  const ask = async (client: Client, request: Request): Promise<Response> => {
    const id = String(++sent);
    const { method, url, headers } = request;
    const body = await request.text();
    const { promise, resolve } = Promise.withResolvers<PageAnswer | undefined>();
    waiting.set(id, resolve);
    const deadline = setTimeout(resolve, PAGE_DEADLINE_MS, undefined);
    client.send("sandbank:request", { id, method, url, headers: [...headers], body });
    const answer = await promise;
    clearTimeout(deadline);
    waiting.delete(id);
    if (!answer) return refusal(504, "The page does not answer: it is closed, or stopped by a debugger.");
    if (answer.error !== undefined) throw new Error(answer.error);
    const { status, body: text } = answer;
    return new Response(text === "" ? null : text, {
      status,
      headers: { "Content-Type": "application/json" },
    });
  };
  const sweep = () => {
    for (const [client, { name, about }] of pages) {
      if (ws.clients.has(client)) continue;
      pages.delete(client);
      // Without the page itself, by which its checkpoints would be kept.
      closed.add({ name, about });
    }
  };
  /** The name of a page that was closed at this address, which has been reloaded then; else a new one. */
  const nameOf = (address: string): string => {
    sweep();
    const [left, another] = [...closed].filter(({ about }) => about === address);
    if (!left || another) return `page-${++opened}`;
    closed.delete(left);
    return left.name;
  };
  ws.on("sandbank:page", ({ baseUrl, about }: PageHere, client) => {
    const known = pages.get(client);
    if (known) known.about = about;
    else pages.set(client, { name: nameOf(about), about, baseUrl, fetch: (request) => ask(client, request) });
  });
  ws.on("sandbank:answer", (answer: PageAnswer) => waiting.get(answer.id)?.(answer));
  return {
    several: true,
    whenNone: "No page with a bank is open: open the app in a browser, at the address of this dev server.",
    list() {
      sweep();
      return [...pages.values()];
    },
  };
}
