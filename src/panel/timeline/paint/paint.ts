import type { Brush } from "./brush.ts";
import { daysBetween } from "./days.ts";
import { paintDays, paintRuler } from "./paint-days.ts";
import { paintLabels, paintTracks } from "./paint-tracks.ts";
import type { Picture } from "./picture.ts";
import { RULER_PX } from "./ruler.ts";
import { timeOf } from "./scale.ts";

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
