import type { BankOptions, CoreBank } from "../../bank/bank.ts";
import { createBank } from "../../core.ts";
import { RULE_HEADER } from "../../engine/http/headers/rule-header.ts";
import { isControlPath } from "../../remote/paths.ts";
import { dataOf, type Exchange, type ExchangeAnswer, isAccepted, objectOf, rowsOf } from "../exchange.ts";
import { endpointOf, resourceOf } from "../service.ts";
import { inRecordedIds } from "./answer.ts";
import { replayControl } from "./control.ts";
import { createIds, type Ids } from "./ids.ts";
import { translated, type UnknownRow } from "./request.ts";
import { sendTo } from "./send.ts";

/** Why an exchange is not compared. */
interface Skipped {
  readonly reason: string;
  /** Whether an answer that differs before it is why: the exchange is lost, rather than outside of what a recording shows. */
  readonly isLost: boolean;
}

export interface Replayed {
  /** With the ids of the recording; an id that begins with "own:" is of a row that the bank alone has. */
  readonly answer: ExchangeAnswer;
  /** The ids of statements that the request did not meet. */
  readonly rules: readonly string[];
  readonly skipped?: Skipped;
  /** Whether the recorded list has rows that the bank refused to make, and so compares less than it could. */
  readonly lacksRows?: boolean;
  /** Whether a recorded id of a collection was known to the bank by then. */
  readonly knows: Ids["knows"];
}

/** How recorded requests are made again. */
interface Asking {
  readonly send?: typeof sendTo;
  readonly noRow?: number;
}

const NOTHING: ExchangeAnswer = { status: 0, body: undefined };

/**
 * Makes recorded requests again in a new bank with these options, ids and urls replaced by those that the bank gave in their
 * place, each at its own time; returns the bank's answers in the order of the exchanges. Throws an OptionError for options
 * that a bank cannot have. `send` makes a request, by default with a key that suits the recorded answer; `noRow` is an id that no
 * row of the service has, whatever it answered.
 */
export async function replay(
  exchanges: readonly Exchange[],
  options: BankOptions,
  { send = sendTo, noRow }: Asking = {},
): Promise<readonly Replayed[]> {
  const order = [...exchanges.entries()].sort(([a, one], [b, other]) => one.at - other.at || a - b);
  const start = order[0]?.[1].at ?? 0;
  const bank = createBank({ ...options, ...QUIET, clock: { start, paused: true } });
  const replayed: Replayed[] = [];
  const ids = createIds();
  // What calls of the control moved the clock by is not in the times of a recording.
  let moved = 0;
  try {
    await bank.ready;
    for (const [at, exchange] of order) {
      const due = exchange.at + moved;
      if (due > bank.clock.now().getTime()) await bank.clock.advanceTo(due);
      if (isControlPath(exchange.request.path)) {
        const before = bank.clock.now().getTime();
        replayed[at] = { answer: NOTHING, rules: [], skipped: CONTROL, knows: ids.knows };
        await replayControl(bank, exchange, ids);
        moved += bank.clock.now().getTime() - before;
      } else replayed[at] = await once(bank, exchange, ids, send, noRow);
    }
  } finally {
    await bank.dispose();
  }
  return replayed;
}

/** What is of this bank alone, and would only cost or disturb. */
const QUIET = {
  baseUrl: "https://replay.invalid",
  headers: true,
  latency: 0,
  faults: [],
  rateLimit: undefined,
  signatures: { check: false },
  logSize: 0,
  record: false,
  history: false,
  control: true,
} satisfies BankOptions;

const CONTROL: Skipped = { reason: "it is a call of a bank's control, which was made again", isLost: false };

async function once(
  bank: CoreBank,
  exchange: Exchange,
  ids: Ids,
  send: typeof sendTo,
  noRow: number | undefined,
): Promise<Replayed> {
  const { request, answer } = exchange;
  const { knows } = ids;
  const endpoint = endpointOf(request.method, request.path);
  const made =
    endpoint?.route?.method === "POST" && endpoint.id === undefined
      ? endpoint.resource?.model.collection
      : undefined;
  const skip = (skipped: Skipped): Replayed => {
    if (made !== undefined && isAccepted(answer))
      ids.lose(made, idOf(answer.body), skipped.isLost ? "refused" : "before");
    return { answer: NOTHING, rules: [], skipped, knows };
  };
  const outage = outageOf(answer);
  if (outage) return skip(outage);
  const sent = translated(exchange, ids, noRow);
  if ("unknown" in sent) return skip(lackOf(sent.unknown));
  const response = await send(bank, exchange, { ...sent, isForAdmin: endpoint?.route?.auth === "admin" });
  const text = await response.text();
  const own = { status: response.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
  if (made !== undefined && isAccepted(answer)) {
    const [recorded, given] = [idOf(answer.body), idOf(own.body)];
    if (!isAccepted(own)) ids.lose(made, recorded, "refused");
    else if (recorded !== undefined && given !== undefined) ids.pair(made, recorded, given);
  }
  const rules = response.headers.get(RULE_HEADER)?.split(", ") ?? [];
  const collection = endpoint?.resource?.model.collection ?? "";
  return {
    answer: { ...own, body: inRecordedIds(own.body, endpoint, ids) },
    rules,
    lacksRows: idsIn(answer.body).some((id) => ids.lacks(collection, id)),
    knows,
  };
}

function idsIn(body: unknown): unknown[] {
  return rowsOf(body)?.map((row) => objectOf(row).id) ?? [];
}

/** The id of the row in a body; undefined for what is no id. */
function idOf(body: unknown): string | number | undefined {
  const { id } = dataOf(body);
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** A service that fails or is busy says nothing about its rules. */
function outageOf({ status }: ExchangeAnswer): Skipped | undefined {
  if (status >= 500) return { reason: `the service failed with ${status}`, isLost: false };
  return status === 429 || status === 408
    ? { reason: `the service was busy (${status})`, isLost: false }
    : undefined;
}

function lackOf({ collection, id, why }: UnknownRow): Skipped {
  const row = `${resourceOf(collection)?.model.noun} ${id}`;
  return why === "before"
    ? { reason: `${row} was there before the recording`, isLost: false }
    : { reason: `${row} was made by a request that the bank refused`, isLost: true };
}
