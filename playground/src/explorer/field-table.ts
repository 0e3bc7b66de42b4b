import { html, nothing, type TemplateResult } from "lit";
import { breakable } from "../parts/breakable.ts";
import { codeSpans } from "../parts/code-spans.ts";
import type { DescribedField } from "./fields.ts";

/** Fields with their types, limits and statements. */
export function fieldTable(
  title: string,
  fields: readonly DescribedField[],
): TemplateResult | typeof nothing {
  if (fields.length === 0) return nothing;
  return html`<table class="fields">
    <caption>${title}</caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(line)}
    </tbody>
  </table>`;
}

function line({ name, type, isRequired, limits, description, pointsInto }: DescribedField): TemplateResult {
  return html`<tr>
    <th scope="row"><code>${breakable(name)}</code>${isRequired ? html`<br /><span class="needed">required</span>` : nothing}</th>
    <td>${type}${limits ? html`<br /><span class="limits">${limits}</span>` : nothing}</td>
    <td>${codeSpans(description)}${pointsInto ? html` Points into <code>${pointsInto}</code>.` : nothing}</td>
  </tr>`;
}
