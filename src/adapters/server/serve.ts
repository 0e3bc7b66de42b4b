import * as z from "zod/mini";
import { type Answering, answeringOf } from "../../bank/runtime/answering.ts";
import { type BankOptions, type CoreBank, OptionError } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import { isNetworkFault } from "../../engine/http/faults/network-error.ts";
import { toResponse } from "../../engine/http/faults/to-response.ts";
import { allowOriginOf, preflight } from "../../engine/http/headers/cors.ts";
import { WORLD_HEADER } from "../../engine/http/headers/world-header.ts";
import { flag, name, readOptionsOf, wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { Origins } from "../shared/origins.ts";
import { refusal } from "../shared/refusal.ts";
import { loadDeliveries, stopDeliveries } from "../shared/webhooks.ts";
import { createControlAccess } from "./control-access.ts";
import { createHealth } from "./health.ts";
import { listen } from "./http-server.ts";
import { createPanelPage } from "./panel-page.ts";
import { createServerTools } from "./tools.ts";
import { createWorlds, type WorldBank } from "./worlds.ts";

/** A bank that answers over HTTP. */
export interface ServingOf<Bank> {
  /** Where it answers, such as "http://127.0.0.1:4010". */
  readonly url: string;
  /** The port it listens on, also when any free one was requested. */
  readonly port: number;
  /** The bank of requests without a world. */
  readonly bank: Bank;
  /** Stops answering and closes every connection; disposes of the banks that the server itself created. */
  close(): Promise<void>;
}

const HOST = "a host name in lower case, without a port";

function hostnameOf(text: string): string | undefined {
  const url = `http://${text}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

const ServeOptions = z.strictObject({
  /** The port; 0 for any free one. */
  port: z._default(
    z
      .int({ error: expected("a port from 0 to 65535") })
      .check(
        z.minimum(0, { error: expected("a port from 0 to 65535") }),
        z.maximum(65_535, { error: expected("a port from 0 to 65535") }),
      ),
    4010,
  ),
  /** The address to listen on. */
  host: z._default(
    z
      .string({ error: expected("a host name or address") })
      .check(z.minLength(1, { error: expected("a host name or address") })),
    "127.0.0.1",
  ),
  /** Gives every value of the header `x-sandbank-world` a bank of its own. */
  isolate: z._default(flag, false),
  /**
   * The largest number of worlds, at most 10,000: a new one replaces the one idle longest, and gets a 503 while none is
   * idle.
   */
  limit: z._default(wholeNumber(1, 10_000, "worlds"), 100),
  /**
   * Keeps the bank in this file, such as "bank.json": what was answered is on the disk, and the next server with this file goes
   * on from there. With `isolate` a folder, with a file for each world.
   */
  state: z.optional(name),
  /** Starts over, whatever `state` holds. */
  resetState: z._default(flag, false),
  /** Goes back to the last change of `state` that is whole, where the file is damaged, and keeps a copy of the damaged file. */
  stateRepair: z._default(flag, false),
  /** Origins besides those of this machine whose pages may use the control, such as "https://app.example". */
  allowOrigins: Origins,
  /** Host names besides those of this machine under which the control may be used, such as "bank.test"; any port. */
  allowHosts: z._default(
    z.array(
      z
        .string({ error: expected(HOST) })
        .check(z.refine((text) => hostnameOf(text) === text, { error: expected(HOST) })),
      { error: expected("an array of host names") },
    ),
    [],
  ),
  /**
   * Origins besides those of this machine to which a bank with webhooks sends its deliveries, such as
   * "https://hooks.example.com".
   */
  allowWebhooks: Origins,
});

/** The options of `serve`. */
export type ServeOptions = z.input<typeof ServeOptions>;

/** Answers over HTTP with a bank, or with banks that `createBank` makes of options, and calls `made` with each; see `serve`. */
export async function serveBank<Bank extends CoreBank>(
  createBank: (options: BankOptions) => Bank,
  bankOrOptions: Bank | BankOptions,
  options: ServeOptions,
  made: (bank: Bank, world?: string) => void = () => undefined,
): Promise<ServingOf<Bank>> {
  const {
    port,
    host,
    isolate,
    limit,
    state,
    resetState,
    stateRepair,
    allowOrigins,
    allowHosts,
    allowWebhooks,
  } = readOptionsOf("serve", ServeOptions, options);
  const isGiven = isBank(bankOrOptions);
  if (isGiven && isolate) {
    throw new OptionError(
      "Option 'isolate' needs the options of a bank in place of a bank, to make one for each world.",
    );
  }
  for (const [name, isOn] of Object.entries({ resetState, stateRepair })) {
    if (isOn && state === undefined)
      throw new OptionError(`Option '${name}' needs the file that --state (option state) names.`);
  }
  const make = (world?: string) => {
    const bank = isGiven ? bankOrOptions : createBank(bankOrOptions);
    made(bank, world);
    return bank;
  };
  const bank = make();
  await bank.ready;
  const deliver = await loadDeliveries(bank, { allow: allowWebhooks });
  // Most servers keep nothing, and should not load what keeps states.
  const statesAt = async (path: string) =>
    (await import("./state/index.ts")).createStates({
      ...{ path, isolate, bank, make, deliver },
      isReset: resetState,
      isRepaired: stateRepair,
    });
  const states = state === undefined ? undefined : await statesAt(state);
  const makeWorld = (name: string): WorldBank => {
    const made = make(name);
    deliver?.(made);
    return { answer: answeringOf(made.fetch), dispose: made.dispose };
  };
  const worlds = createWorlds({ make: states?.world ?? makeWorld, limit });

  const answer: Answering = async (request) => {
    const name = isolate ? request.headers.get(WORLD_HEADER) : null;
    try {
      return await (name ? worlds.answer(name, request) : answeringOf(bank.fetch)(request));
    } catch (error) {
      // The server closes the connection of a request that it can't answer.
      if (isNetworkFault(error)) throw error;
      return refusal(503, messageOf(error));
    }
  };
  const access = createControlAccess({ baseUrl: bank.baseUrl, allowOrigins, allowHosts });
  const health = createHealth(bank.baseUrl, () => states?.failures() ?? []);
  const tools = createServerTools(bank, isolate, (request) => answer(request).then(toResponse));
  const panelPage = createPanelPage(bank);
  const opened = Promise.withResolvers<void>();
  // Requests that wait for it get the error; there may be none.
  opened.promise.catch(() => undefined);
  const listening = await listen(
    async (request) => {
      if (states) await opened.promise;
      if (!access.isControl(request))
        return preflight(request) ?? allowOriginOf(request, await answer(request));
      const refused = access.refuse(request);
      const grants = { privileged: false };
      const answered = async () =>
        allowOriginOf(
          request,
          (await (health(request) ?? tools(request) ?? panelPage(request))) ?? (await answer(request)),
          grants,
        );
      return refused ?? preflight(request, grants) ?? answered();
    },
    { port, host },
  );
  const close = async () => {
    const closed = listening.close();
    // A bank that is closed before its last answer would not keep what that says.
    if (states) await closed;
    const closeBank = async () => {
      if (deliver) await stopDeliveries(bank);
      await states?.close();
      if (!isGiven) await bank.dispose();
    };
    await Promise.all([worlds.dispose(), closeBank()]);
    await closed;
  };
  // A port that is taken must leave the file as it was.
  const opening = states?.open();
  opened.resolve(opening);
  try {
    await opening;
  } catch (error) {
    await close();
    throw error;
  }
  deliver?.(bank);
  return { url: listening.url, port: listening.port, bank, close };
}

function isBank<Bank extends CoreBank>(value: Bank | BankOptions): value is Bank {
  return "fetch" in value && typeof value.fetch === "function";
}
