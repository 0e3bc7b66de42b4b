import type { PropertyDeclarations } from "lit";
import { BankElement } from "../bank/bank-element.ts";
import { VirtualList } from "../parts/virtual-list.ts";

/** A tab with a list to search, and what was chosen from it beside it. */
export abstract class ListTab<Item> extends BankElement {
  static override properties: PropertyDeclarations = {
    at: { attribute: false },
    chosen: { state: true },
    query: { state: true },
  };

  /** What the tab shows, given by the panel. */
  declare at: readonly string[] | undefined;
  /** The key of what is chosen. */
  declare protected chosen: string | undefined;
  /** What is searched for, as it was typed. */
  declare protected query: string;
  protected readonly list = new VirtualList<Item>(this);

  constructor() {
    super();
    this.query = "";
  }

  protected readonly seek = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
    this.list.scrollToTop();
  };

  /** Where only what was chosen is in sight, the keyboard goes there too. */
  protected async choose(key: string): Promise<void> {
    this.chosen = key;
    await this.updateComplete;
    const back = this.renderRoot.querySelector<HTMLElement>(".back");
    if (back?.checkVisibility()) back.focus();
  }

  protected readonly close = async (): Promise<void> => {
    this.chosen = undefined;
    await this.updateComplete;
    this.list.focus();
  };
}
