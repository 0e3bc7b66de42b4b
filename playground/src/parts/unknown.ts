import { html, type TemplateResult } from "lit";

/**
 * Shown at an address that names nothing: says so, and where to go instead.
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
