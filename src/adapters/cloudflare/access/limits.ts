import * as z from "zod/mini";
import { BODY_DEADLINE_MS, readBytes } from "../../../engine/http/body/bytes.ts";
import { Problem } from "../../../engine/http/problems.ts";
import { wholeNumber } from "../../../engine/options.ts";
import { CONTROL_ROOT } from "../../../remote/paths.ts";
import { refusal } from "../../shared/refusal.ts";
import { areaOf } from "./area.ts";

/** How much of it each world may take. */
export const Limits = z.prefault(
  z.strictObject({
    /** The rows of all collections, above which nothing is added. */
    rows: z._default(wholeNumber(1, 1_000_000, "rows"), 20_000),
    /** What is stored of it, above which nothing is added; no snapshot that is restored is larger. */
    bytes: z._default(wholeNumber(1024, 1024 ** 3, "bytes"), 32 * 1024 ** 2),
    /** The requests that are answered in a second, each counted, also one that is refused. */
    requestsPerSecond: z._default(wholeNumber(1, 10_000, "requests"), 200),
  }),
  {},
);

/** How much of it each world may take, with every default filled in. */
export type Limits = z.output<typeof Limits>;

export interface Usage {
  readonly rows: number;
  /** What is stored, which is counted. */
  readonly bytes: number;
  /** What the database takes, which is no less. */
  readonly databaseBytes: number;
}

/**
 * Makes the count of the requests of a world: as many as the limit says at once, and as many again in each second. Returns
 * the refusal of one above it; `now` is the machine's time in milliseconds.
 */
export function requestLimit({ requestsPerSecond: limit }: Limits): (now: number) => Response | undefined {
  let left = limit;
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    // The machine's time may be set back.
    left = Math.min(limit, left + (Math.max(0, now - last) * limit) / 1000);
    last = now;
    if (left >= 1) {
      left -= 1;
      return undefined;
    }
    return refusal(
      429,
      `This world has had more than the ${limit} requests a second that it may (limits.requestsPerSecond): try again in 1 second.`,
      { "Retry-After": "1" },
    );
  };
}

export interface Filled {
  readonly usage: Usage;
  /** Leaves nothing stored but the state: the changes that have led to it may take twice as much. */
  compact(): Promise<void>;
}

/** Refuses a request that could add rows to a world that is full; undefined for any other. */
export async function refuseGrowth(
  request: Request,
  world: Filled,
  limits: Limits,
): Promise<Response | undefined> {
  if (!mayAdd(request)) return undefined;
  if (fullIn(world.usage, limits) === "bytes") await world.compact();
  const { usage } = world;
  const full = fullIn(usage, limits);
  if (full === undefined) return undefined;
  const takes = full === "rows" ? `has ${usage.rows} rows` : `stores ${usage.bytes} bytes`;
  return refusal(
    429,
    `This world ${takes} and may have ${limits[full]} (limits.${full}), so nothing is added: reset it, restore a smaller snapshot, or raise the limit.`,
  );
}

function fullIn(usage: Usage, { rows, bytes }: Limits): "rows" | "bytes" | undefined {
  if (usage.rows >= rows) return "rows";
  return usage.databaseBytes >= bytes && usage.bytes >= bytes ? "bytes" : undefined;
}

/** Whether a request could add rows or make some larger; a reset and a restore replace all, and time goes on in any case. */
function mayAdd(request: Request): boolean {
  const { method, url } = request;
  if (areaOf(request) === "service") return ["POST", "PATCH", "PUT"].includes(method);
  return method === "POST" && /^\/(?:simulate\/.|loadScenario$)/.test(controlPath(url));
}

/**
 * The request as it is, or its refusal where it restores a snapshot that is larger than the limit, whose rest is not read. One
 * that does not tell its length is read first.
 */
export async function limitedRestore(request: Request, { bytes }: Limits): Promise<Request | Response> {
  const isRestore = request.method === "POST" && controlPath(request.url) === "/restore";
  if (!isRestore || request.body === null) return request;
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) <= bytes) return request;
  try {
    const body = await readBytes(request, { maxBytes: bytes, deadline: BODY_DEADLINE_MS });
    const { url, method, headers } = request;
    return new Request(url, { method, headers, body: body.slice() });
  } catch (error) {
    if (!(error instanceof Problem))
      return refusal(400, "The body could not be read completely: send the snapshot again.");
    if (error.status !== 413) return refusal(error.status, error.message);
    return refusal(
      413,
      `The snapshot is larger than the ${bytes} bytes that a world may store (limits.bytes): restore a smaller one, or raise the limit.`,
    );
  }
}

function controlPath(url: string): string {
  const { pathname } = new URL(url);
  const at = pathname.indexOf(`${CONTROL_ROOT}/`);
  return at < 0 ? "" : pathname.slice(at + CONTROL_ROOT.length);
}
