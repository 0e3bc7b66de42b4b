import { css, html, nothing, type TemplateResult } from "lit";
import type { Explanation, LoggedIssue } from "../../index.ts";
import { EntryElement } from "../bank/entry-element.ts";
import { shared } from "../styles/shared.ts";

/** Why a request was refused: each message with its rule, which opens the statement in the specification. */
export class ReasonsView extends EntryElement {
  static override properties = {
    opened: { state: true },
  };
  static override styles = [
    shared,
    css`
      li {
        overflow-wrap: anywhere;
      }

      .note {
        margin-block: var(--sandbank-1) var(--sandbank-2);
      }

      .note p + p {
        margin-block-start: var(--sandbank-1);
      }
    `,
  ];

  /** The statements that are open, by the index of their issue. */
  declare protected opened: ReadonlyMap<number, readonly Explanation[]>;

  constructor() {
    super();
    this.opened = new Map();
  }

  protected override begin(): void {
    this.opened = new Map();
  }

  override render(): TemplateResult | typeof nothing {
    const issues = this.entry?.issues ?? [];
    if (issues.length === 0) return nothing;
    return html`<section class="stack tight" aria-label="Why it failed">
      <h3>Why it failed</h3>
      <ul class="stack tight">
        ${issues.map((issue, at) => this.#issueView(issue, at))}
      </ul>
      ${this.problemView()}
    </section>`;
  }

  #issueView(issue: LoggedIssue, at: number): TemplateResult {
    const open = this.opened.get(at) ?? [];
    return html`<li>
      <bdi>${issue.message}</bdi> ${this.#ruleView(issue.rule, issue, at)}
      ${open.map(
        ({ rule, statement, see, option }) => html`<div class="note" role="group" aria-label=${rule}>
          <p><strong>${rule}</strong> ${marked(statement)}</p>
          ${see === "" ? nothing : html`<p>See ${this.#seeView(see, issue, at)}.</p>`}
          ${option === null ? nothing : html`<p>You can change this with the <code>${option}</code> option.</p>`}
        </div>`,
      )}
    </li>`;
  }

  #ruleView(rule: string, issue: LoggedIssue, at: number): TemplateResult {
    const isOpen = this.opened.get(at)?.some((other) => other.rule === rule) ?? false;
    return html`<button
      class="link"
      aria-expanded=${isOpen}
      aria-label="Rule ${rule}"
      @click=${() => this.#toggle({ ...issue, rule }, at)}
    >${rule}</button>`;
  }

  /** "S10 to S13, O1", each id a button. */
  #seeView(see: string, issue: LoggedIssue, at: number): readonly (TemplateResult | string)[] {
    return see.split(/([A-Z]{1,8}(?:-E?)?\d+)/).map((part, index) => {
      return index % 2 === 0 ? part : this.#ruleView(part, issue, at);
    });
  }

  #toggle(issue: LoggedIssue, at: number): Promise<boolean> {
    return this.attempt(async () => {
      const open = this.opened.get(at) ?? [];
      const others = open.filter(({ rule }) => rule !== issue.rule);
      const found = others.length === open.length ? await this.bank?.explain({ issues: [issue] }) : [];
      // Closing the rule of the issue closes what was opened from there.
      const isClosed = found?.length === 0 && issue.rule === this.entry?.issues[at]?.rule;
      this.opened = new Map(this.opened).set(at, isClosed ? [] : [...others, ...(found ?? [])]);
    });
  }
}

/** The bold and code of a statement's Markdown. */
function marked(text: string): readonly (TemplateResult | string)[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith("`")
      ? html`<code>${part.slice(1, -1)}</code>`
      : html`<strong>${marked(part.slice(2, -2))}</strong>`;
  });
}
