// The banks of the tests that run, and where others have been.

import { pathsAt, type UnknownPaths } from "../../../engine/http/address.ts";
import { singleton } from "../platform.ts";
import type { Answer } from "./msw.ts";
import type { HandlerList, StartedMsw } from "./own-handlers.ts";

/** What is at the base url of a bank while it answers. */
export interface Active {
  readonly answer: Answer;
  /** Whether all its handlers are of its own making, so that none of them has a say that only msw's way would give it. */
  readonly isPlain: () => boolean;
  /** Looks at a request that is at no bank's address. */
  readonly pass: (request: Request) => void;
}

/**
 * The banks by base url: those that answer, and where others have: an address and what unknown paths there are, so that the
 * bank can be collected.
 */
export const banks = singleton("vitest", () => ({
  count: 0,
  active: new Map<string, Active>(),
  ended: new Map<string, UnknownPaths | undefined>(),
  begun: undefined as Promise<StartedMsw> | undefined,
  /** The handlers of the tests that run, of the last to begin first. */
  own: [] as HandlerList[],
  /** Whether a test has msw itself, so that the requests which reach it may be watched. */
  isTaken: false,
}));

export const generated = (count: number) => `https://bank-${count}.test`;
const GENERATED = /^https:\/\/bank-([1-9]\d*)\.test\//;

/** Answers with the bank at a request's address. A late request to an ended bank must not reach the network. */
export async function answerByBaseUrl(request: Request): Promise<Response | undefined> {
  const active = activeAt(request.url);
  if (active) return active.answer(request);
  if (isLate(request.url)) return Response.error();
  // Which test sends a request to another address is not known.
  for (const own of banks.own) {
    const given = await own.answer(request);
    if (given) return given;
  }
  for (const { pass } of banks.active.values()) pass(request);
  return undefined;
}

/** Whether the url is one of a bank, or was, that no handler of a user stands in front of. */
export function takes(url: string): boolean {
  if (banks.isTaken) return false;
  return activeAt(url)?.isPlain() ?? isLate(url);
}

function activeAt(url: string): Active | undefined {
  for (const [baseUrl, active] of banks.active) if (isBelow(url, baseUrl)) return active;
  return undefined;
}

/** Whether a request would have reached a bank that has ended. */
function isLate(url: string): boolean {
  const [, number] = GENERATED.exec(url) ?? [];
  if (number !== undefined && Number(number) <= banks.count) return true;
  for (const [baseUrl, unknownPaths] of banks.ended)
    if (isBelow(url, baseUrl)) return pathsAt({ baseUrl, unknownPaths })(new URL(url)) !== undefined;
  return false;
}

function isBelow(url: string, baseUrl: string): boolean {
  return url.startsWith(`${baseUrl}/`);
}
