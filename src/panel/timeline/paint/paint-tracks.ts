import { HEADING_PX, TRACK_PX } from "../source/lines.ts";
import { type Brush, ICON_PX } from "./brush.ts";
import type { DrawnTrack, Picture } from "./picture.ts";
import { type Scale, xOf } from "./scale.ts";

const BAR_PX = 16;
const PAD_PX = (TRACK_PX - BAR_PX) / 2;
/** How far a track is drawn beyond what is seen. */
const BEYOND_PX = 20;
/** How wide the name of a coming step may be. */
const EVENT_PX = 200;

/** Draws the statuses of each row, and its coming steps. */
export function paintTracks(brush: Brush, { lines, now, scale, width, gutter }: Picture): void {
  const inner = width - gutter;
  for (const { y, what } of lines) {
    if (typeof what === "string") continue;
    const { segments, due, isChosen } = what;
    if (isChosen) brush.fill({ x: 0, y, width: inner, height: TRACK_PX }, brush.ink.chosen, 0.6);
    for (const segment of segments) paintSegment(brush, segment, { scale, inner, y });
    const last = segments.at(-1);
    const [next] = due;
    if (last && next) {
      const box = boxOf({ from: Math.max(now, last.from), to: next.at }, { scale, inner, y });
      brush.context.setLineDash([4, 4]);
      if (box && box.width > 0) brush.outline(box, brush.ink.tones[last.tone]);
      brush.context.setLineDash([]);
    } else if (last && xOf(scale, last.to) >= 0 && !isNamed(brush, last, scale)) {
      const x = xOf(scale, last.to) + 7;
      brush.tone(last.tone, x, y + (TRACK_PX - ICON_PX) / 2);
      brush.freeText(last.word, x + ICON_PX + 4, y + TRACK_PX / 2 + 0.5, brush.ink.tones[last.tone]);
    }
    for (const { at, event } of due) paintDue(brush, event, xOf(scale, at), { inner, y });
    brush.fill({ x: 0, y: y + TRACK_PX - 1, width: inner, height: 1 }, brush.ink.colours.line);
  }
}

/** Whether a stretch is wide enough for its word. */
function isNamed(brush: Brush, { from, to, word }: DrawnTrack["segments"][number], scale: Scale): boolean {
  return xOf(scale, to) - Math.max(xOf(scale, from), 0) >= ICON_PX + brush.measure(word) + 14;
}

interface Place {
  readonly scale: Scale;
  readonly inner: number;
  readonly y: number;
}

/** Where a stretch of time is drawn; undefined when it is not seen. */
function boxOf({ from, to }: { readonly from: number; readonly to: number }, { scale, inner, y }: Place) {
  const left = Math.max(xOf(scale, from), -BEYOND_PX);
  const right = Math.min(xOf(scale, to), inner + BEYOND_PX);
  if (right < left) return undefined;
  return { x: left, y: y + PAD_PX, width: right - left, height: BAR_PX };
}

function paintSegment(brush: Brush, segment: DrawnTrack["segments"][number], place: Place): void {
  const box = boxOf(segment, place);
  if (!box) return;
  const { word, tone, cause, from } = segment;
  const { y, scale } = place;
  const colour = brush.ink.tones[tone];
  const begin = Math.max(box.x, 0) + 4;
  const right = box.x + box.width;
  const room = right - begin;
  const wordPx = brush.measure(word);
  const hasIcon = room >= ICON_PX + 4;
  const hasWord = room >= ICON_PX + wordPx + 10;
  brush.fill(box, brush.ink.surface);
  if (tone !== "wait") brush.fill(box, colour, 0.14);
  // What says it in words needs no hatching below the words.
  const end = hasWord ? begin + ICON_PX + wordPx + 8 : hasIcon ? begin + ICON_PX + 2 : box.x;
  brush.hatch(tone, colour, { ...box, x: end, width: Math.max(right - end, 0) });
  brush.outline(box, colour);
  if (hasIcon) brush.tone(tone, begin, y + (TRACK_PX - ICON_PX) / 2);
  if (hasWord) brush.text(word, begin + ICON_PX + 4, y + TRACK_PX / 2 + 0.5, colour);
  brush.cause(cause, xOf(scale, from), y + 4);
}

function paintDue(brush: Brush, event: string, x: number, { inner, y }: Omit<Place, "scale">): void {
  if (x < -EVENT_PX || x > inner + BEYOND_PX) return;
  brush.diamond(x, y + TRACK_PX / 2);
  brush.font("italic");
  brush.freeText(event, x + 9, y + TRACK_PX / 2 + 0.5, brush.ink.colours.muted);
  brush.font();
}

/** Draws the names of rows in the gutter, and the headings of collections across the page. */
export function paintLabels(brush: Brush, { gutter, lines, width, height }: Picture): void {
  const { colours, surface, ground, chosen } = brush.ink;
  brush.fill({ x: 0, y: 0, width: gutter, height }, surface);
  for (const { y, what } of lines) {
    if (typeof what === "string") continue;
    if (what.isChosen) {
      brush.fill({ x: 0, y, width: gutter, height: TRACK_PX }, chosen);
      brush.fill({ x: 0, y, width: 3, height: TRACK_PX }, colours.accent);
    }
    brush.text(what.label, 8, y + TRACK_PX / 2, colours.text);
  }
  brush.vertical(gutter - 1, 0, height, colours.strong);
  for (const { y, what } of lines) {
    if (typeof what !== "string") continue;
    brush.fill({ x: 0, y, width, height: HEADING_PX }, ground);
    brush.font("600");
    brush.text(what, 8, y + HEADING_PX / 2, colours.text);
    brush.font();
  }
}
