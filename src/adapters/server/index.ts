import { z } from "zod";
import { readOptionsOf } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { type Bank, type BankOptions, createBank, OptionError } from "../../index.ts";
import { WORLD_HEADER } from "../../remote/transport.ts";
import { allowOrigin, preflight } from "../shared/cors.ts";
import { listen } from "./listen.ts";
import { createWorlds } from "./worlds.ts";

/** A bank that answers over HTTP. */
export interface Serving {
  /** Where it answers, such as "http://127.0.0.1:4010". */
  readonly url: string;
  /** The port it took, also when any free one was asked for. */
  readonly port: number;
  /** The bank of the requests that name no world. */
  readonly bank: Bank;
  /** Stops answering and closes every connection; disposes of the banks that the server made itself. */
  close(): Promise<void>;
}

const ServeOptions = z.strictObject({
  /** The port; 0 for any free one. */
  port: z
    .int({ error: expected("a port from 0 to 65535") })
    .min(0, { error: expected("a port from 0 to 65535") })
    .max(65_535, { error: expected("a port from 0 to 65535") })
    .default(4010),
  /** The address to listen at. */
  host: z
    .string({ error: expected("a host name or address") })
    .min(1, { error: expected("a host name or address") })
    .default("127.0.0.1"),
  /** Gives every value of the header `x-sandbank-world` a bank of its own. */
  isolate: z.boolean({ error: expected("true or false") }).default(false),
  /** How many worlds there may be; above it the one that was idle longest is dropped. */
  limit: z
    .int({ error: expected("a whole number of worlds above 0") })
    .min(1, { error: expected("a whole number of worlds above 0") })
    .default(100),
});

/** The options of `serve`. */
export type ServeOptions = z.input<typeof ServeOptions>;

/**
 * Answers over HTTP, with CORS for any origin: for native apps, server-side rendering and other
 * languages. Takes a bank, or the options of one; resolves once it answers and its scenario's rows
 * are there. Rejects with one message when an option does not fit or the port is taken.
 *
 * @example const server = await serve({ scenario: starter }, { port: 4010 });
 */
export async function serve(
  bankOrOptions: Bank | BankOptions = {},
  options: ServeOptions = {},
): Promise<Serving> {
  const { port, host, isolate, limit } = readOptionsOf("serve", ServeOptions, options);
  const given = isBank(bankOrOptions) ? bankOrOptions : undefined;
  if (given && isolate) {
    throw new OptionError(
      "Option 'isolate' needs the options of a bank in place of a bank, to make one for each world.",
    );
  }
  const make = () => createBank(bankOrOptions as BankOptions);
  const bank = given ?? make();
  await bank.ready;
  const worlds = createWorlds({ make, limit });

  const answer = async (request: Request): Promise<Response> => {
    const name = isolate ? request.headers.get(WORLD_HEADER) : null;
    try {
      return await (name ? worlds.fetch(name, request) : bank.fetch(request));
    } catch (error) {
      return Response.json({ error: (error as Error).message }, { status: 503 });
    }
  };
  const listening = await listen(
    async (request) => preflight(request) ?? allowOrigin(request, await answer(request)),
    { port, host },
  );
  return {
    url: listening.url,
    port: listening.port,
    bank,
    async close() {
      const closed = listening.close();
      await Promise.all([worlds.dispose(), given ? undefined : bank.dispose()]);
      await closed;
    },
  };
}

function isBank(value: Bank | BankOptions): value is Bank {
  return "fetch" in value && typeof value.fetch === "function";
}
