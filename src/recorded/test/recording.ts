import { recordedOf } from "../../bank/recipe/record.ts";
import type { PanelBank } from "../../code/bank.ts";
import type { Keys } from "../../code/keys.ts";
import { durationBetween } from "../duration.ts";
import type { Form } from "./form.ts";
import type { Item } from "./items.ts";
import { isSuccess } from "./needed.ts";
import { sourceOf } from "./source.ts";
import { testText } from "./text.ts";

/** Where a recording begins: what was done later is in it. */
export interface Mark {
  /** The number of the last request before it. */
  readonly request: number;
  /** How many calls were recorded before it. */
  readonly calls: number;
}

/** Something that was recorded. */
export interface Step {
  /** Names it as long as the bank gets no other state. */
  readonly key: string;
  /** What it was, in a few words. */
  readonly label: string;
}

export interface RecordedTest {
  readonly text: string;
  /** All that was recorded, what is left out of the test included. */
  readonly steps: readonly Step[];
}

export interface RecordedOptions {
  readonly keys: Keys;
  readonly mark: Mark;
  /** The keys of steps to leave out. */
  readonly without?: ReadonlySet<string>;
  /** Whether reads are steps too: pages send many. */
  readonly withReads?: boolean;
  readonly form: Form;
  /** What the test is called; by default what its first steps are. */
  readonly title?: string;
}

/** The present of a bank whose calls are recorded, where a recording may begin. */
export async function markNow(bank: PanelBank): Promise<Mark> {
  const recorded = await recordedOf(bank);
  return {
    request: bank.log.entries.at(-1)?.number ?? recorded?.since ?? 0,
    calls: recorded?.calls.length ?? 0,
  };
}

/** The mark right before a request of the log. */
export async function markBefore(bank: PanelBank, number: number): Promise<Mark> {
  const recorded = await recordedOf(bank);
  return { request: number - 1, calls: recorded?.numbers.filter((after) => after < number).length ?? 0 };
}

/**
 * What was done since a mark as a test: requests with what they were answered, actions and moves of the clock with what became
 * of the rows. What was sent is in it in plain text.
 */
export async function recordedTest(bank: PanelBank, options: RecordedOptions): Promise<RecordedTest> {
  const { keys, mark, without, withReads = false, form } = options;
  const { items, before, ...source } = await sourceOf(bank, bank.log.entries, true);
  const recorded = items.slice(before).filter((item) => isAfter(item, mark) && (withReads || !isRead(item)));
  const steps = recorded.filter(({ key }) => !without?.has(key));
  const labels = steps.map(labelOf);
  const title = options.title || titleOf(labels);
  const text = testText({
    ...{ bank, keys, form, ...source, items, title },
    steps: new Set(steps),
  });
  return { text, steps: recorded.map((item) => ({ key: item.key, label: labelOf(item) })) };
}

/** What a test is called that was given no name. */
function titleOf(labels: readonly string[]): string {
  if (labels.length === 0) return "nothing is recorded yet";
  return labels.slice(0, 3).join(", ") + (labels.length > 3 ? ", …" : "");
}

function isAfter({ key }: Item, { request, calls }: Mark): boolean {
  const [kind, number] = key.split(" ");
  return kind === "request" ? Number(number) > request : Number(number) >= calls;
}

function isRead(item: Item): boolean {
  return item.kind === "request" && item.entry.method === "GET";
}

function labelOf(item: Item): string {
  switch (item.kind) {
    case "request": {
      const { method, path, operation, status, fault } = item.entry;
      const failure = fault && status === 0 ? ` (${fault.then})` : ` (${status})`;
      const outcome = isSuccess(item.entry) ? "" : failure;
      return (operation === null ? `${method} ${path}` : wordsOf(operation)) + outcome;
    }
    case "action":
      return [
        wordsOf(item.name),
        ...Object.values(item.given).filter((value) => typeof value === "string"),
      ].join(" ");
    case "progress":
      return "progress set";
    case "advance":
      return Object.entries(durationBetween(item.at, item.to))
        .map(([unit, count]) => `${Math.round(count)} ${wordsOf(count === 1 ? unit.slice(0, -1) : unit)}`)
        .join(" ");
  }
}

/** "createAchTransfer" is "create ach transfer". */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
