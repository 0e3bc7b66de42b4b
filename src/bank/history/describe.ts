import { messageOf } from "../../engine/errors.ts";
import type { LogEntry } from "../../engine/http/log/log.ts";
import type { ActionTurn } from "../../engine/http/turn.ts";
import { maskBody } from "../../engine/schema/masking/mask-body.ts";
import { maskText } from "../../engine/schema/masking/mask-text.ts";
import type { SavedClock } from "../../engine/time/clock.ts";
import type { MadeStep } from "../../engine/time/timer.ts";
import type { HistoryEntry, HistoryKind } from "../runtime/history-entry.ts";
import type { Turn } from "../turns/turn.ts";

/** What an entry says by itself, with its bank time in milliseconds. */
export type Described = Omit<HistoryEntry, "id" | "branch" | "at" | "changed" | "position"> & {
  readonly at: number;
};

/** What else is known of a turn. */
export interface Circumstances {
  /** The log's entry of the request. */
  readonly logged: LogEntry | undefined;
  /** The clock before. */
  readonly clock: SavedClock;
  /** Scenarios by name. */
  readonly scenarios: Readonly<Record<string, unknown>>;
}

/** How much is told of an action, in characters. */
const MAX_TEXT = 80;

const NOTHING = { cause: null, row: null, status: null, refusal: null, log: null } as const;

/** The first entry of a history. */
export function describeStart(now: number): Described {
  return { ...NOTHING, at: now, kind: "start", what: "history begins" };
}

/** What an entry says of a turn. */
export function describe(turn: Turn, around: Circumstances): Described {
  if (turn.kind === "request" && around.logged) return ofRequest(turn.at, around.logged);
  return { ...ofTurn(turn, around), refusal: refusalOf(turn) };
}

function ofStep({ at, collection, id, event, cause }: MadeStep): Described {
  return { ...NOTHING, at, kind: "step", cause, what: event, row: { collection, id: String(id) } };
}

function ofRequest(at: number, entry: LogEntry): Described {
  const { method, path, status, changes, number, issues, fault } = entry;
  const [first] = changes;
  const isOne = changes.every(({ collection, id }) => collection === first?.collection && id === first.id);
  const why = issues[0]?.message ?? (fault?.then ? `a fault: ${fault.then}` : `answered ${status}`);
  return {
    at,
    kind: "request",
    cause: "request",
    what: `${method} ${path}`,
    row: first && isOne ? { collection: first.collection, id: String(first.id) } : null,
    status,
    refusal: status >= 400 || status === 0 ? why : null,
    log: number,
  };
}

function ofTurn(turn: Turn, { clock, scenarios }: Circumstances): Described {
  switch (turn.kind) {
    case "step":
      return ofStep(turn.step);
    case "request":
      return { ...plain("request", `${turn.method} ${maskText(turn.path)}`, turn.at), cause: "request" };
    case "action": {
      const row = { collection: turn.collection, id: maskText(String(turn.id)) };
      return { ...plain("action", actionText(turn), turn.at), cause: "action", row };
    }
    case "clock":
      return { ...plain("clock", "advanced", turn.now), cause: "clock" };
    case "progress":
      return { ...plain("progress", "progress set", turn.at), cause: "action" };
    case "reset": {
      const name = Object.keys(scenarios).find((each) => scenarios[each] === turn.scenario);
      return plain("reset", name === undefined ? "reset" : `scenario ${name}`, turn.now);
    }
    case "restore":
      return plain("restore", "restored", turn.now);
    default: {
      const moved = turn.delta && "clock" in turn.delta ? clockText(clock, turn.delta.clock) : "";
      if (moved === "") return plain("other", "changed from outside", turn.now);
      return { ...plain("clock", moved, turn.now), cause: "clock" };
    }
  }
}

/** The name of an action with its arguments, where these are plain: "return R01". */
function actionText({ name, arguments: given }: ActionTurn): string {
  const values = Object.values(maskBody(given).value as object);
  const plainValues = values.filter((value) => typeof value === "string" || typeof value === "number");
  return [name, ...plainValues].join(" ").slice(0, MAX_TEXT);
}

function plain(kind: HistoryKind, what: string, at: number): Described {
  return { ...NOTHING, at, kind, what };
}

function refusalOf({ error }: Turn): string | null {
  if (error === undefined) return null;
  return maskText(messageOf(error), "message");
}

function clockText(before: SavedClock, after: SavedClock = before): string {
  const texts: string[] = [];
  if (before.since !== null && after.since === null) texts.push("paused");
  if (before.since === null && after.since !== null) texts.push("resumed");
  if (before.speed !== after.speed) texts.push(`speed ${after.speed}`);
  return texts.join(", ");
}
