import { html, type TemplateResult } from "lit";

/** A name that is broken, where it must be, after an underscore or a slash. */
export function breakable(name: string): readonly TemplateResult[] {
  return name.split(/(?<=[_/])/).map((part) => html`${part}<wbr />`);
}
