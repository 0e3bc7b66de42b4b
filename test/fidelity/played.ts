import type { Exchange } from "../../src/fidelity/exchange.ts";
import { MULTIPART_TYPE, multipartOf } from "../../src/fidelity/replay/multipart.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { BASE_URL } from "../conformance/case.ts";

/** Sends recorded requests as they are to a bank with other options, whatever it answers: a recording of another service. */
export async function playedTo(exchanges: readonly Exchange[], options: BankOptions): Promise<Exchange[]> {
  const start = exchanges[0]?.at ?? 0;
  const bank = createBank({ ...options, baseUrl: BASE_URL, clock: { start, paused: true } });
  const played: Exchange[] = [];
  let moved = 0;
  for (const { at, request } of exchanges) {
    if (at + moved > bank.clock.now().getTime()) await bank.clock.advanceTo(at + moved);
    const before = bank.clock.now().getTime();
    const response = await bank.fetch(request.path, initOf(request));
    if (request.path.startsWith("/_sandbank")) moved += bank.clock.now().getTime() - before;
    const text = await response.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    played.push({ at, request, answer: { status: response.status, body } });
  }
  await bank.dispose();
  return played;
}

function initOf({ method, headers = {}, body, form }: Exchange["request"]): RequestInit {
  if (form) {
    return { method, headers: { ...headers, "content-type": MULTIPART_TYPE }, body: multipartOf(form) };
  }
  if (body === undefined) return { method, headers };
  return { method, headers, body: typeof body === "string" ? body : JSON.stringify(body) };
}
