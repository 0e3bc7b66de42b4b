import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { LifecycleDescription, ResourceDescription } from "../../index.ts";
import { actionsOf } from "../actions/actions.ts";
import { type Offer, offersOf } from "../actions/offers.ts";
import { perform } from "../actions/perform.ts";
import { StatusAnnouncement } from "../actions/status-announcement.ts";
import { BankElement } from "../bank/bank-element.ts";
import { rowOf } from "../bank/collections.ts";
import { words } from "../parts/format.ts";
import { icon } from "../parts/icons.ts";
import { shapeOf } from "../parts/status.ts";
import { shared } from "../styles/shared.ts";
import { sideways } from "../styles/sideways.ts";
import { keyView, transitionView, whenText } from "./labels.ts";
import { type Drawing, drawingOf } from "./layout.ts";
import { linesView, placed, START, sizesOf } from "./picture.ts";
import { lifecycleStyles } from "./styles.ts";
import { inFlow, keyOf, type Transition, transitionsOf, type Visit, visitsOf } from "./transitions.ts";

/**
 * `<sandbank-lifecycle>`: the statuses of a collection and the transitions between them as a picture, which a screen reader
 * reads as a list. With a row, the transitions it has made are marked, and what may be done to it now is a button at its transition.
 */
export class LifecycleView extends BankElement {
  static override properties = {
    collection: {},
    rowId: { attribute: "row-id" },
    drawing: { state: true },
    form: { state: true },
  };
  static override styles = [shared, sideways, lifecycleStyles];

