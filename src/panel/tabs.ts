import { css, html, type TemplateResult } from "lit";

export interface Tab {
  readonly name: string;
  readonly label: string;
}

/**
 * A list of tabs as the ARIA practices have it: one of them is in the tab order, the arrows, Home
 * and End move among them and open what they reach. The panel they open has the id "tabpanel".
 */
export function tabList(tabs: readonly Tab[], open: string, choose: (name: string) => void): TemplateResult {
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === open);
    const to: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const reached = tabs[to[event.key] ?? -1];
    if (!reached) return;
    event.preventDefault();
    choose(reached.name);
    const list = event.currentTarget as HTMLElement;
    list.querySelector<HTMLElement>(`#tab-${reached.name}`)?.focus();
  };
  return html`<div class="tabs sideways" role="tablist" aria-label="Panel" @keydown=${onKey}>
    ${tabs.map(
      ({ name, label }) =>
        html`<button
          id="tab-${name}"
          role="tab"
          aria-selected=${name === open}
          aria-controls="tabpanel"
          tabindex=${name === open ? 0 : -1}
          @click=${() => choose(name)}
        >
          ${label}
        </button>`,
    )}
  </div>`;
}

export const tabStyles = css`
  .tabs {
    display: flex;
    scrollbar-width: none;
    padding-inline: var(--sandbank-2);
    border-block-end: 1px solid var(--sandbank-line);
    flex: none;
  }

  .tabs button {
    border: 0;
    border-radius: 0;
    background: none;
    padding: 4px 10px;
    min-block-size: 34px;
    color: var(--sandbank-muted);
    box-shadow: none;
  }

  .tabs button:hover {
    color: var(--sandbank-text);
  }

  .tabs button[aria-selected="true"] {
    color: var(--sandbank-text);
    font-weight: 600;
    box-shadow: inset 0 -2px var(--sandbank-accent);
  }

  @container panel (max-width: 540px) {
    .tabs button {
      padding-inline: 7px;
    }
  }

  /* The width that it has at first shows every tab. */
  @container panel (max-width: 490px) {
    .tabs {
      padding-inline: var(--sandbank-1);
    }

    .tabs button {
      padding-inline: 4px;
    }
  }

  @media (forced-colors: active) {
    .tabs button[aria-selected="true"] {
      border-block-end: 3px solid Highlight;
    }
  }
`;
