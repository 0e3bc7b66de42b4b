import { html, type TemplateResult } from "lit";
import type { Step } from "sandbank/internal";

/** Which steps a test has, and what it is called. */
interface Chosen {
  /** The keys of those that are left out. */
  readonly without: ReadonlySet<string>;
  readonly named: string;
  readonly set: (values: { readonly without: ReadonlySet<string> } | { readonly named: string }) => void;
}

/** The steps that were recorded, to be left out one by one, and the name of their test. */
export function stepsView(steps: readonly Step[], { without, named, set }: Chosen): TemplateResult {
  if (steps.length === 0)
    return html`<p class="empty">Nothing recorded yet. Create a transfer or move time.</p>`;
  const toggle = (key: string) => {
    const others = new Set(without);
    if (!others.delete(key)) others.add(key);
    set({ without: others });
  };
  return html`<details class="recorder-steps">
    <summary>${steps.length} ${steps.length === 1 ? "step" : "steps"}</summary>
    <ol>
      ${steps.map(
        ({ key, label }) => html`<li>
          <label><input type="checkbox" .checked=${!without.has(key)} @change=${() => toggle(key)} /> ${label}</label>
        </li>`,
      )}
    </ol>
    <label>Name <input .value=${named} placeholder="describes the steps" @change=${(event: Event) => set({ named: (event.target as HTMLInputElement).value })} /></label>
  </details>`;
}
