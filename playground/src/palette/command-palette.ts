import { html, nothing, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { messageOf } from "sandbank/internal";
import { intoSight } from "../parts/into-sight.ts";
import { tell } from "../parts/messages.ts";
import { View } from "../parts/view.ts";
import { bankCommands } from "./bank-commands.ts";
import type { Command } from "./command.ts";
import { match, wordsOf } from "./match.ts";
import { pageCommands } from "./page-commands.ts";
import { recentIds, remember } from "./recent.ts";
import { rowCommands } from "./row-commands.ts";

/** How many commands are shown at once. */
const SHOWN = 40;

/** A search over pages, tours, endpoints, rows and what can be done, by keyboard as by pointer. */
export class CommandPalette extends View {
  static override properties = {
    bank: { attribute: false },
    query: { state: true },
    active: { state: true },
  };

  declare bank: CoreBank;
  declare protected query: string;
  /** The place of the active command among those that are shown. */
  declare protected active: number;
  #fixed: readonly Command[] = [];
  #shown: readonly Command[] = [];

  constructor() {
    super();
    this.query = "";
    this.active = 0;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  /** Opens it, or closes it when it is open. */
  async toggle(): Promise<void> {
    await this.updateComplete;
    if (this.#dialog?.open) {
      this.#dialog.close();
      return;
    }
    this.#fixed = [...bankCommands(this.bank), ...pageCommands(this.bank)];
    this.query = "";
    this.active = 0;
    this.requestUpdate();
    await this.updateComplete;
    this.#dialog?.showModal();
    this.querySelector("input")?.focus();
  }

  override willUpdate(): void {
    this.#shown = this.#found();
  }

  override updated(): void {
    const active = this.querySelector("[aria-selected=true]");
    const list = this.querySelector("[role=listbox]");
    if (active && list) intoSight(active, list);
  }

  #found(): readonly Command[] {
    if (!this.bank) return [];
    const words = wordsOf(this.query);
    const recent = recentIds();
    if (words.length === 0) {
      const before = recent.flatMap((id) => this.#fixed.find((command) => command.id === id) ?? []);
      const rest = this.#fixed.filter(({ id }) => !recent.includes(id));
      return [...before.map((command) => ({ ...command, group: "Recent" })), ...rest].slice(0, SHOWN);
    }
    const scored = [...this.#fixed, ...rowCommands(this.bank, words)].map((command) => {
      const { id, group, title, detail, also = "" } = command;
      const score = match(`${title} ${detail} ${also} ${group}`, words);
      const bonus = score > 0 ? match(title, words) + (recent.includes(id) ? 2 : 0) : 0;
      return { command, score: score + bonus };
    });
    const found = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
    // A group stands where its best command does.
    const groups = Map.groupBy(found.slice(0, SHOWN), ({ command }) => command.group);
    return [...groups.values()].flat().map(({ command }) => command);
  }

  protected override render(): TemplateResult {
    const commands = this.#shown;
    const active = commands[this.active];
    const groups = Map.groupBy(commands, ({ group }) => group);
    return html`<dialog class="palette" aria-label="Search everything" @click=${this.#outside}>
      <input
        type="text"
        role="combobox"
        aria-label="Search everything"
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant=${active ? idOf(active) : nothing}
        autocomplete="off"
        spellcheck="false"
        placeholder="Search pages, endpoints, rows, and actions"
        .value=${this.query}
        @input=${this.#typed}
        @keydown=${this.#onKey}
      />
      <div role="listbox" id="palette-list" aria-label="Results" tabindex="-1">
        ${[...groups].map(([group, all]) => this.#group(group, all))}
      </div>
      <p class="unseen" role="status">${commands.length === 0 ? "" : `${commands.length} results`}</p>
      ${commands.length === 0 ? html`<p class="hint" role="status">No results.</p>` : nothing}
    </dialog>`;
  }

  #group(group: string, commands: readonly Command[]): TemplateResult {
    return html`<div role="group" aria-label=${group}>
      <p class="palette-group" aria-hidden="true">${group}</p>
      ${commands.map((command) => {
        const at = this.#shown.indexOf(command);
        return html`<div
          role="option"
          id=${idOf(command)}
          aria-selected=${at === this.active}
          @pointermove=${() => {
            this.active = at;
          }}
          @click=${() => this.#run(command)}
        >
          <span>${command.title}</span> <span class="aside">${command.detail}</span>
        </div>`;
      })}
    </div>`;
  }

  #typed({ target }: Event): void {
    this.query = (target as HTMLInputElement).value;
    this.active = 0;
  }

  #onKey(event: KeyboardEvent): void {
    const last = this.#shown.length - 1;
    const to = {
      ArrowDown: this.active + 1,
      ArrowUp: this.active - 1,
      PageDown: this.active + 8,
      PageUp: this.active - 8,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      // One step beyond an end leads to the other.
      const isStep = Math.abs(to - this.active) === 1;
      this.active = isStep ? (to + last + 1) % (last + 1 || 1) : Math.max(0, Math.min(last, to));
      return;
    }
    const chosen = this.#shown[this.active];
    if (event.key !== "Enter" || !chosen) return;
    event.preventDefault();
    void this.#run(chosen);
  }

  /** A click beside the dialog closes it. */
  #outside({ target }: Event): void {
    if (target === this.#dialog) this.#dialog?.close();
  }

  async #run(command: Command): Promise<void> {
    remember(command.id);
    this.#dialog?.close();
    try {
      await command.run();
    } catch (error) {
      tell(messageOf(error), { tone: "bad" });
    }
  }
}

function idOf({ id }: Command): string {
  return `palette-${id.replaceAll(/\W+/g, "-")}`;
}

customElements.define("command-palette", CommandPalette);
