import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { Snapshot } from "../../index.ts";
import { BankElement } from "../bank/bank-element.ts";
import { shared } from "../styles/shared.ts";

/** A state as the bank lists it. */
interface ListedState {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/** The bank as it was before the first state. */
interface Before {
  readonly snapshot: Snapshot;
  /** The rules that the present state has added. */
  added: readonly string[];
}

const PATH = "/_sandbank/states";

/** *States*: puts the bank into one of the states that a front end has to show, found by search, and into those after and before it. */
export class StatesSection extends BankElement {
  static override properties: PropertyDeclarations = {
    listed: { state: true },
    query: { state: true },
    shown: { state: true },
  };
  static override styles = shared;

  declare protected listed: readonly ListedState[] | undefined;
  declare protected query: string;
  /** The id of the state that the bank is in. */
  declare protected shown: string | undefined;
  #before: Before | undefined;

  constructor() {
    super();
    this.query = "";
  }

  override render(): TemplateResult | typeof nothing {
    const { bank, shown } = this;
    if (!bank) return nothing;
    const found = this.#found();
    const state = this.listed?.find(({ id }) => id === shown);
    return html`<section class="stack">
      <h3>UI states</h3>
      <p class="muted">
        Put the bank in a state your UI must handle, such as an empty list or a 503. Leaving it restores the bank.
      </p>
      <div class="bar">
        <input
          type="search"
          aria-label="Search states"
          placeholder="503, arabic, none…"
          @focus=${() => this.#list(bank)}
          @input=${this.#seek}
        />
        <select aria-label="State" @change=${(event: Event) => this.#show(bank, (event.target as HTMLSelectElement).value)}>
          <option value="" .selected=${state === undefined}>${this.listed ? `${found.length} states` : "None"}</option>
          ${found.map(({ id, title }) => html`<option value=${id} .selected=${id === shown}>${title}</option>`)}
        </select>
      </div>
      <div class="bar">
        <button aria-disabled=${this.busy} @click=${() => this.#step(bank, -1)}>Previous</button>
        <button aria-disabled=${this.busy} @click=${() => this.#step(bank, 1)}>Next</button>
        <button aria-disabled=${this.busy || shown === undefined} @click=${() => this.#show(bank, "")}>Leave state</button>
      </div>
      <div role="status">
        ${state ? html`<p class="note"><strong>${state.title}</strong> <code>${state.id}</code><br />${state.why}</p>` : nothing}
      </div>
      ${this.problemView()}
    </section>`;
  }

  readonly #seek = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
  };

  #found(): readonly ListedState[] {
    const words = this.query.toLowerCase().split(/\s+/);
    return (this.listed ?? []).filter(({ id, title }) => {
      const text = `${id} ${title}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  async #list(bank: PanelBank): Promise<void> {
    if (this.listed) return;
    await this.attempt(async () => {
      this.listed = (await answerOf(bank)) as readonly ListedState[];
    });
  }

  /** Shows the state so many places after the present one, among those that were found. */
  async #step(bank: PanelBank, by: number): Promise<void> {
    await this.#list(bank);
    const found = this.#found();
    const at = found.findIndex(({ id }) => id === this.shown);
    const next = at < 0 && by < 0 ? found.at(-1) : found.at((at + by) % found.length);
    if (next) await this.#show(bank, next.id);
  }

  async #show(bank: PanelBank, id: string): Promise<void> {
    await this.attempt(async () => {
      if (this.#before) await this.#leave(bank, this.#before);
      this.shown = undefined;
      if (id === "") return;
      this.#before ??= { snapshot: await bank.snapshot(), added: [] };
      const rules = new Set((await bank.faults.list()).map((rule) => rule.id));
      await answerOf(bank, { method: "POST", body: JSON.stringify({ id }) });
      this.#before.added = (await bank.faults.list())
        .map((rule) => rule.id)
        .filter((rule) => !rules.has(rule));
      this.shown = id;
    });
  }

  async #leave(bank: PanelBank, before: Before): Promise<void> {
    const there = new Set((await bank.faults.list()).map((rule) => rule.id));
    for (const id of before.added.filter((each) => there.has(each))) await bank.faults.remove(id);
    before.added = [];
    await bank.restore(before.snapshot);
  }
}

/** What the control of a bank answers; the list of states, or nothing once it is in one. Rejects with its message. */
async function answerOf({ fetch }: PanelBank, init?: RequestInit): Promise<unknown> {
  const response = await fetch(PATH, init);
  const body = await response.json();
  if (!response.ok) throw new Error(body.error);
  return body;
}
