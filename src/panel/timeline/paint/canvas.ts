import type { Cause, Tone } from "../../../index.ts";
import { type Hatch, hatchOf } from "./hatch.ts";
import type { Palette } from "./palette.ts";

/** Where something is drawn, CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a tone's shape. */
export const ICON_PX = 12;

const widths = new Map<string, number>();

/** Draws texts, shapes and areas with the palette of the panel. */
export class Canvas {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;

  constructor(context: CanvasRenderingContext2D, palette: Palette) {
    this.context = context;
    this.palette = palette;
  }

  /** Sets the style of texts to come: "600", "italic" or nothing. */
  font(style = ""): void {
    this.context.font = `${style} 12px ${this.palette.font}`;
    this.context.textBaseline = "middle";
  }

  text(text: string, x: number, y: number, color: string): void {
    this.context.fillStyle = color;
    this.context.fillText(text, x, y);
  }

  /** A text that stands free, on ground of its own, so that no line of the days goes through it. */
  freeText(text: string, x: number, y: number, color: string): void {
    this.fill({ x: x - 2, y: y - 8, width: this.measure(text) + 4, height: 15 }, this.palette.surface, 0.85);
    this.text(text, x, y, color);
  }

  measure(text: string): number {
    const name = `${this.context.font}/${text}`;
    let width = widths.get(name);
    if (width === undefined) {
      width = this.context.measureText(text).width;
      widths.set(name, width);
    }
    return width;
  }

  fill({ x, y, width, height }: Box, color: string, alpha = 1): void {
    this.context.globalAlpha = alpha;
    this.context.fillStyle = color;
    this.context.fillRect(x, y, width, height);
    this.context.globalAlpha = 1;
  }

  outline({ x, y, width, height }: Box, color: string): void {
    this.context.strokeStyle = color;
    this.context.lineWidth = 1;
    this.context.strokeRect(x + 0.5, y + 0.5, Math.max(width - 1, 0.5), height - 1);
  }

  /** Hatches an area; the hatching moves with it. */
  hatch(hatch: Hatch, color: string, { x, y, width, height }: Box): void {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.fillStyle = hatchOf(context, hatch, color);
    context.fillRect(0, 0, width, height);
    context.restore();
  }

  vertical(x: number, top: number, bottom: number, color: string): void {
    const { context } = this;
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(Math.round(x) + 0.5, top);
    context.lineTo(Math.round(x) + 0.5, bottom);
    context.stroke();
  }

  /** The shape of a tone, as its badges have it. */
  tone(tone: Tone, x: number, y: number): void {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.scale(ICON_PX / 16, ICON_PX / 16);
    context.lineWidth = 2;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.strokeStyle = this.palette.tones[tone];
    context.stroke(this.palette.shapes[tone]);
    context.restore();
  }

  /** What moved a row: a dot for the clock, a square for a request, a triangle for an action. */
  cause(cause: Cause, x: number, y: number): void {
    const { context } = this;
    context.fillStyle = this.palette.colors.text;
    context.beginPath();
    if (cause === "request" || cause === "read") context.rect(x - 2.5, y - 2.5, 5, 5);
    else if (cause === "action") {
      context.moveTo(x - 3.5, y - 2.5);
      context.lineTo(x + 3.5, y - 2.5);
      context.lineTo(x, y + 3.5);
    } else context.arc(x, y, 2.75, 0, 2 * Math.PI);
    context.fill();
  }

  /** A step that is due. */
  diamond(x: number, y: number): void {
    const { context } = this;
    context.beginPath();
    context.moveTo(x, y - 5);
    context.lineTo(x + 5, y);
    context.lineTo(x, y + 5);
    context.lineTo(x - 5, y);
    context.closePath();
    context.fillStyle = this.palette.surface;
    context.fill();
    context.strokeStyle = this.palette.colors.accent;
    context.lineWidth = 1.5;
    context.stroke();
  }

  /** Draws with nothing visible outside of a box, whose top left corner is then at 0, 0 if it is `moved`. */
  within({ x, y, width, height }: Box, draw: () => void, moved = false): void {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    if (moved) context.translate(x, y);
    draw();
    context.restore();
  }
}
