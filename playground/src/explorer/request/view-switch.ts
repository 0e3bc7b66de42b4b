import { html, type TemplateResult } from "lit";

/** A choice between views of one thing, all of them in sight. */
export function viewSwitch<Name extends string>(
  label: string,
  views: readonly (readonly [Name, string])[],
  chosen: Name,
  choose: (view: Name) => void,
): TemplateResult {
  return html`<fieldset class="switch">
    <legend class="unseen">${label}</legend>
    ${views.map(
      ([view, title]) => html`<label
        ><input type="radio" name=${label} .checked=${view === chosen} @change=${() => choose(view)} /><span>${title}</span></label
      >`,
    )}
  </fieldset>`;
}
