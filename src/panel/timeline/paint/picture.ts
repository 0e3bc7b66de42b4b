import type { Tone } from "../../../index.ts";
import type { CutOff } from "./days.ts";
import type { Scale } from "./scale.ts";
import type { Segment } from "./segments.ts";

export interface DrawnTrack {
  readonly label: string;
  readonly segments: readonly (Segment & { readonly word: string; readonly tone: Tone })[];
  /** The coming steps, the next first. */
  readonly due: readonly { readonly at: number; readonly event: string }[];
  readonly isChosen: boolean;
}

/** One line of the drawing and its position on the canvas; a text is a heading. */
export interface DrawnLine {
  readonly y: number;
  readonly what: DrawnTrack | string;
}

/** All of what is drawn. Lengths are CSS pixels, instants milliseconds; `scale` begins at the gutter's end. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly gutter: number;
  readonly scale: Scale;
  readonly now: number;
  readonly lines: readonly DrawnLine[];
  readonly cutOffs: readonly CutOff[];
}
