import { html, nothing, svg, type TemplateResult } from "lit";
import { dayText, type LineField, type LineStep, spread, startOf, stepPath } from "sandbank/internal";
import { formatMoney } from "../money.ts";
import type { Account, Transaction } from "./accounts.ts";

const WIDTH = 600;
const HEIGHT = 120;

/** How much of the width the line of what is available has at least. */
const AT_LEAST = 0.04;

/**
 * The posted balance of an account over bank time as a stepped line, until `now`; where money is held, what is available now as
 * a second one at its end, for the bank says nothing of holds that are over.
 */
export function balanceLine(
  { posted_balance: posted, available_balance: available }: Account,
  transactions: readonly Transaction[],
  now: Date,
): TemplateResult {
  const oldestFirst = transactions.toReversed();
  const [oldest] = oldestFirst;
  const times = spread(oldestFirst.map(({ posted_on }) => posted_on));
  const from = oldest ? startOf(oldest.posted_on) : now.getTime() - 1;
  const until = Math.max(now.getTime(), times.at(-1) ?? 0);
  const begin = oldest ? oldest.balance - oldest.amount : posted;
  const balances = [begin, ...oldestFirst.map(({ balance }) => balance)];
  const [low, high] = [Math.min(0, available, ...balances), Math.max(1, available, ...balances)];
  const field: LineField = { width: WIDTH, height: HEIGHT, from, until, most: high - low };
  const at = (instant: number, balance: number): LineStep<"balance"> => ({
    at: instant,
    amounts: { balance: balance - low },
  });
  const line = balances.map((balance, index) => at(times[index - 1] ?? from, balance));
  const heldFrom = Math.min(times.at(-1) ?? from, until - (until - from) * AT_LEAST);
  const held =
    posted === available
      ? undefined
      : stepPath(field, [at(heldFrom, posted), at(heldFrom, available)], "balance");
  const zero = low < 0 ? stepPath(field, [at(from, 0)], "balance") : undefined;
  return html`<figure class="balance-line">
    <div class="ends"><span>${formatMoney(high)}</span></div>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${said(balances, available, [from, until])}>
      ${zero === undefined ? nothing : svg`<path class="zero" d=${zero} />`}
      <path class="posted" d=${stepPath(field, line, "balance")} />
      ${held === undefined ? nothing : svg`<path class="available" d=${held} />`}
    </svg>
    <div class="ends"><span>${formatMoney(low)}</span></div>
    <div class="ends"><span>${dayText(from)}</span><span>${dayText(until)}</span></div>
    <figcaption>
      ${key("posted")} Posted
      ${held === undefined ? nothing : html`${key("available")} Available now, without ${formatMoney(posted - available)} held`}
    </figcaption>
  </figure>`;
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
