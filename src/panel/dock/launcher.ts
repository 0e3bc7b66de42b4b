import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../parts/icons.ts";
import { CORNERS, type Corner } from "./dock.ts";
import { shortcutText } from "./shortcut.ts";

/** How far a pointer moves before it drags, CSS pixels. */
const DRAG_PX = 8;

/** The button of a collapsed panel; dragged, it goes to the corner that is nearest to where it is let go. */
export class Launcher {
  readonly #open: () => void;
  readonly #moveTo: (corner: Corner) => void;
  #start: PointerEvent | undefined;
  #isDragged = false;

  constructor(open: () => void, moveTo: (corner: Corner) => void) {
    this.#open = open;
    this.#moveTo = moveTo;
  }

  view(shortcut: string): TemplateResult {
    return html`<button
      class="launcher"
      aria-label="Sandbank"
      aria-expanded="false"
      aria-keyshortcuts=${shortcut || nothing}
      title=${shortcut === "" ? nothing : shortcutText(shortcut)}
      @click=${this.#onClick}
      @pointerdown=${this.#onDown}
      @pointermove=${this.#onMove}
      @pointerup=${this.#onUp}
    >
      ${icon("mark")}<span>Sandbank</span>
    </button>`;
  }

  readonly #onDown = (event: PointerEvent): void => {
    this.#start = event;
    this.#isDragged = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly #onMove = ({ clientX, clientY }: PointerEvent): void => {
    const start = this.#start;
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > DRAG_PX)
      this.#isDragged = true;
  };

  readonly #onUp = ({ clientX, clientY }: PointerEvent): void => {
    this.#start = undefined;
    if (!this.#isDragged) return;
    const block = clientY < innerHeight / 2 ? "top" : "bottom";
    const inline = clientX < innerWidth / 2 ? "left" : "right";
    this.#moveTo(CORNERS.find((corner) => corner === `${block}-${inline}`) ?? CORNERS[0]);
  };

  readonly #onClick = (): void => {
    // A drag ends with a click too.
    if (!this.#isDragged) this.#open();
    this.#isDragged = false;
  };
}
