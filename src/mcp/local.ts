import { findInternals } from "../bank/internals.ts";
import { recordCalls } from "../bank/recipe/record.ts";
import { DEFAULT_KEYS, keysOf } from "../code/keys.ts";
import type { CoreBank } from "../core.ts";
import { NotFoundError } from "../engine/errors.ts";
import { pathBelow } from "../engine/http/routes/paths.ts";
import type { JsonObject } from "../engine/schema/json-object.ts";
import { markBefore, recordedTest } from "../recorded/test/recording.ts";
import { readFields } from "../remote/arguments.ts";
import { CONTROL_ROOT } from "../remote/paths.ts";
import { reader } from "../remote/reads.ts";
import { refusal } from "../remote/refusals.ts";
import { LinkTooLongError, link } from "../share/link.ts";
import { readArguments } from "./call/arguments.ts";
import type { Banks, ServedBank } from "./call/banks.ts";
import { SentInput, send } from "./call/send.ts";
import { sendRequest } from "./tools/act.ts";
import { getRows, pageOf, type Row, RowsInput } from "./tools/look.ts";
import { LinkInput, makeLink, TestInput, writeTest } from "./tools/write.ts";

/** What only the process of a bank can do, by the last part of its path. */
const WORKS: Readonly<Record<string, (bank: CoreBank, given: JsonObject) => Promise<object>>> = {
  async record(bank) {
    await recordCalls(bank);
    return {};
  },
  async send(bank, given) {
    const sent = readArguments({ ...sendRequest, input: SentInput }, given);
    const { apiKeys } = bank.options;
    const keys = {
      client: apiKeys.client?.[0] ?? DEFAULT_KEYS.client,
      admin: apiKeys.admin?.[0] ?? DEFAULT_KEYS.admin,
    };
    return send(bank, sent, keys);
  },
  async rows(bank, given) {
    const { collection, where, ...page } = readArguments({ ...getRows, input: RowsInput }, given);
    return pageOf(reader(bank.db, collection).findMany(where) as readonly Row[], page);
  },
  async test(bank, given) {
    const {
      since,
      form = "vitest",
      title,
      reads = false,
    } = readArguments({ ...writeTest, input: TestInput }, given);
    const mark = since === undefined ? { request: 0, calls: 0 } : await markBefore(bank, since);
    const options = { keys: keysOf(bank), mark, form, withReads: reads };
    const { text } = await recordedTest(bank, title === undefined ? options : { ...options, title });
    return { test: text };
  },
  async link(bank, given) {
    const { to = globalThis.location?.href } = readArguments({ ...makeLink, input: LinkInput }, given);
    if (to === undefined)
      throw new RangeError('Give "to", the address of the page that is to open the bank.');
    try {
      return { link: await link(bank, { to }) };
    } catch (error) {
      // Its snapshot has test data in clear, and no one looks at it here.
      throw error instanceof LinkTooLongError ? new RangeError(error.message) : error;
    }
  },
};

/**
 * Answers requests of the tools in the process of a bank: its own, and as POST below `/_sandbank/mcp/` what writes tests and
 * makes links, which is refused where the control is off.
 */
export function withTools(
  bank: CoreBank,
  others: (request: Request) => Promise<Response> = bank.fetch,
): (request: Request) => Promise<Response> {
  const toPath = pathBelow(bank.baseUrl);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const work = workAt(toPath(pathname));
    if (request.method !== "POST" || work === undefined || !bank.options.control) return others(request);
    try {
      if (!findInternals(bank)) throw new NotFoundError("The bank of this address is a view of another one.");
      return Response.json(await work(bank, await readFields(request)));
    } catch (error) {
      return refusal(request, error);
    }
  };
}

const served = new WeakMap<CoreBank, ServedBank>();

/** A bank of this process for the tools, the same for the same bank; `others` answers its requests in place of it. */
export function servedBank(
  bank: CoreBank,
  about: string,
  others?: (request: Request) => Promise<Response>,
): ServedBank {
  const known = served.get(bank);
  const baseUrl = bank.baseUrl ?? "http://localhost";
  const made = known ?? { name: "bank", about, baseUrl, fetch: withTools(bank, others) };
  served.set(bank, made);
  return made;
}

/** One bank alone, which no call needs to name. */
export function oneBank(bank: ServedBank): Banks {
  return { several: false, list: () => [bank], whenNone: "" };
}

function workAt(path: string) {
  const [root, name = ""] = path.split(/\/(?=[^/]*$)/);
  return root === `${CONTROL_ROOT}/mcp` && Object.hasOwn(WORKS, name) ? WORKS[name] : undefined;
}
