import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { icon } from "../parts/icons.ts";
import { type Corner, type Dock, EDGES, type Edge, oneOf } from "./dock.ts";
import { edgeView } from "./edge.ts";
import { Launcher } from "./launcher.ts";
import { layoutView } from "./layout.ts";
import { reserveSpace } from "./page-space.ts";
import { load, type Saved, save } from "./saved.ts";
import { SHORTCUT } from "./shortcut.ts";
import { Toggle } from "./toggle.ts";

/** What is remembered of a panel besides where it is docked. */
type Shown = Pick<Saved, "places" | "shown">;

/** An element that is docked at an edge of the page, or collapsed to a button in a corner, and is there again at the next visit. */
export abstract class DockedElement extends LitElement {
  static override properties: PropertyDeclarations = {
    open: { type: Boolean, reflect: true },
    dock: { reflect: true },
    corner: { reflect: true },
    room: {},
    shortcut: {},
    showsLayout: { state: true },
  };

  /** Shown in full, rather than as a button in a corner. */
  declare open: boolean;
  /** The page's edge it is at, by default "right"; "inline" for no edge at all. */
  declare dock: Dock;
  /** The corner that its button is in while it is collapsed, by default "bottom-right"; people drag it to another. */
  declare corner: Corner;
  /**
   * "auto", the default, makes the page longer by an open panel at its top or bottom, so that all of it can be scrolled into
   * view; any rule of the page about the padding of its root wins. "none" leaves that to the page.
   */
  declare room: "auto" | "none";
  /** The keys that open and collapse it, as in `aria-keyshortcuts`: by default "Control+`"; "" for none. */
  declare shortcut: string;
  /** Whether the settings of where it is are shown. */
  declare protected showsLayout: boolean;
  protected readonly recalled: Shown;
  #size: Saved["size"];
  readonly #toggle = new Toggle(this);
  readonly #launcher = new Launcher(this.#toggle.open, (corner) => {
    this.corner = corner;
  });

  constructor() {
    super();
    const { open, dock, size, corner, ...recalled } = load();
    this.open = open;
    this.dock = dock;
    this.corner = corner;
    this.room = "auto";
    this.shortcut = SHORTCUT;
    this.showsLayout = false;
    this.#size = size;
    this.recalled = recalled;
  }

  /** Gives the keyboard to what is shown in it, or to its button while it is collapsed. */
  override focus(): void {
    this.#toggle.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    reserveSpace(undefined, 0, false);
  }

  /** Whether it is shown in full. */
  protected get isShown(): boolean {
    return this.open || this.dock === "inline";
  }

  /** What is to be remembered besides where it is docked. */
  protected abstract remembered(): Shown;

  /** What is in its frame; `ends` goes to the end of its header, `settings` below that. */
  protected abstract frameView(
    ends: TemplateResult | typeof nothing,
    settings: TemplateResult | typeof nothing,
  ): TemplateResult;

  protected override willUpdate(_: PropertyValues): void {
    if (this.dock !== "inline") this.dock = oneOf(EDGES, this.dock) ?? "right";
  }

  protected override updated(_: PropertyValues): void {
    const { open, dock, corner } = this;
    if (dock === "inline") return;
    const size = this.#size;
    this.style.setProperty("--size", `${size[dock]}px`);
    reserveSpace(open ? dock : undefined, size[dock], this.room !== "none");
    save({ open, dock, corner, size, ...this.remembered() });
  }

  override render(): TemplateResult {
    const { dock } = this;
    if (dock === "inline") return this.#sectionView(this.frameView(nothing, nothing));
    if (!this.open) return this.#launcher.view(this.shortcut);
    const settings = this.showsLayout ? this.#layoutView(dock) : nothing;
    return this.#sectionView(
      html`${this.frameView(this.#endsView(), settings)}
      ${edgeView(dock, this.#size[dock], (size) => this.#resize(dock, size))}`,
    );
  }

  #sectionView(content: TemplateResult): TemplateResult {
    return html`<section class="frame" aria-label="Sandbank">${content}</section>`;
  }

  #endsView(): TemplateResult {
    const toggle = () => {
      this.showsLayout = !this.showsLayout;
    };
    return html`<span class="ends">
      <button class="bare" aria-label="Layout" title="Layout" aria-expanded=${this.showsLayout} @click=${toggle}>
        ${icon("layout")}
      </button>
      <button class="bare" aria-label="Close" title="Close" aria-expanded="true" @click=${this.#toggle.close}>
        ${icon("cross")}
      </button>
    </span>`;
  }

  #layoutView(dock: Edge): TemplateResult {
    const { corner, shortcut } = this;
    return layoutView({
      dock,
      corner,
      shortcut,
      dockAt: (edge) => {
        this.dock = edge;
      },
      moveTo: (to) => {
        this.corner = to;
      },
    });
  }

  #resize(dock: Edge, size: number): void {
    this.#size = { ...this.#size, [dock]: size };
    this.requestUpdate();
  }
}
