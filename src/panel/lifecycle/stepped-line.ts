import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { Movement } from "../../index.ts";
import { isCard } from "../actions/card.ts";
import { rowOf } from "../bank/collections.ts";
import { RowElement } from "../bank/row-element.ts";
import { dayText, money, whole, words } from "../parts/format.ts";
import { shared } from "../styles/shared.ts";
import { type Field, type Step, spread, startOf, stepPath } from "./steps.ts";

const NAMES = ["available", "held", "cleared"] as const;
type Name = (typeof NAMES)[number];
type Amounts = Readonly<Record<Name, number>>;

/** More than is read at once; the line has all. */
const MOST_LINES = 100;

/**
 * `<sandbank-stepped-line>`: what is available, held and cleared of a card over bank time as stepped lines, with each
 * movement in a table.
 */
export class SteppedLineView extends RowElement {
  static override styles = [
    shared,
    css`
      figure {
        margin: 0;
        display: grid;
        gap: 4px;
      }

      svg {
        display: block;
        inline-size: 100%;
        block-size: 140px;
        overflow: visible;
        border-block-end: 1px solid var(--sandbank-line-strong);
      }

      path {
        fill: none;
        stroke-width: 2;
        vector-effect: non-scaling-stroke;
      }

      .available {
        stroke: var(--sandbank-good);
      }

      .held {
        stroke: var(--sandbank-held);
        stroke-dasharray: 6 4;
      }

      .cleared {
        stroke: var(--sandbank-accent);
        stroke-dasharray: 2 3;
      }

      .legend svg {
        display: inline-block;
        inline-size: 24px;
        block-size: 8px;
        border: 0;
        vertical-align: 2px;
      }

      .ends {
        color: var(--sandbank-muted);
        font-size: var(--sandbank-size-small);
      }

      .table {
        overflow: auto;
        max-block-size: 240px;
      }

      table {
        font-size: var(--sandbank-size-small);
      }

      th,
      td {
        white-space: nowrap;
      }

      th.money,
      td.money {
        text-align: end;
      }

      @media (forced-colors: active) {
        path {
          stroke: CanvasText;
        }
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const { bank, collection, rowId } = this;
    const row = bank && rowOf(bank, collection, rowId);
    if (!bank || !row || !isCard(row)) return nothing;
    const movements = bank.movements(row.id);
    const total = row.total_card_amount;
    const after = movements.map(({ held, cleared }): Amounts => {
      return { available: Math.max(total - held - cleared, 0), held, cleared };
    });
    const present = {
      ...(after.at(-1) ?? { held: 0, cleared: 0 }),
      available: row.available_balance,
    };
    const { field, steps } = drawn(bank, { collection, id: row.id, total }, { movements, after, present });
    return html`<section class="stack" aria-label="Balance over time">
      <h3>Balance over time</h3>
      <figure>
        <div class="bar spread ends"><span>${money(field.most)}</span></div>
        <svg viewBox="0 0 ${field.width} ${field.height}" preserveAspectRatio="none" role="img" aria-label=${summary(present, movements.length)}>
          ${NAMES.map((name) => svg`<path class=${name} d=${stepPath(field, steps, name)}/>`)}
        </svg>
        <div class="bar spread ends"><span>${dayText(field.from)}</span><span>${dayText(field.until)}</span></div>
        <figcaption class="legend">
          ${NAMES.map(
            (name) => html`<span>
              <svg viewBox="0 0 24 8" aria-hidden="true">${svg`<path class=${name} d="M0 4H24"/>`}</svg>
              ${name} ${money(present[name])}
            </span>`,
          )}
        </figcaption>
      </figure>
      ${movements.length > 0 ? tableView(movements, after) : nothing}
    </section>`;
  }
}

/** The steps from when the card was made until now. The limits of today are taken to be those of all days. */
function drawn(
  bank: PanelBank,
  {
    collection,
    id,
    total,
  }: { readonly collection: string; readonly id: string | number; readonly total: number },
  {
    movements,
    after,
    present,
  }: {
    readonly movements: readonly Movement[];
    readonly after: readonly Amounts[];
    readonly present: Amounts;
  },
): { readonly field: Field; readonly steps: readonly Step<Name>[] } {
  const timeline = bank.timeline(collection, id);
  const now = bank.clock.now().getTime();
  const days = movements.map(({ date }) => date);
  const times = spread(days);
  const made = Date.parse(timeline[0]?.at ?? "") || now;
  const from = Math.min(made, startOf(days[0] ?? "9999-12-31"));
  const last = times.at(-1) ?? from;
  const until = Math.max(now, last, from + 1);
  // What no movement explains came with the last change of its status, or with other limits.
  const changed = Math.min(Math.max(Date.parse(timeline.at(-1)?.at ?? "") || now, last), until);
  const steps: Step<Name>[] = [
    { at: from, amounts: { available: total, held: 0, cleared: 0 } },
    ...times.flatMap((at, index) => (after[index] ? [{ at, amounts: after[index] }] : [])),
  ];
  if (steps.at(-1)?.amounts.available !== present.available) steps.push({ at: changed, amounts: present });
  const most = Math.max(1, ...steps.flatMap(({ amounts }) => Object.values<number>(amounts)));
  return { field: { width: 600, height: 140, from, until, most }, steps };
}

function summary({ available, held, cleared }: Amounts, count: number): string {
  const of =
    count === 0 ? "no movements yet" : `after ${whole(count)} ${count === 1 ? "movement" : "movements"}`;
  return `${money(available)} available, ${money(held)} held, ${money(cleared)} cleared: ${of}.`;
}

function tableView(movements: readonly Movement[], after: readonly Amounts[]): TemplateResult {
  const first = Math.max(movements.length - MOST_LINES, 0);
  return html`<details>
    <summary class="small">Show as table${first > 0 ? ` (last ${MOST_LINES})` : ""}</summary>
    <div class="table" tabindex="0" role="group" aria-label="Movements">
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th><th scope="col">Movement</th><th scope="col" class="money">Amount</th>
            ${NAMES.map((name) => html`<th scope="col" class="money">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${movements.slice(first).map(
            ({ date, kind, reference, amount }, index) => html`<tr>
              <td>${date}</td><td>${words(kind)} <span class="muted">${reference}</span></td>
              <td class="money">${money(amount)}</td>
              ${NAMES.map((name) => html`<td class="money">${money(after[first + index]?.[name] ?? 0)}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
