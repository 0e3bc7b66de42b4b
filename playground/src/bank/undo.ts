import { tell } from "../parts/messages.ts";
import { bank } from "./bank.ts";

/** Takes something back. */
type Undo = () => Promise<void>;

/** What a person or a program did, as opposed to what time brought. */
const DONE = new Set(["request", "action", "progress", "reset", "restore", "other"]);

/**
 * Does something to the page's bank. Returns its result, and what takes it back by the bank's history; there is no way back
 * where nothing has changed, and where no history is kept.
 *
 * @example const [answer, undo] = await undoable(() => send("PATCH", "/v1/ach/1001", { data: { status: "canceled" } }));
 */
export async function undoable<T>(work: () => Promise<T>): Promise<[T, Undo | undefined]> {
  const before = await present();
  const at = bank.clock.now();
  const isRunning = !bank.clock.paused;
  const result = await work();
  const after = await present();
  if (before === undefined || after === undefined || after === before) return [result, undefined];
  return [result, () => goBack({ before, after, at, isRunning })];
}

/** Does something to the page's bank, then says so with a way back. */
export async function tellUndoable(done: string, work: () => Promise<unknown>): Promise<void> {
  const [, undo] = await undoable(work);
  tell(done, { undo });
}

/** Goes back, unless more has happened since, which would be lost with it. */
async function goBack(to: { before: number; after: number; at: Date; isRunning: boolean }): Promise<void> {
  const later = (await bank.history.entries()).find(
    ({ id, changed, kind, position }) =>
      id > to.after && changed && DONE.has(kind) && position !== "future" && position !== "elsewhere",
  );
  if (later) {
    tell(`Can't undo: “${later.what}” happened since. Use History in the panel to go back further.`, {
      tone: "bad",
    });
    return;
  }
  await bank.history.goTo(to.before);
  // An entry lies at the time when it happened, which may be long before that of the work.
  if (bank.clock.now() < to.at) await bank.clock.advanceTo(to.at);
  if (to.isRunning) bank.clock.resume();
  tell("Undone.");
}

/** The entry of the history at which the bank is; undefined while none is kept. */
async function present(): Promise<number | undefined> {
  const entries = await bank.history.entries().catch(() => []);
  return entries.find(({ position }) => position === "present")?.id;
}
