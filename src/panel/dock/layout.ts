import { css, html, nothing, type TemplateResult } from "lit";
import { icon } from "../parts/icons.ts";
import { CORNERS, type Corner, EDGES, type Edge } from "./dock.ts";
import { shortcutText } from "./shortcut.ts";

interface Layout {
  readonly dock: Edge;
  readonly corner: Corner;
  readonly shortcut: string;
  readonly dockAt: (edge: Edge) => void;
  readonly moveTo: (corner: Corner) => void;
}

/** The settings of a docked panel: its edge, the corner of its button, and the keys that open it. */
export function layoutView({ dock, corner, shortcut, dockAt, moveTo }: Layout): TemplateResult {
  const choose = (event: Event) => {
    const chosen = CORNERS[(event.target as HTMLSelectElement).selectedIndex];
    if (chosen) moveTo(chosen);
  };
  return html`<div class="layout bar" id="layout" role="group" aria-label="Layout">
    <span class="segments" role="group" aria-label="Dock at">
      ${EDGES.map(
        (edge) =>
          html`<button
            aria-label="Dock at the ${edge}"
            title="Dock at the ${edge}"
            aria-pressed=${edge === dock}
            @click=${() => dockAt(edge)}
          >
            ${icon(edge)}
          </button>`,
      )}
    </span>
    <label class="bar"
      >Button
      <select @change=${choose}>
        ${CORNERS.map((each) => html`<option .selected=${each === corner}>${each.replace("-", " ")}</option>`)}
      </select>
    </label>
    ${
      shortcut === ""
        ? nothing
        : html`<span class="muted"><kbd>${shortcutText(shortcut)}</kbd> opens and closes, <kbd>Esc</kbd> closes</span>`
    }
  </div>`;
}

export const layoutStyles = css`
  .layout {
    padding: 2px var(--sandbank-3) var(--sandbank-2);
    font-size: var(--sandbank-size-small);
  }

  .layout .segments button {
    padding-inline: 7px;
  }

  .layout label {
    gap: 5px;
  }

  kbd {
    font: inherit;
    padding: 0 4px;
    border: 1px solid var(--sandbank-line-strong);
    border-radius: 3px;
    color: var(--sandbank-text);
    white-space: nowrap;
  }
`;
