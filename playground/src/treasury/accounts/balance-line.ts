import { html, nothing, svg, type TemplateResult } from "lit";
import { dayText, type LineField, type LineStep, stepPath } from "sandbank/internal";
import { formatMoney } from "../money.ts";
import type { Account, Transactions } from "./accounts.ts";

const WIDTH = 600;
const HEIGHT = 120;

/** How much of the time that is drawn follows it, so that what has just changed is seen. */
const AFTER = 0.03;

/**
 * The posted balance of an account over bank time as a stepped line, until `now`; where money is or was held, what was available as
 * a second one.
 */
export function balanceLine(
  { posted_balance: posted, available_balance: available }: Account,
  { rows, holds }: Pick<Transactions, "rows" | "holds">,
  now: Date,
): TemplateResult {
  const postings = rows.toReversed().map((row) => ({ ...row, at: Date.parse(row.created_at) }));
  const [oldest] = postings;
  const until = Math.max(now.getTime(), postings.at(-1)?.at ?? 0);
  const from = Math.min(oldest?.at ?? until, until - 1);
  const begin = oldest ? oldest.balance - oldest.amount : posted;
  const at = (instant: number, balance: number) => ({ at: instant, balance });
  const line = [at(from, begin), ...postings.map((each) => at(each.at, each.balance))];
  const spans = holds.map(({ amount, created_at, released_at }) => ({
    ...{ amount, begins: Date.parse(created_at) },
    ends: released_at === null ? Number.POSITIVE_INFINITY : Date.parse(released_at),
  }));
  const isShown = spans.some(({ ends }) => ends > from);
  const turns = [...line.map((step) => step.at), ...spans.flatMap(({ begins, ends }) => [begins, ends])];
  const instants = [...new Set(turns)]
    .filter((each) => each >= from && each <= until)
    .sort((one, other) => one - other);
  const free = isShown ? instants.map((each) => at(each, balanceAt(line, each) - heldAt(spans, each))) : [];
  const balances = line.map(({ balance }) => balance);
  const all = [...balances, ...free.map(({ balance }) => balance)];
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const field: LineField = {
    width: WIDTH,
    height: HEIGHT,
    from,
    until: until + (until - from) * AFTER,
    most: high - low,
  };
  const path = (steps: typeof line) =>
    stepPath(
      field,
      steps.map((step): LineStep<"balance"> => ({ at: step.at, amounts: { balance: step.balance - low } })),
      "balance",
    );
  const zero = low < 0 ? path([at(from, 0)]) : undefined;
  return html`<figure class="balance-line">
    <div class="ends"><span>${formatMoney(high)}</span></div>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${said(balances, available, [from, until])}>
      ${zero === undefined ? nothing : svg`<path class="zero" d=${zero} />`}
      <path class="posted" d=${path(line)} />
      ${isShown ? svg`<path class="available" d=${path(free)} />` : nothing}
    </svg>
    <div class="ends"><span>${formatMoney(low)}</span></div>
    <div class="ends"><span>${dayText(from)}</span><span>${dayText(until)}</span></div>
    <figcaption>
      ${key("posted")} Posted
      ${isShown ? html`${key("available")} Available, excluding ${formatMoney(posted - available)} held` : nothing}
    </figcaption>
  </figure>`;
}

/** The balance after the last step up to an instant. */
function balanceAt(
  line: readonly { readonly at: number; readonly balance: number }[],
  instant: number,
): number {
  return line.findLast(({ at }) => at <= instant)?.balance ?? 0;
}

function heldAt(
  spans: readonly { readonly amount: number; readonly begins: number; readonly ends: number }[],
  instant: number,
): number {
  return spans.reduce(
    (sum, { amount, begins, ends }) => (begins <= instant && instant < ends ? sum + amount : sum),
    0,
  );
}

/** What of a line is meant, beside its name. */
function key(name: string): TemplateResult {
  return html`<svg class="key" viewBox="0 0 24 8" aria-hidden="true">${svg`<path class=${name} d="M0 4H24" />`}</svg>`;
}

function said(
  balances: readonly number[],
  available: number,
  [from, until]: readonly [from: number, until: number],
): string {
  const range = `between ${formatMoney(Math.min(...balances))} and ${formatMoney(Math.max(...balances))}`;
  const end = `${formatMoney(balances.at(-1) ?? 0)} at the end, of which ${formatMoney(available)} is available`;
  return `Posted balance from ${dayText(from)} to ${dayText(until)}: ${range}, ${end}.`;
}
