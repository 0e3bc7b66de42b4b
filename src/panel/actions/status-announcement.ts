import { type Described, nounOf } from "../bank/collections.ts";
import { words } from "../parts/format.ts";

/** What is said of a row whose status has changed while it was shown, to those who do not see it. */
export class StatusAnnouncement {
  /** The sentence; "" while its status has not changed. */
  text = "";
  #row: string | undefined;
  #status: string | undefined;

  /** Looks at the row that is shown; answers whether it has another status than before. */
  update(bank: Described | undefined, collection: string, id: string, status: string | undefined): boolean {
    const row = `${collection}/${id}`;
    const hasChanged = this.#row === row && status !== undefined && status !== this.#status;
    if (this.#row !== row) this.text = "";
    if (hasChanged && bank) this.text = `${nounOf(bank, collection)} ${id} is now ${words(status)}.`;
    this.#row = row;
    this.#status = status;
    return hasChanged;
  }
}
