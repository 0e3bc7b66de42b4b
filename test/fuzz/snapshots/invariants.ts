import type { Bank, Snapshot } from "../../../src/index.ts";

/** What does not hold in a bank, each as a kind and a detail: judged by what the bank shows and by its snapshot. */
export function brokenInvariants(bank: Bank): readonly (readonly [kind: string, detail: string])[] {
  const broken: (readonly [string, string])[] = [];
  const hold = (isTrue: boolean, kind: string, detail: string) => {
    if (!isTrue) broken.push([kind, detail]);
  };
  const snapshot = bank.snapshot();
  ids(snapshot, hold);
  cards(bank, snapshot, hold);
  transfers(bank, snapshot, hold);
  companies(bank, snapshot, hold);
  logins(bank, snapshot, hold);
  own(snapshot, hold);
  outside(snapshot, hold);
  return broken;
}

type Hold = (isTrue: boolean, kind: string, detail: string) => void;

const rowsOf = (snapshot: Snapshot, collection: string) => snapshot.tables[collection]?.rows ?? [];

function timersOf({ timers }: Snapshot, kind: string): ReadonlyMap<string, number> {
  const own = timers.filter((timer) => timer.kind === kind);
  return new Map(own.map(({ id, part, due }) => [part === "" ? String(id) : part, due]));
}

function unique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Rows count up below `next`, and each has a timeline that ends in its status. */
function ids(snapshot: Snapshot, hold: Hold): void {
  for (const [collection, { next, rows }] of Object.entries(snapshot.tables)) {
    for (const { row, timeline } of rows) {
      const where = `${collection} ${row.id}`;
      hold(
        Number(String(row.id).replace(/^ord_/, "")) < next,
        "an id is not below next",
        `${where}, next ${next}`,
      );
      const url = "url" in row ? String(row.url) : undefined;
      hold(url === undefined || url.endsWith(`/${row.id}`), "a url names another row", `${where}: ${url}`);
      const status = "status" in row ? row.status : null;
      // Rows that the options gave have no past.
      const isSeeded = timeline.length === 0 && status === null;
      hold(isSeeded || timeline.at(-1)?.status === status, "a timeline ends in another status", where);
      const times = timeline.map(({ at }) => Date.parse(at));
      hold(!times.some(Number.isNaN), "a timeline has no instants", where);
      hold(
        times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0)),
        "a timeline goes back",
        where,
      );
    }
  }
}

/** Numbers are unique, and the balance is what the lists and the open authorizations leave (C10, C11, C19). */
function cards(bank: Bank, snapshot: Snapshot, hold: Hold): void {
  const shown = bank.db.virtualCards.all();
  const numbers = rowsOf(snapshot, "virtualCards").map(
    ({ row }) => (row as { internal?: { card_number?: string } }).internal?.card_number ?? "",
  );
  hold(unique(numbers), "two cards have one number", numbers.join(" "));
  const clearing = timersOf(snapshot, "virtualCards.clearing");
  const open = new Set<string>();
  for (const [at, card] of shown.entries()) {
    const { id, status, clearings, authorizations, total_card_amount: total } = card;
    const held = bank.openAuthorizations(id);
    for (const { reference } of held) open.add(reference);
    const taken = clearings.reduce((sum, { settlement_amount }) => sum + settlement_amount, 0);
    const left = held.reduce((sum, { billing_amount }) => sum - billing_amount, total) - taken;
    const expected = status === "Canceled" ? 0 : Math.max(0, left);
    const detail = `card ${id}: expected ${expected}, got ${card.available_balance}`;
    hold(card.available_balance === expected, "a card's balance disagrees with its lists", detail);
    hold(
      held.every(({ listed }) => authorizations[listed] !== undefined),
      "a hold has no authorization",
      id,
    );
    hold(/^\d{16}$/.test(numbers[at] ?? ""), "a card number has no 16 digits", `card ${id}`);
    hold(numbers[at]?.slice(-4) === card.last4, "last4 disagrees with the card number", `card ${id}`);
  }
  for (const part of clearing.keys()) hold(open.has(part), "a clearing is due of what is not open", part);
  for (const part of open) hold(clearing.has(part), "an open authorization never clears", part);
}

