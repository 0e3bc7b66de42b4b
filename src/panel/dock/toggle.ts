import type { ReactiveController, ReactiveElement } from "lit";
import type { Dock } from "./dock.ts";
import { isPressed } from "./shortcut.ts";

/** A panel that can be collapsed. */
interface Openable extends ReactiveElement {
  open: boolean;
  readonly dock: Dock;
  readonly shortcut: string;
}

/** What takes text or has a use of its own for Escape. */
const FIELDS =
  "input:not([type=checkbox], [type=radio], [type=file]), textarea, select, dialog, [popover], [contenteditable]";

/** Opens and collapses a panel, by its buttons, its shortcut and Escape, and gives the keyboard back to where it was. */
export class Toggle implements ReactiveController {
  readonly #host: Openable;
  /** What had the keyboard before the panel was opened. */
  #former: HTMLElement | undefined;
  /** What is to have the keyboard once the panel is shown so. */
  #next: (() => HTMLElement | null | undefined) | undefined;

  constructor(host: Openable) {
    this.#host = host;
    host.addController(this);
    host.addEventListener("keydown", this.#onEscape);
  }

  hostConnected(): void {
    document.addEventListener("keydown", this.#onShortcut);
  }

  hostDisconnected(): void {
    document.removeEventListener("keydown", this.#onShortcut);
  }

  hostUpdated(): void {
    const next = this.#next;
    this.#next = undefined;
    next?.()?.focus();
  }

  readonly open = (): void => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && activeElement !== this.#host;
    this.#former = isElsewhere && activeElement instanceof HTMLElement ? activeElement : undefined;
    this.#host.open = true;
    this.#next = () => this.#find("[role=tab][aria-selected=true]");
    this.#host.requestUpdate();
  };

  /** Gives the keyboard to what is shown, or to the button while the panel is collapsed. */
  readonly focus = (): void => {
    this.#next = () => this.#find("[role=tabpanel]") ?? this.#find(".launcher");
    this.#host.requestUpdate();
  };

  readonly close = (): void => {
    const former = this.#former;
    const hasKeyboard = document.activeElement === this.#host;
    this.#host.open = false;
    if (hasKeyboard) this.#next = () => (former?.isConnected ? former : this.#find(".launcher"));
    this.#host.requestUpdate();
  };

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }

  readonly #onShortcut = (event: KeyboardEvent): void => {
    const { open, dock, shortcut } = this.#host;
    if (dock === "inline" || event.defaultPrevented || !isPressed(shortcut, event)) return;
    event.preventDefault();
    if (open) this.close();
    else this.open();
  };

  readonly #onEscape = (event: KeyboardEvent): void => {
    const { open, dock } = this.#host;
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || !open || dock === "inline")
      return;
    const usesIt = event.composedPath().some((target) => target instanceof Element && target.matches(FIELDS));
    if (usesIt) return;
    event.preventDefault();
    // A dialog of the page stays open.
    event.stopPropagation();
    this.close();
  };
}
