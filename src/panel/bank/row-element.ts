import type { PropertyDeclarations } from "lit";
import { BankElement } from "./bank-element.ts";

export abstract class RowElement extends BankElement {
  static override properties: PropertyDeclarations = { collection: {}, rowId: { attribute: "row-id" } };

  declare collection: string;
  declare rowId: string;
}
