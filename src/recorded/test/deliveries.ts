import type { PanelBank } from "../../code/bank.ts";
import { rowPath } from "../../code/paths.ts";
import type { Snapshot } from "../../core.ts";
import type { Own } from "../own.ts";
import { valueCode } from "../values.ts";
import type { ActionItem, Item } from "./items.ts";
import { isDone, madeBy } from "./needed.ts";
import { statement } from "./options-code.ts";

const DELIVERIES = "webhookDeliveries";

/** Whether something is what a receiver made of a delivery, which no caller asks for: a test has a receiver of its own. */
export function isOutcome(item: Item): item is ActionItem {
  return (
    item.kind === "action" &&
    item.collection === DELIVERIES &&
    (item.name === "receive" || item.name === "fail")
  );
}

/** Without these, what was done: a move of the clock that waited for a receiver is one again. */
export function withoutOutcomes(items: readonly Item[]): readonly Item[] {
  const kept: Item[] = [];
  let hasWaited = false;
  for (const item of items) {
    const last = kept.at(-1);
    if (isOutcome(item)) hasWaited = true;
    else if (hasWaited && item.kind === "advance" && last?.kind === "advance")
      kept.splice(-1, 1, { ...last, to: item.to });
    else {
      kept.push(item);
      hasWaited = false;
    }
  }
  return kept;
}

/** What a test has for deliveries to webhooks, each a line. */
export interface DeliveryLines {
  readonly imports: readonly string[];
  /** The receiver, which answers as the one of the recording did. */
  readonly receiver: readonly string[];
  /** What is expected of each delivery, once all was done. */
  readonly expected: readonly string[];
  /** The deliveries as paths, for the times of their attempts. */
  readonly rows: readonly string[];
}

const NONE: DeliveryLines = { imports: [], receiver: [], expected: [], rows: [] };

/** Writes them for a test that does all that was done in the bank: of a part it is not known which deliveries it makes. */
export function deliveryLines(parts: {
  readonly bank: PanelBank;
  readonly items: readonly Item[];
  readonly steps: ReadonlySet<Item>;
  readonly outcomes: readonly ActionItem[];
  readonly begun: Snapshot | undefined;
}): DeliveryLines {
  const { bank, items, steps, outcomes, begun } = parts;
  const isWhole = items.every((item) => steps.has(item) || (item.kind === "request" && !isDone(item.entry)));
  const before = begun?.tables[DELIVERIES]?.rows.length ?? 0;
  const all = bank.db[DELIVERIES]?.all() ?? [];
  const made = all.slice(before);
  if (!isWhole || made.length === 0) return NONE;
  return {
    ...receiverLines(outcomes),
    expected: [
      ...(outcomes.length > 0 ? ["  await delivering.idle();"] : []),
      `  const deliveries = bank.db.${DELIVERIES}.all()${before > 0 ? `.slice(${before})` : ""};`,
      `  expect(deliveries).toHaveLength(${made.length});`,
      ...made.map(({ event_type, status }, at) => {
        const values = [valueCode({ event_type, status })];
        return statement(`expect(deliveries[${at}])`, { call: ".toMatchObject", values });
      }),
    ],
    rows: all.map(({ id }) => `${bank.resources[DELIVERIES]?.path}/${id}`),
  };
}

function receiverLines(outcomes: readonly ActionItem[]): Pick<DeliveryLines, "imports" | "receiver"> {
  if (outcomes.length === 0) return { imports: [], receiver: [] };
  const imports = ['import { deliverWebhooks } from "sandbank/deliver";'];
  const last = outcomes.findLastIndex(({ given }) => given.status !== 200);
  // One that did not answer is as good as one that is not available.
  const statuses = outcomes.slice(0, last + 1).map(({ given }) => given.status ?? 503);
  if (statuses.length === 0)
    return {
      imports,
      receiver: ["  const delivering = deliverWebhooks(bank, { deliver: () => new Response() });"],
    };
  return {
    imports,
    receiver: [
      ...answersLines(statuses.map(Number)),
      "  const delivering = deliverWebhooks(bank, {",
      "    deliver: () => new Response(null, { status: answers.shift() ?? 200 }),",
      "  });",
    ],
  };
}

/** The list of statuses: formatters put as many numbers in a line as have room. */
function answersLines(statuses: readonly number[]): readonly string[] {
  const whole = `  const answers = [${statuses.join(", ")}];`;
  if (whole.length <= 80) return [whole];
  // A status and its comma take five characters, of which the last one is no blank.
  const inLine = Math.floor((80 - 4 + 1) / 5);
  const lines = statuses.flatMap((_, at) =>
    at % inLine === 0 ? [`    ${statuses.slice(at, at + inLine).join(", ")},`] : [],
  );
  return ["  const answers = [", ...lines, "  ];"];
}

/**
 * The resources of a bank, of which those of events are the team's own where the options of `eventResourcesWith` show: by a webhook
 * that no request has made, or a fault.
 */
export function ownOf(own: Own, bank: PanelBank, items: readonly Item[]): Own {
  const made = new Set(items.map((item) => madeBy(item, bank.resources)));
  const path = bank.resources.webhooks?.path ?? "";
  const hasOptions =
    bank.db.webhooks?.all().some(({ id }) => !made.has(rowPath(path, id))) ||
    bank.db[DELIVERIES]?.all().some(({ fault }) => fault !== null);
  if (!hasOptions) return own;
  return { ...own, products: own.products.filter((name) => !EVENT_RESOURCES.includes(name)) };
}

const EVENT_RESOURCES: readonly string[] = ["events", "webhooks", DELIVERIES];
