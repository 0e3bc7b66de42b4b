import { type BankEvents, unlessFlawless } from "../bank/runtime/events.ts";
import type { CoreBank } from "../core.ts";
import { DEVELOPMENT } from "../development.ts";
import type { LogEntry } from "../engine/http/log/log.ts";
import type { Behavior, DevelopmentOf } from "../engine/resource/development.ts";
import type { Resources } from "../engine/resource/resource.ts";
import type { Change } from "../engine/store/history.ts";
import { EVENTS, nameOfStatus, nameOfTransition, textOfStatuses } from "./statuses.ts";

/** What was seen of banks, as plain JSON that grows while they are used. */
export interface Recording {
  /** By kind, each name once: `{ operations: ["createAchTransfer"], statuses: ["achTransfers pending"] }`. */
  readonly seen: Record<string, string[]>;
  /** The statuses that these banks can have, as `textOfStatuses` writes them. */
  readonly statuses: string[];
}

/** A recording of no bank. */
export function emptyRecording(): Recording {
  return { seen: {}, statuses: [] };
}

/** What a row of a collection may show, by kind. */
const BEHAVIORS = Object.entries<DevelopmentOf<Resources>[string]>(DEVELOPMENT).map(
  ([collection, { behaviors = {} }]) => [collection, Object.entries<Behavior<never>>(behaviors)] as const,
);
const behaviorsOf = new Map(BEHAVIORS.filter(([, behaviors]) => behaviors.length > 0));

/** What ends the recording of a bank. */
const stops = new WeakMap<CoreBank, () => void>();

/**
 * Records what a bank does from now on, without its scenarios, until it is disposed of or recorded elsewhere. Several
 * banks may share a recording.
 *
 * @example const { seen } = record(bank);
 */
export function record(bank: CoreBank, into = emptyRecording()): Recording {
  const see = (kind: string, name: string) => {
    const names = into.seen[kind] ?? [];
    into.seen[kind] = names;
    if (!names.includes(name)) names.push(name);
  };
  const statuses = textOfStatuses(bank);
  if (!into.statuses.includes(statuses)) into.statuses.push(statuses);

  let isRecording = false;
  /** The rows of a scenario are not what a test has made the bank do. */
  const recordOnceReady = () => {
    isRecording = false;
    const start = () => {
      isRecording = true;
    };
    // A scenario that fails rejects every call of the bank.
    bank.ready.then(start, () => undefined);
  };
  recordOnceReady();
  const onRequest: BankEvents["request"] = (entry) => {
    if (isRecording) seeRequest(entry, see);
  };
  const onChange: BankEvents["change"] = (change) => {
    if (isRecording) seeChange(change, bank, see);
  };
  const offs = [
    bank.on("reset", unlessFlawless(recordOnceReady)),
    bank.on("request", unlessFlawless(onRequest)),
    bank.on("change", unlessFlawless(onChange)),
  ];
  stops.get(bank)?.();
  stops.set(bank, () => {
    for (const off of offs) off();
  });
  return into;
}

type See = (kind: string, name: string) => void;

function seeRequest({ operation, status, issues, fault }: LogEntry, see: See): void {
  if (operation !== null && status >= 200 && status < 400) see("operations", operation);
  if (fault) see("faults", fault.then);
  if (fault && fault.latency > 0) see("faults", "latency");
  for (const { rule } of issues) see("refusals", rule);
}

function seeChange({ collection, id, kind, from, to }: Change, bank: CoreBank, see: See): void {
  if (kind === "delete") return;
  if (to !== null) see("statuses", nameOfStatus(collection, to));
  if (from !== null && to !== null && from !== to) see("transitions", nameOfTransition(collection, from, to));
  if (collection === EVENTS && kind === "insert") {
    const type = (rowOf(bank, collection, id) as { event_type?: unknown } | undefined)?.event_type;
    if (typeof type === "string") see(EVENTS, type);
  }
  const behaviors = behaviorsOf.get(collection);
  const row = behaviors && rowOf(bank, collection, id);
  if (!row) return;
  for (const [name, behavior] of behaviors) for (const each of behavior.seenIn(row)) see(name, each);
}

/** A row of a collection, as the type that its behaviors expect. */
function rowOf(bank: CoreBank, collection: string, id: string | number): never | undefined {
  const readers: Readonly<Record<string, { get(id: string | number): unknown }>> = bank.db;
  return readers[collection]?.get(id) as never | undefined;
}
