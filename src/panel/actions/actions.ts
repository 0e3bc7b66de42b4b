import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { PanelBank } from "../../code/bank.ts";
import type { ActionDescription } from "../../index.ts";
import { RowElement } from "../bank/row-element.ts";
import { jsonText } from "../parts/format.ts";
import { shared } from "../styles/shared.ts";
import { argumentStyles, argumentView, readArguments } from "./arguments.ts";
import { type Offer, offersOf } from "./offers.ts";
import { perform } from "./perform.ts";

type Values = Readonly<Record<string, unknown>>;

/** What can be done to a row, as the bank describes it: buttons and forms, and the error or answer of the one used last. */
export class ActionsView extends RowElement {
  static override properties = {
    without: { attribute: false },
  };
  static override styles = [
    shared,
    argumentStyles,
    css`
      .offer {
        gap: 4px var(--sandbank-2);
      }

      .offer .field {
        grid-auto-flow: column;
        align-items: center;
        gap: 4px;
      }

      .offer input {
        inline-size: 90px;
      }

      form.box {
        flex: 1 1 100%;
      }
    `,
  ];

  /** The names of actions that are shown elsewhere. */
  declare without: readonly string[];
  /** The button or form that was used last: there its answer or error is shown. */
  #used: string | undefined;
  #answer: unknown;

  override render(): TemplateResult | typeof nothing {
    const { bank, collection, rowId } = this;
    if (!bank) return nothing;
    const actions = actionsOf(bank, collection, this.without);
    const allowed = bank.allowedActions(collection, rowId);
    return html`<section class="stack" aria-label="Actions">
      ${actions.some(({ byState }) => byState) ? this.#offersView(offersOf(actions, allowed)) : nothing}
      ${actions.filter(({ byState }) => !byState).map((action) => this.#formView(action))}
    </section>`;
  }

  #offersView(offers: readonly Offer[]): TemplateResult {
    const shared = new Set(offers.filter(({ given }) => given).map(({ action }) => action));
    return html`${
      offers.length > 0
        ? html`<div class="bar" role="group" aria-label="Available actions">
            ${repeat(
              offers,
              ({ name }) => name,
              (offer) => this.#offerView(offer),
            )}
          </div>`
        : html`<p class="muted small" tabindex="-1" data-after>No actions available.</p>`
    }
    ${[...shared].map(
      (action) => html`<div class="fields" data-shared=${action.name}>
        ${othersOf(action).map((argument) => argumentView(argument, action.name))}
      </div>`,
    )}
    ${this.#usedView("")}`;
  }

  #offerView({ name, label, action, given }: Offer): TemplateResult {
    const [argument, ...more] = action.arguments;
    if (given) {
      const click = () => this.#perform("", action, () => ({ ...this.#sharedValues(action), ...given }));
      return html`<button aria-disabled=${this.busy} @click=${click}>${label}</button>`;
    }
    if (!argument)
      return html`<button aria-disabled=${this.busy} @click=${() => this.#perform("", action, () => ({}))}>
        ${label}
      </button>`;
    if (more.length > 0 || argument.type === "object") return this.#formView(action);
    return html`<form class="bar offer" novalidate @submit=${this.#submit("", action)}>
      <button aria-disabled=${this.busy}>${label}</button>
      ${argumentView(argument, name)}
    </form>`;
  }

  /** An action with several arguments, or one that no state decides. */
  #formView(action: ActionDescription): TemplateResult {
    const { name, title } = action;
    return html`<form class="box stack" aria-label=${title} novalidate @submit=${this.#submit(name, action)}>
      <div class="fields">${action.arguments.map((argument) => argumentView(argument, name))}</div>
      <div><button aria-disabled=${this.busy}>${title}</button></div>
      ${this.#usedView(name)}
    </form>`;
  }

  #usedView(key: string): TemplateResult | typeof nothing {
    if (this.#used !== key) return nothing;
    return html`${this.problemView()}
    ${this.#answer === undefined ? nothing : html`<pre role="status">${jsonText(this.#answer)}</pre>`}`;
  }

  #sharedValues(action: ActionDescription): Values {
    const root = this.renderRoot.querySelector(`[data-shared="${CSS.escape(action.name)}"]`);
    return root ? readArguments(root, othersOf(action)) : {};
  }

  #submit(key: string, action: ActionDescription) {
    return (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      void this.#perform(key, action, () => readArguments(form, action.arguments));
    };
  }

  async #perform(key: string, action: ActionDescription, read: () => Values): Promise<void> {
    const { bank, collection, rowId: id } = this;
    if (!bank || this.busy) return;
    this.#used = key;
    this.#answer = undefined;
    await this.attempt(async () => {
      const answer = await perform(bank, { collection, id }, action.name, read());
      if (!isRow(answer, id)) this.#answer = answer;
    });
    await this.updateComplete;
    // The button that had the keyboard may be gone with the state that allowed it.
    if (!this.shadowRoot?.activeElement) {
      this.renderRoot.querySelector<HTMLElement>("button, [data-after]")?.focus();
    }
  }
}

/** The actions on the rows of a collection, but for those that are shown elsewhere. */
export function actionsOf(
  bank: PanelBank,
  collection: string,
  without: readonly string[],
): readonly ActionDescription[] {
  const { actions = [] } = bank.resources[collection] ?? {};
  return actions.filter(({ name }) => !without.includes(name));
}

/** The arguments of an action but for the one that its button stands for. */
function othersOf({ arguments: all, target }: ActionDescription): ActionDescription["arguments"] {
  return all.filter(({ name }) => name !== target);
}

/** Whether an action answered the row itself, which is in view already. */
function isRow(answer: unknown, id: string): boolean {
  return typeof answer === "object" && answer !== null && "id" in answer && String(answer.id) === id;
}
