import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { failureView } from "../parts/failure.ts";
import type { PanelTab, TabContext } from "./index.ts";

/** The tabs whose elements are there, of all panels of the page. */
const loaded = new WeakSet<PanelTab>();

/** Shows a tab, and loads its element first where it is loaded on demand. */
export class TabLoader implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #loading = new Map<PanelTab, Promise<void>>();
  readonly #problems = new Map<PanelTab, string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#problems.clear();
  }

  /** Resolves once nothing is being loaded. */
  async settled(): Promise<void> {
    await Promise.all(this.#loading.values());
  }

  view(tab: PanelTab, context: TabContext): TemplateResult {
    if (!tab.load || loaded.has(tab)) return tab.view(context);
    const problem = this.#problems.get(tab);
    if (problem !== undefined)
      return failureView(`${tab.label} couldn't be loaded`, problem, () => {
        this.#problems.delete(tab);
        this.#host.requestUpdate();
      });
    this.#load(tab);
    return html`<p class="empty" role="status">Loading…</p>`;
  }

  #load(tab: PanelTab): void {
    if (!tab.load || this.#loading.has(tab)) return;
    const loading = tab
      .load()
      .then(
        () => void loaded.add(tab),
        (error: Error) => void this.#problems.set(tab, error.message),
      )
      .finally(() => {
        this.#loading.delete(tab);
        this.#host.requestUpdate();
      });
    this.#loading.set(tab, loading);
  }
}
