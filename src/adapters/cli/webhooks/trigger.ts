import type { StatusEdge } from "../../../core.ts";
import type { Flags } from "../flags.ts";
import { DEFAULT_URL, type WebhooksBank, webhooksBankAt } from "./client.ts";

/** What actions of transfers must be told. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  return: ["R01"],
  correct: [{ code: "C02", value: "021000021" }],
};

/**
 * Lets an event happen in the bank at `--url`: creates a row by requests, takes it the way of its states, and prints each step.
 * Rejects with an Error in one line for a type that is none of the service's, or a status without such an event.
 */
export async function trigger(type: string, { webhooks }: Flags): Promise<void> {
  const { collectionOf, EVENT_TYPES } = await import("../../../products/event-types.ts");
  const found = Object.entries(EVENT_TYPES).find(([name]) => name === type)?.[1];
  if (!found)
    throw new Error(
      `trigger makes ${Object.keys(EVENT_TYPES).join(", ")}, got ${JSON.stringify(type)}: an event of a resource of your own happens when your requests or bank.simulate change a row of it.`,
    );
  const { url = DEFAULT_URL, key, status } = webhooks;
  const at = await webhooksBankAt({ url, key });
  const collection = collectionOf(found);
  const row =
    collection === "virtualCards"
      ? await cardWith(type, at, status)
      : await transferTo(at, collection, webhooks, (name) => found.when({ status: name }, {}));
  const events = await at.bank.db.events.findMany({ event_type: type });
  const event = events.findLast(({ payload }) => payload.id === row.id);
  if (!event) throw new Error(`No event ${type} has happened to ${row.id}.`);
  console.log(`event ${event.id} ${type}`);
}

/** Creates a transfer and takes it to a status. */
async function transferTo(
  at: WebhooksBank,
  collection: string,
  { status, account }: Flags["webhooks"],
  isOne: (status: string) => boolean,
) {
  const { noun, path, statuses, lifecycle } = at.described(collection);
  const names = statuses.map(({ name }) => name).filter(isOne);
  const wanted = status ?? names[0] ?? "";
  if (!names.includes(wanted))
    throw new Error(`--status must be one of ${names.join(", ")}, got ${JSON.stringify(wanted)}.`);
  const way = wayTo(wanted, lifecycle ?? { initial: "", edges: [] });
  if (!way) throw new Error(`No action, request or step brings a ${noun} to ${wanted} in this bank.`);
  const [first] = at.has("accounts") ? await at.bank.db.accounts.all() : [];
  const row = await at.request(collection, "POST", path, {
    ...{ account_number: account ?? first?.account_number ?? "4000123456", amount: 100 },
    ...(collection === "achTransfers" ? await toCounterparty(at) : WIRE),
  });
  console.log(`${noun} ${row.id} created`);
  for (const edge of way) {
    await take(at, collection, row.id, edge);
    console.log(`${noun} ${row.id} ${edge.to}, by the ${edge.by} ${edge.name}`);
  }
  return row;
}

const RECEIVER = { account_number: "12345678", routing_number: "021000021" };
const WIRE = {
  receiver_account_number: RECEIVER.account_number,
  receiver_routing_number: RECEIVER.routing_number,
};

async function toCounterparty({ request }: WebhooksBank) {
  const { id } = await request("counterparties", "POST", "/v1/counterparties", {
    ...RECEIVER,
    ...{ account_type: "checking", name: "Ada Park" },
  });
  console.log(`counterparty ${id} created`);
  return { direction: "credit", sec_code: "ppd", counterparty_id: Number(id) };
}

interface Lifecycle {
  readonly initial: string;
  readonly edges: readonly StatusEdge[];
}

/** The shortest way of a row to a status, by actions and requests where there are some; undefined for none. */
function wayTo(status: string, { initial, edges }: Lifecycle): readonly StatusEdge[] | undefined {
  const ways = new Map<string, readonly StatusEdge[]>([[initial, []]]);
  const sorted = [...edges].sort((a, b) => Number(a.by === "step") - Number(b.by === "step"));
  for (const [from, way] of ways)
    for (const edge of sorted)
      if (edge.from === from && !ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  return ways.get(status);
}

async function take(
  { bank, described, request }: WebhooksBank,
  collection: string,
  id: string,
  { by, name, to, operation }: StatusEdge,
): Promise<void> {
  if (by === "action") {
    const { simulate } = bank as unknown as {
      simulate: Record<string, Record<string, (id: string, ...values: unknown[]) => Promise<unknown>>>;
    };
    await simulate[collection]?.[name]?.(id, ...((collection === "achTransfers" && VALUES[name]) || []));
  } else if (by === "request") {
    const route = described(collection).operations.find((each) => each.operation === operation);
    if (route) await request(collection, route.method, route.path.replace(":id", id), { status: to });
  } else {
    const [next] = await bank.clock.upcoming(1, { collection, id });
    if (next) await bank.clock.advanceTo(next.at);
  }
}

/** Creates a card and lets happen to it what the event tells of. */
async function cardWith(type: string, { bank, request }: WebhooksBank, status: string | undefined) {
  if (status !== undefined) throw new Error(`${type} tells of no status: leave --status out.`);
  const now = await bank.clock.now();
  const valid_ending_on = new Date(now.getTime() + 365 * 86_400_000).toISOString().slice(0, 10);
  const card = await request("virtualCards", "POST", "/v1/virtualcards", {
    ...{ total_card_amount: 10_000, valid_ending_on },
  });
  console.log(`virtual card ${card.id} created`);
  if (type === "virtualcard.created") return card;
  if (type === "virtualcard.deleted") {
    await request("virtualCards", "DELETE", `/v1/virtualcards/${card.id}`);
    console.log(`virtual card ${card.id} canceled`);
    return card;
  }
  const { reference } = await bank.simulate.virtualCards.authorize(card.id, { amount: 2500 });
  console.log(`virtual card ${card.id} authorized: ${reference}`);
  if (type !== "virtualcard.clearings") return card;
  await bank.simulate.virtualCards.clear(card.id, reference);
  console.log(`virtual card ${card.id} cleared: ${reference}`);
  return card;
}
