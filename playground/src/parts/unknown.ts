import { html, type TemplateResult } from "lit";

/**
 * What is shown at an address that names nothing: what it is that is not there, and where to go instead.
 *
 * @example unknownPlace("There is no transfer 9999.", [["#/treasury/transfers", "All transfers"]])
 */
export function unknownPlace(
  text: string,
  links: readonly (readonly [href: string, label: string])[],
): TemplateResult {
  return html`<div class="empty unknown">
    <h2 tabindex="-1">${text}</h2>
    <ul>
      ${links.map(([href, label]) => html`<li><a href=${href}>${label}</a></li>`)}
    </ul>
  </div>`;
}
