import { differences } from "../../src/fidelity/compare/compare.ts";
import type { Exchange, FormPart } from "../../src/fidelity/exchange.ts";
import { replay } from "../../src/fidelity/replay/replay.ts";
import { type Bank, type BankOptions, connect, createBank } from "../../src/index.ts";
import { BASE_URL, type ConformanceCase } from "../conformance/case.ts";
import { MONDAY } from "../support/bank.ts";

/** What a case does in a bank with these options, at the times of that bank; its calls of `simulate` are recorded, too. */
export async function recordingOf({ run }: ConformanceCase, options: BankOptions = {}): Promise<Exchange[]> {
  const bank = createBank({ ...options, baseUrl: BASE_URL, clock: { start: MONDAY, paused: true } });
  const { client, exchanges, fetch } = recordingClient(bank);
  const remote = connect({ baseUrl: BASE_URL, fetch });
  const { clock, outbox } = bank;
  const { simulate, progress } = remote;
  try {
    await run(client, { clock, outbox, simulate, progress });
  } finally {
    await bank.dispose();
  }
  return exchanges;
}

/** A client of a bank whose `baseUrl` is that of the cases, by paths; `exchanges` has what it has asked, and what was answered. */
export function recordingClient(bank: Bank) {
  const exchanges: Exchange[] = [];
  const fetch = recordingFetch(bank, exchanges);
  return {
    client: { fetch: (path: string, init?: RequestInit) => fetch(new Request(BASE_URL + path, init)) },
    exchanges,
    fetch,
  };
}

/** Hands requests to a bank and records them. */
function recordingFetch(bank: Bank, exchanges: Exchange[]) {
  return async (request: Request): Promise<Response> => {
    const sent = await requestOf(request.clone());
    const response = await bank.fetch(request);
    const text = await response.clone().text();
    const answer = { status: response.status, body: text === "" ? undefined : parsed(text) };
    exchanges.push({ at: bank.clock.now().getTime(), request: sent, answer });
    return response;
  };
}

async function requestOf(request: Request): Promise<Exchange["request"]> {
  const { method, headers, url } = request;
  const sent = { method, path: url.slice(BASE_URL.length), headers: Object.fromEntries(headers) };
  const text = await request.clone().text();
  if (text === "") return sent;
  if (!headers.get("content-type")?.startsWith("multipart/form-data")) return { ...sent, body: parsed(text) };
  try {
    return { ...sent, form: [...(await request.formData())].map(partOf) };
  } catch {
    return { ...sent, body: text };
  }
}

function partOf([name, value]: [string, FormDataEntryValue]): FormPart {
  if (typeof value === "string") return { name, text: value };
  return { name, fileName: value.name, type: value.type, size: value.size };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What differs when exchanges are replayed with the default options: the exchange, the field, and both values. */
export async function found(exchanges: readonly Exchange[]) {
  const replayed = await replay(exchanges, {});
  return differences(exchanges, replayed).map(({ exchange, field, real, bank }) => [
    exchange,
    field,
    real,
    bank,
  ]);
}
