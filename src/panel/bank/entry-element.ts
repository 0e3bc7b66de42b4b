import type { PropertyDeclarations, PropertyValues } from "lit";
import type { LogEntry } from "../../index.ts";
import { BankElement } from "./bank-element.ts";

/** A part of the panel that shows one request of the log. */
export abstract class EntryElement extends BankElement {
  static override properties: PropertyDeclarations = { entry: { attribute: false } };

  declare entry: LogEntry | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const former = changed.get("entry") as LogEntry | undefined;
    if (!changed.has("entry") || former?.number === this.entry?.number) return;
    this.problem = undefined;
    this.begin(this.entry);
  }

  protected abstract begin(entry: LogEntry | undefined): void;
}
