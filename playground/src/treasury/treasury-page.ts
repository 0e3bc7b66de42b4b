import { html, nothing, type TemplateResult } from "lit";
import { bank } from "../bank/bank.ts";
import { addressOf, type Place } from "../parts/address.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";
import { type Send, send } from "../send.ts";
import "./accounts/account-list.ts";
import { remembering } from "./list/remember.ts";
import "./card-form.ts";
import "./card-list.ts";
import "./company-form.ts";
import "./company-list.ts";
import "./transfer-form.ts";
import "./transfer-list.ts";

/** What a part of the page is shown with. */
interface Shown {
  readonly send: Send;
  readonly revision: number;
  /** The id of the row that the address names. */
  readonly chosen: string | undefined;
}

interface Part {
  readonly name: string;
  readonly title: string;
  readonly list: (shown: Shown) => TemplateResult;
  /** What creates a row, where a request of its own does. */
  readonly create?: { readonly title: string; readonly form: (shown: Shown) => TemplateResult };
}

const parts: readonly [Part, ...Part[]] = [
  {
    name: "accounts",
    title: "Accounts",
    list: ({ send, revision, chosen }) =>
      html`<account-list .send=${send} .revision=${revision} .chosen=${chosen} .now=${bank.clock.now()}></account-list>`,
  },
  {
    name: "transfers",
    title: "Transfers",
    list: ({ send, revision, chosen }) =>
      html`<transfer-list .send=${send} .revision=${revision} .chosen=${chosen}></transfer-list>`,
    create: {
      title: "New transfer",
      form: ({ send, revision }) => html`<transfer-form .send=${send} .revision=${revision}></transfer-form>`,
    },
  },
  {
    name: "cards",
    title: "Cards",
    list: ({ send, revision, chosen }) =>
      html`<card-list .send=${send} .revision=${revision} .chosen=${chosen}></card-list>`,
    create: {
      title: "New card",
      form: ({ send, revision }) =>
        html`<card-form .send=${send} .revision=${revision} .now=${bank.clock.now()}></card-form>`,
    },
  },
  {
    name: "onboarding",
    title: "Onboarding",
    list: ({ send, revision, chosen }) =>
      html`<company-list .send=${send} .revision=${revision} .chosen=${chosen}></company-list>`,
    create: {
      title: "New company",
      form: ({ send, revision }) => html`<company-form .send=${send} .revision=${revision}></company-form>`,
    },
  },
];

const hrefOf = (part: string) => addressOf({ page: "treasury", parts: [part] });

/** Rows that have not changed are not read again. */
const rowSend = remembering(bank, send);

/** The demo: a small treasury front end. It reaches the bank by plain `fetch` alone. */
export class TreasuryPage extends View {
  static override properties = {
    revision: { type: Number },
    place: { attribute: false },
    listed: { state: true },
  };

  /** Goes up when the bank's rows may have changed. */
  declare revision: number;
  /** Names a part of the page, and a row of it. */
  declare place: Place;
  /** The part whose rows are there. */
  declare protected listed: string | undefined;

  constructor() {
    super();
    this.revision = 0;
    this.place = { page: "treasury", parts: [] };
  }

  protected override render(): TemplateResult {
    const [name, chosen, ...beyond] = this.place.parts;
    const part = name === undefined ? parts[0] : parts.find((each) => each.name === name);
    return html`
      <nav class="parts" aria-label="Demo app">
        ${parts.map(
          ({ name, title }) =>
            html`<a href=${hrefOf(name)} aria-current=${part?.name === name ? "page" : nothing}>${title}</a>`,
        )}
      </nav>
      ${part && beyond.length === 0 ? this.#part(part, chosen) : this.#unknown()}
    `;
  }

  #part({ name, title, list, create }: Part, chosen: string | undefined): TemplateResult {
    const shown: Shown = { send: rowSend, revision: this.revision, chosen };
    const listed = () => {
      this.listed = name;
    };
    // The form waits for the rows, which it would be pushed down by on a narrow page.
    return html`<div class="split ${create ? "" : "whole"}">
      <section aria-labelledby="list-title" @listed=${listed}>
        <h2 id="list-title" class="unseen" tabindex="-1">${title}</h2>
        ${list(shown)}
      </section>
      ${
        create
          ? html`<section aria-labelledby="form-title" class="card" ?hidden=${this.listed !== name}>
              <h2 id="form-title">${create.title}</h2>
              ${create.form(shown)}
            </section>`
          : nothing
      }
    </div>`;
  }

  #unknown(): TemplateResult {
    return unknownPlace(
      `Nothing found at “${this.place.parts.join("/")}”.`,
      parts.map(({ name, title }) => [hrefOf(name), title] as const),
    );
  }
}

customElements.define("treasury-page", TreasuryPage);
