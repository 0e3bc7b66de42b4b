import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { PanelBank, Row } from "../../code/bank.ts";
import type { Delivery, DeliveryAttempt, Event } from "../../products/index.ts";
import { breakable, textView, valueView } from "../data/fields.ts";
import { differing } from "../parts/differing.ts";
import { dayText, durationText, timeText } from "../parts/format.ts";
import { httpBadge } from "../parts/http-badge.ts";
import { badge, statusBadge } from "../parts/status.ts";

/** The collection of deliveries. */
export const DELIVERIES = "webhookDeliveries";

/** What becomes of an attempt is for what sends it to say. */
const OUTCOMES = ["receive", "fail"];

type Go = (collection: string, id: string) => void;

/** An event: its deliveries with all attempts and what can be done to them, and its payload with what has changed in it. */
export function eventView(
  bank: PanelBank,
  event: Event,
  deliveries: readonly Delivery[],
  go: Go,
): TemplateResult {
  return html`<article class="article stack">
    <header class="stack tight">
      <div class="muted small">
        event <button class="link" @click=${() => go("events", event.id)}>${event.id}</button>
      </div>
      <h2><bdi>${event.event_type}</bdi></h2>
      ${momentView(event.created_at)}
    </header>
    <section class="stack" aria-label="Deliveries">
      <h3>Deliveries</h3>
      ${
        deliveries.length > 0
          ? html`<ul class="stack">
              ${repeat(
                deliveries,
                ({ id }) => id,
                (delivery) => deliveryView(bank, delivery, go),
              )}
            </ul>`
          : html`<p class="muted">No webhook was subscribed.</p>`
      }
    </section>
    ${payloadView(event)}
  </article>`;
}

function deliveryView(bank: PanelBank, delivery: Delivery, go: Go): TemplateResult {
  const { id, url, status, fault, next_attempt_at, attempts } = delivery;
  return html`<li class="box stack">
    <div class="stack tight">
      <div class="bar spread">
        <code dir="ltr">${url}</code>
        ${statusBadge(bank, DELIVERIES, status)}
      </div>
      <div class="muted small">
        Delivery <button class="link" @click=${() => go(DELIVERIES, id)}>${id}</button>${fault ? html`, fault: ${fault}` : nothing}${
          next_attempt_at ? html`, next attempt ${momentView(next_attempt_at)}` : nothing
        }
      </div>
      ${
        status === "due"
          ? html`<p class="muted small">Ready to send with <code>deliverWebhooks</code> from <code>sandbank/deliver</code>.</p>`
          : nothing
      }
    </div>
    ${
      attempts.length > 0
        ? html`<ol class="attempts" aria-label="Attempts">${attempts.map(attemptView)}</ol>`
        : html`<p class="muted small">No attempts yet.</p>`
    }
    <sandbank-actions
      .bank=${bank}
      .collection=${DELIVERIES}
      .rowId=${id}
      .without=${OUTCOMES}
    ></sandbank-actions>
  </li>`;
}

function attemptView({ at, status, duration_ms, body, error }: DeliveryAttempt): TemplateResult {
  const outcome = status === null ? badge("no response", "bad") : httpBadge({ status, fault: null });
  return html`<li class="stack tight">
    <div class="bar">${outcome} ${momentView(at)} <span class="muted small">${durationText(duration_ms)}</span></div>
    ${error === null ? nothing : html`<div class="small"><bdi>${error}</bdi></div>`}
    ${body ? html`<div class="small">${textView(body)}</div>` : nothing}
  </li>`;
}

/** The fields of the payload, first those that have changed, with what they were. */
function payloadView({ payload, previous }: Event): TemplateResult {
  const changed = previous ? differing(payload, previous) : [];
  const unchanged = Object.keys(payload).filter((name) => !changed.includes(name));
  return html`<section class="stack" aria-label="Payload">
    <h3>Payload</h3>
    <p class="muted">${
      previous === null
        ? "Newly created."
        : changed.length > 0
          ? html`Changed: <bdi>${changed.join(", ")}</bdi>.`
          : "No fields changed."
    }</p>
    <dl>
      ${[...changed, ...unchanged].map((name) => {
        const isChanged = changed.includes(name);
        return html`<div class="field" ?data-changed=${isChanged}>
          <dt>${breakable(name)}</dt>
          <dd>
            ${fieldView(name, payload)}
            ${isChanged && previous ? html`<div class="was">was ${fieldView(name, previous)}</div>` : nothing}
          </dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

function fieldView(name: string, fields: Event["payload"]): TemplateResult | string {
  if (!(name in fields)) return html`<span class="muted">not present</span>`;
  return valueView(name, fields[name], fields as Row);
}

function momentView(at: string): TemplateResult {
  return html`<time class="muted small" datetime=${at}>${dayText(at)}, ${timeText(at, true)}</time>`;
}

export const eventStyles = css`
  code,
  .attempts {
    overflow-wrap: anywhere;
  }

  .attempts > li + li {
    margin-block-start: var(--sandbank-2);
  }

  .field[data-changed] {
    background: color-mix(in srgb, var(--sandbank-held) 10%, var(--sandbank-surface));
    box-shadow: -3px 0 var(--sandbank-held);
  }

  .was {
    color: var(--sandbank-muted);
  }
`;
