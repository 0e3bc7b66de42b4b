import { html, nothing, type TemplateResult } from "lit";
import type { DescribedField } from "./fields.ts";

/** Fields with their types and rules. */
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
        <th scope="col">Rule</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(line)}
    </tbody>
  </table>`;
}

function line({ name, type, isRequired, rule, pointsInto }: DescribedField): TemplateResult {
  return html`<tr>
    <th scope="row"><code>${name}</code>${isRequired ? html` <span class="needed">required</span>` : nothing}</th>
    <td>${type}</td>
    <td>${rule}${pointsInto ? html`${rule ? "; " : ""}points into <code>${pointsInto}</code>` : nothing}</td>
  </tr>`;
}
