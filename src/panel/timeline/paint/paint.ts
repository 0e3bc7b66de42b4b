import type { Canvas } from "./canvas.ts";
import { daysBetween } from "./days.ts";
import { paintDays, paintRuler } from "./paint-days.ts";
import { paintLabels, paintTracks } from "./paint-tracks.ts";
import type { Picture } from "./picture.ts";
import { RULER_PX } from "./ruler.ts";
import { timeOf } from "./scale.ts";

/** Draws the timeline: days and ruler, tracks, and the names of the tracks in the gutter. */
export function paint(canvas: Canvas, picture: Picture): void {
  const { width, height, gutter, scale } = picture;
  const inner = { width: width - gutter, height };
  const days = daysBetween(scale.start, timeOf(scale, inner.width));
  canvas.context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  canvas.fill({ x: 0, y: 0, width, height }, canvas.palette.surface);
  canvas.font();
  const drawInner = () => {
    paintDays(canvas, picture, days);
    canvas.within({ x: 0, y: RULER_PX, width: inner.width, height }, () => paintTracks(canvas, picture));
    paintRuler(canvas, picture, days);
  };
  canvas.within({ x: gutter, y: 0, ...inner }, drawInner, true);
  canvas.within({ x: 0, y: RULER_PX, width, height }, () => paintLabels(canvas, picture));
  canvas.fill({ x: 0, y: RULER_PX - 1, width, height: 1 }, canvas.palette.colors.strong);
}
