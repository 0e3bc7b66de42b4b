import type { Tone } from "../../index.ts";
import type { Brush } from "./brush.ts";
import { type CutOff, daysBetween } from "./days.ts";
import { paintDays, paintRuler } from "./paint-days.ts";
import { paintLabels, paintTracks } from "./paint-tracks.ts";
import { RULER_PX } from "./ruler.ts";
import { type Scale, timeOf } from "./scale.ts";
import type { Segment } from "./segments.ts";

/** A track as it is drawn. */
export interface DrawnTrack {
  readonly label: string;
  readonly segments: readonly (Segment & { readonly word: string; readonly tone: Tone })[];
  /** The coming steps, the next first. */
  readonly due: readonly { readonly at: number; readonly event: string }[];
  readonly isChosen: boolean;
}

/** One line of the drawing and its place on the canvas; a text is a heading. */
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

/** Draws the timeline: days and ruler, tracks, and the names of the tracks in the gutter. */
export function paint(brush: Brush, picture: Picture): void {
  const { width, height, gutter, scale } = picture;
  const inner = { width: width - gutter, height };
  const days = daysBetween(scale.start, timeOf(scale, inner.width));
  brush.context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  brush.fill({ x: 0, y: 0, width, height }, brush.ink.surface);
  brush.font();
  const drawInner = () => {
    paintDays(brush, picture, days);
    brush.within({ x: 0, y: RULER_PX, width: inner.width, height }, () => paintTracks(brush, picture));
    paintRuler(brush, picture, days);
  };
  brush.within({ x: gutter, y: 0, ...inner }, drawInner, true);
  brush.within({ x: 0, y: RULER_PX, width, height }, () => paintLabels(brush, picture));
  brush.fill({ x: 0, y: RULER_PX - 1, width, height: 1 }, brush.ink.colours.strong);
}
