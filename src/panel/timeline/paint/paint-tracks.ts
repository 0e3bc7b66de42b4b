import { HEADING_PX, TRACK_PX } from "../source/lines.ts";
import { type Canvas, ICON_PX } from "./canvas.ts";
import type { DrawnTrack, Picture } from "./picture.ts";
import { type Scale, xOf } from "./scale.ts";

const BAR_PX = 16;
const PAD_PX = (TRACK_PX - BAR_PX) / 2;
/** How far a track is drawn beyond what is seen. */
const BEYOND_PX = 20;
/** How wide the name of a coming step may be. */
const EVENT_PX = 200;

export function paintTracks(canvas: Canvas, { lines, now, scale, width, gutter }: Picture): void {
  const inner = width - gutter;
  for (const { y, what } of lines) {
    if (typeof what === "string") continue;
    const { segments, due, isChosen } = what;
    if (isChosen) canvas.fill({ x: 0, y, width: inner, height: TRACK_PX }, canvas.palette.chosen, 0.6);
    for (const segment of segments) paintSegment(canvas, segment, { scale, inner, y });
    const last = segments.at(-1);
    const [next] = due;
    if (last && next) {
      const box = boxOf({ from: Math.max(now, last.from), to: next.at }, { scale, inner, y });
      canvas.context.setLineDash([4, 4]);
      if (box && box.width > 0) canvas.outline(box, canvas.palette.tones[last.tone]);
      canvas.context.setLineDash([]);
    } else if (last && xOf(scale, last.to) >= 0 && !isNamed(canvas, last, scale)) {
      const x = xOf(scale, last.to) + 7;
      canvas.tone(last.tone, x, y + (TRACK_PX - ICON_PX) / 2);
      canvas.freeText(last.word, x + ICON_PX + 4, y + TRACK_PX / 2 + 0.5, canvas.palette.tones[last.tone]);
    }
    for (const { at, event } of due) paintDue(canvas, event, xOf(scale, at), { inner, y });
    canvas.fill({ x: 0, y: y + TRACK_PX - 1, width: inner, height: 1 }, canvas.palette.colors.line);
  }
}

/** Whether a stretch is wide enough for its word. */
function isNamed(canvas: Canvas, { from, to, word }: DrawnTrack["segments"][number], scale: Scale): boolean {
  return xOf(scale, to) - Math.max(xOf(scale, from), 0) >= ICON_PX + canvas.measure(word) + 14;
}

interface TrackPosition {
  readonly scale: Scale;
  readonly inner: number;
  readonly y: number;
}

/** Where a stretch of time is drawn; undefined when it is not seen. */
function boxOf(
  { from, to }: { readonly from: number; readonly to: number },
  { scale, inner, y }: TrackPosition,
) {
  const left = Math.max(xOf(scale, from), -BEYOND_PX);
  const right = Math.min(xOf(scale, to), inner + BEYOND_PX);
  if (right < left) return undefined;
  return { x: left, y: y + PAD_PX, width: right - left, height: BAR_PX };
}

function paintSegment(
  canvas: Canvas,
  segment: DrawnTrack["segments"][number],
  position: TrackPosition,
): void {
  const box = boxOf(segment, position);
  if (!box) return;
  const { word, tone, cause, from } = segment;
  const { y, scale } = position;
  const color = canvas.palette.tones[tone];
  const begin = Math.max(box.x, 0) + 4;
  const right = box.x + box.width;
  const room = right - begin;
  const wordPx = canvas.measure(word);
  const hasIcon = room >= ICON_PX + 4;
  const hasWord = room >= ICON_PX + wordPx + 10;
  canvas.fill(box, canvas.palette.surface);
  if (tone !== "wait") canvas.fill(box, color, 0.14);
  // What says it in words needs no hatching below the words.
  const end = hasWord ? begin + ICON_PX + wordPx + 8 : hasIcon ? begin + ICON_PX + 2 : box.x;
  canvas.hatch(tone, color, { ...box, x: end, width: Math.max(right - end, 0) });
  canvas.outline(box, color);
  if (hasIcon) canvas.tone(tone, begin, y + (TRACK_PX - ICON_PX) / 2);
  if (hasWord) canvas.text(word, begin + ICON_PX + 4, y + TRACK_PX / 2 + 0.5, color);
  canvas.cause(cause, xOf(scale, from), y + 4);
}

function paintDue(
  canvas: Canvas,
  event: string,
  x: number,
  { inner, y }: Omit<TrackPosition, "scale">,
): void {
  if (x < -EVENT_PX || x > inner + BEYOND_PX) return;
  canvas.diamond(x, y + TRACK_PX / 2);
  canvas.font("italic");
  canvas.freeText(event, x + 9, y + TRACK_PX / 2 + 0.5, canvas.palette.colors.muted);
  canvas.font();
}

/** Draws the names of rows in the gutter, and the headings of collections across the page. */
export function paintLabels(canvas: Canvas, { gutter, lines, width, height }: Picture): void {
  const { colors, surface, ground, chosen } = canvas.palette;
  canvas.fill({ x: 0, y: 0, width: gutter, height }, surface);
  for (const { y, what } of lines) {
    if (typeof what === "string") continue;
    if (what.isChosen) {
      canvas.fill({ x: 0, y, width: gutter, height: TRACK_PX }, chosen);
      canvas.fill({ x: 0, y, width: 3, height: TRACK_PX }, colors.accent);
    }
    canvas.text(what.label, 8, y + TRACK_PX / 2, colors.text);
  }
  canvas.vertical(gutter - 1, 0, height, colors.strong);
  for (const { y, what } of lines) {
    if (typeof what !== "string") continue;
    canvas.fill({ x: 0, y, width, height: HEADING_PX }, ground);
    canvas.font("600");
    canvas.text(what, 8, y + HEADING_PX / 2, colors.text);
    canvas.font();
  }
}
