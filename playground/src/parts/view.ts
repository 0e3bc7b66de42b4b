import { LitElement } from "lit";

/** A component without a shadow root: the page's one stylesheet reaches into it, and so do labels and tests. */
export class View extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