  declare collection: string;
  /** The row whose transitions are marked; undefined for none. */
  declare rowId: string | undefined;
  declare protected drawing: Drawing | undefined;
  declare protected form: string | undefined;
  readonly #announcement = new StatusAnnouncement();
  #measured = "";
  /** How wide the frame was when the picture was laid out. */
  #width = 0;
  #row: string | undefined;
  #goesToCurrent = false;
  /** Whether the present status was brought into view since it was drawn. */
  #seesCurrent = false;
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#layOut()));

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
    this.#measured = "";
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("collection")) this.drawing = undefined;
    const row = `${this.collection}/${this.rowId}`;
    const isMoved = this.#announcement.update(
      this.bank,
      this.collection,
      String(this.rowId),
      this.#statusNow(),
    );
    if (this.#row !== row) this.problem = undefined;
    if (isMoved && this.form !== undefined) this.#goesToCurrent = true;
    if (isMoved || this.#row !== row) this.form = undefined;
    this.#row = row;
  }

  override render(): TemplateResult | typeof nothing {
    const { bank, collection } = this;
    const description = bank?.resources[collection];
    if (!bank || !description?.lifecycle) return nothing;
    const visits = this.#visits(bank);
    return html`<div class="stack">
      <div class="box sideways" role="group" tabindex="0" aria-label="Lifecycle of ${description.plural}">
        ${this.#pictureView(bank, description, description.lifecycle, visits)}
      </div>
      ${keyView((this.drawing?.width ?? 0) > this.#width)}
      ${
        visits.length > 0
          ? html`<p class="small">Status history: ${visits.map(({ status }) => words(status)).join(" → ")}</p>`
          : nothing
      }
      ${this.problemView()} ${this.#formView(bank)}
      <p class="out" role="status">${this.#announcement.text}</p>
    </div>`;
  }

  protected override updated(): void {
    this.#sizes.disconnect();
    const box = this.renderRoot.querySelector(".box");
    if (!box) return;
    this.#sizes.observe(box);
    for (const each of this.renderRoot.querySelectorAll("[data-node], [data-transition]"))
      this.#sizes.observe(each);
    this.#showCurrent(box);
    if (!this.#goesToCurrent || this.busy) return;
    this.#goesToCurrent = false;
    if (!this.shadowRoot?.activeElement) this.renderRoot.querySelector<HTMLElement>(".current")?.focus();
  }

  #showCurrent(box: Element): void {
    const current = this.renderRoot.querySelector<HTMLElement>(".current");
    if (!this.drawing || this.#seesCurrent || !current) return;
    this.#seesCurrent = true;
    box.scrollLeft = current.offsetLeft - box.clientWidth / 2;
  }

  #pictureView(
    bank: PanelBank,
    { statuses, plural }: ResourceDescription,
    lifecycle: LifecycleDescription,
    visits: readonly Visit[],
  ): TemplateResult {
    const { drawing, collection, rowId } = this;
    const transitions = transitionsOf(lifecycle);
    const tones = new Map(statuses.map(({ name, tone }) => [name, tone]));
    const present = visits.at(-1)?.status;
    const next = rowId === undefined ? undefined : bank.clock.upcoming(1, { collection, id: rowId })[0];
    const allowed = rowId === undefined ? [] : bank.allowedActions(collection, rowId);
    const names = [...new Set(lifecycle.edges.map(({ name }) => name))];
    const offers = new Map(
      offersOf(actionsOf(bank, collection, []), names).map((offer) => [offer.name, offer]),
    );
    const stateOf = (transition: Transition) => ({
      visits: visits.filter((visit) => visit.transition === transition.key),
      offers,
      allowed: transition.from === present ? allowed : [],
      next:
        transition.from === present &&
        transition.edges.some(({ by, name }) => by === "step" && name === next?.event)
          ? next
          : undefined,
      now: bank.clock.now(),
      busy: this.busy,
      act: (offer: Offer) => void this.#act(offer),
    });
    return html`<div
      class="canvas"
      ?data-measuring=${!drawing}
      .style=${drawing ? `inline-size:${drawing.width}px;block-size:${drawing.height}px` : ""}
    >
      ${drawing ? linesView(drawing, visits) : nothing}
      <ol role="list" aria-label="Statuses of ${plural}">
        ${inFlow([...tones.keys()], lifecycle).map((status) => {
          const leaving = transitions.filter(({ from }) => from === status);
          const here = visits.filter((visit) => visit.status === status);
          const tone = tones.get(status) ?? "off";
          return html`<li>
            <div
              class="node tone-${tone} ${here.length > 0 ? "visited" : ""} ${status === present ? "current" : ""}"
              data-node=${status}
              tabindex=${here.length > 0 ? 0 : nothing}
              aria-current=${status === present ? "step" : nothing}
              .style=${placed(drawing?.boxes.get(status))}
            >
              ${icon(shapeOf(tone))}<bdi>${words(status)}</bdi>
              ${here.length > 0 ? html`<span class="visits out">${here.map((visit) => html`<span>${whenText(visit)}</span>`)}</span>` : nothing}
            </div>
            ${
              leaving.length > 0
                ? html`<ul role="list" aria-label="Transitions from ${words(status)}">
                    ${leaving.map((transition) => html`<li class="transition" data-transition=${transition.key} .style=${placed(drawing?.labels.get(transition.key))}>${transitionView(transition, stateOf(transition))}</li>`)}
                  </ul>`
                : nothing
            }
          </li>`;
        })}
      </ol>
    </div>`;
  }

  #formView(bank: PanelBank): TemplateResult | typeof nothing {
    const { form, collection, rowId } = this;
    if (form === undefined) return nothing;
    const others = actionsOf(bank, collection, [form]).map(({ name }) => name);
    return html`<sandbank-actions
      .bank=${bank}
      .collection=${collection}
      .rowId=${rowId}
      .without=${others}
    ></sandbank-actions>`;
  }

  #visits(bank: PanelBank): readonly Visit[] {
    const { collection, rowId } = this;
    if (rowId === undefined || !rowOf(bank, collection, rowId)) return [];
    return visitsOf(bank.timeline(collection, rowId));
  }

  #statusNow(): string | undefined {
    return this.bank && this.#visits(this.bank).at(-1)?.status;
  }

  /** What must be filled in is asked for in the form of the action; anything else is done at once. */
  async #act({ action, given = {} }: Offer): Promise<void> {
    const { bank, collection, rowId: id } = this;
    if (!bank || id === undefined || this.busy) return;
    if (action.arguments.some(({ name, required }) => required && !(name in given))) {
      this.form = action.name;
      await this.updateComplete;
      const form = this.renderRoot.querySelector<BankElement>("sandbank-actions");
      await form?.updateComplete;
      form?.shadowRoot?.querySelector<HTMLElement>("input, select")?.focus();
      return;
    }
    this.#goesToCurrent = await this.attempt(() => perform(bank, { collection, id }, action.name, given));
    this.requestUpdate();
  }

  /** Lays the picture out again when the size of something in it, or of its box, is another. */
  #layOut(): void {
    const { lifecycle } = this.bank?.resources[this.collection] ?? {};
    const box = this.renderRoot.querySelector<HTMLElement>(".box");
    if (!lifecycle || !box || box.clientWidth === 0) return;
    const nodes = sizesOf(this.renderRoot, "node");
    const labels = sizesOf(this.renderRoot, "transition");
    const visited = this.bank ? this.#visits(this.bank)[0]?.status : undefined;
    const measured = JSON.stringify([this.collection, visited, box.clientWidth, [...nodes], [...labels]]);
    if (measured === this.#measured && this.drawing) return;
    this.#measured = measured;
    this.#width = box.clientWidth;
    this.#seesCurrent = false;
    nodes.set(START, { width: 12, height: 12 });
    const starts = new Set([lifecycle.initial, visited ?? lifecycle.initial]);
    this.drawing = drawingOf(
      nodes,
      [
        ...Array.from(starts, (to) => ({
          key: keyOf(START, to),
          from: START,
          to,
          label: { width: 0, height: 0 },
        })),
        ...transitionsOf(lifecycle).map(({ key, from, to }) => ({
          key,
          from,
          to,
          label: labels.get(key) ?? { width: 0, height: 0 },
        })),
      ],
      box.clientWidth,
    );
  }
}
