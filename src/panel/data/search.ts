import type { PanelBank, Row } from "../../code/bank.ts";
import { summaryOf } from "./summary.ts";

/** The rows of one collection as they were read at one version of the bank. */
interface Read {
  readonly version: number;
  readonly collection: string;
  readonly rows: readonly Row[];
  /** All of each row in small letters; made when text is searched for. */
  texts?: readonly string[];
}

/** Finds rows by text; reads and spells them out only once for as long as the bank does not change. */
export class RowSearch {
  #read: Read | undefined;

  /** The rows that hold the text anywhere, newest first; all of them when it is blank. */
  find(bank: PanelBank, collection: string, version: number, query: string): readonly Row[] {
    if (this.#read?.version !== version || this.#read.collection !== collection) {
      const rows = [...(bank.db[collection]?.all() ?? [])].reverse();
      this.#read = { version, collection, rows };
    }
    const read = this.#read;
    const text = query.trim().toLowerCase();
    if (text === "") return read.rows;
    read.texts ??= read.rows.map((row) => textOf(bank, collection, row));
    const { texts } = read;
    return read.rows.filter((_, at) => texts[at]?.includes(text));
  }
}

/** All of a row, and what the list calls it, in small letters. */
function textOf(bank: PanelBank, collection: string, row: Row): string {
  const { title, amount } = summaryOf(bank, collection, row);
  return `${title} ${amount ?? ""} ${JSON.stringify(row)}`.toLowerCase();
}