/** A status that time ends has its timer, and no other has; `return` and `batch_id` follow the status. */
function transfers(bank: Bank, snapshot: Snapshot, hold: Hold): void {
  const timers = timersOf(snapshot, "achTransfers");
  for (const transfer of bank.db.achTransfers.all()) {
    const { id, status, batch_id: batch } = transfer;
    const isMoving = status === "pending" || status === "processing";
    hold(timers.has(id) === isMoving, "a transfer's timer disagrees with its status", `${id} ${status}`);
    hold(
      (transfer.return !== null) === (status === "failed"),
      "return disagrees with the status",
      `${id} ${status}`,
    );
    const isBatched = status === "hold" ? batch !== null : status !== "pending" && status !== "canceled";
    hold((batch !== null) === isBatched, "batch_id disagrees with the status", `${id} ${status} ${batch}`);
  }
}

/** Account numbers are unique, the last event has the status, and only a review has a timer. */
function companies(bank: Bank, snapshot: Snapshot, hold: Hold): void {
  const timers = timersOf(snapshot, "companies");
  const all = bank.db.companies.all();
  const numbers = all.map(({ account_number }) => account_number).filter((number) => number !== "");
  hold(unique(numbers), "two companies have one account number", numbers.join(" "));
  for (const { id, status, events, account_number: number, accounts } of all) {
    hold(
      timers.has(String(id)) === (status === "pending"),
      "a company's timer disagrees with its status",
      `${id}`,
    );
    hold(events.at(-1)?.data.status === status, "a company's last event has another status", `${id}`);
    hold(
      accounts.every((account) => account.account_number === number),
      "accounts disagree",
      `${id}`,
    );
    const isOpened = ["approved", "conditionally_approved", "suspended", "terminated"].includes(status);
    hold(!isOpened || number !== "", "an approved company has no account", `${id}`);
  }
}

function logins(bank: Bank, snapshot: Snapshot, hold: Hold): void {
  const today = bank.clock.now().toISOString().slice(0, 10);
  const live = bank.db.logins.all().filter(({ reservation_expires: until }) => until > today);
  const used = rowsOf(snapshot, "usedLoginNames").map(
    ({ row }) => (row as { login_name?: string }).login_name ?? "",
  );
  hold(unique([...live.map(({ login_name }) => login_name), ...used]), "two logins have one name", "");
  const named = bank.db.persons
    .all()
    .flatMap(({ login_id }) => (login_id === null ? [] : [String(login_id)]));
  hold(unique(named), "two persons have one login", named.join(" "));
}

/** The statuses of a team's own resources that time ends. */
const MOVING: Readonly<Record<string, readonly string[]>> = {
  payouts: ["pending"],
  orders: ["placed", "shipped", "delivered", "returned"],
  invoices: ["open"],
};

/** Rows of a team's own have a timer where their status, or a field that a timer reads, says so, and no other has. */
function own(snapshot: Snapshot, hold: Hold): void {
  for (const [collection, moving] of Object.entries(MOVING)) {
    const timers = timersOf(snapshot, collection);
    for (const { row } of rowsOf(snapshot, collection)) {
      const { id, status } = row as { id: string; status: string };
      const where = `${collection} ${id} ${status}`;
      const isTimed = timers.has(String(Number(id.replace(/^ord_/, "")))) || timers.has(id);
      hold(isTimed === moving.includes(status), "an own timer disagrees with the status", where);
    }
  }
  const timers = timersOf(snapshot, "subscriptions.invoice");
  for (const { row } of rowsOf(snapshot, "subscriptions")) {
    const { id, next_invoice_on: next } = row as { id: string; next_invoice_on: string | null };
    hold(timers.has(id) === (next !== null), "an own timer disagrees with its field", `${id} ${next}`);
  }
  const ids = new Set(rowsOf(snapshot, "subscriptions").map(({ row }) => row.id));
  for (const { row } of rowsOf(snapshot, "invoices")) {
    const { id, subscription_id: of } = row as { id: string; subscription_id: string };
    hold(ids.has(of), "an own row refers to none", `invoices ${id}: ${of}`);
  }
}

/** What belongs to no collection. */
function outside({ random, timers, clock, tables, progress }: Snapshot, hold: Hold): void {
  hold(
    random.some((word) => word !== 0),
    "the random state is all zeros",
    "",
  );
  hold(
    timers.every(
      ({ due, kind }) =>
        due >= clock.at || clock.since !== null || Object.hasOwn(progress, kind.split(".", 1)[0] ?? ""),
    ),
    "a timer is overdue",
    "",
  );
  hold(tables.cardConfiguration?.rows.length === 1, "the configuration is not one row", "");
}
