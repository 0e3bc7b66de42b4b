import { DAY_MS, HOUR_MS } from "../../../engine/time/calendar.ts";
import type { Canvas } from "./canvas.ts";
import { cutOffsOn, type Day } from "./days.ts";
import type { Picture } from "./picture.ts";
import { FLAG_PX, LATE_PX, placed, RULER_PX, type Tick, ticksOf } from "./ruler.ts";
import { xOf } from "./scale.ts";

/** Days narrower than this are not distinguished. */
const LEAST_DAY_PX = 4;
/** Days of this width and more are marked one by one, with their cut-offs; these are named where hours are this wide. */
const MARKED_DAY_PX = 56;
const CUT_OFF_HOUR_PX = 14;

/** The three lines of the ruler: where their days, their marks and their names are. */
const DAYS_PX = 18;
const NAMES_PX = 38;

/** Closed days are hatched from the ruler down, days begin with a line, and cut-offs are dashed lines. */
export function paintDays(canvas: Canvas, { scale, height, cutOffs }: Picture, days: readonly Day[]): void {
  const { colors, ground } = canvas.palette;
  const width = DAY_MS / scale.msPerPx;
  if (width < LEAST_DAY_PX) return;
  for (const day of days) {
    const x = xOf(scale, day.start);
    if (day.closing) {
      const box = { x, y: NAMES_PX, width, height };
      canvas.fill(box, ground);
      canvas.hatch(day.closing.kind, colors.strong, { ...box, y: RULER_PX });
    }
    canvas.vertical(x, width < MARKED_DAY_PX ? RULER_PX : DAYS_PX, height, colors.line);
    if (width < MARKED_DAY_PX) continue;
    canvas.context.setLineDash([3, 4]);
    for (const at of cutOffsOn(day, cutOffs))
      canvas.vertical(xOf(scale, at), RULER_PX - 5, height, colors.strong);
    canvas.context.setLineDash([]);
  }
}

export function paintRuler(canvas: Canvas, picture: Picture, days: readonly Day[]): void {
  const { scale, width, gutter } = picture;
  const { colors } = canvas.palette;
  const measure = (text: string) => canvas.measure(text);
  const write = (
    ticks: readonly Tick[],
    from: number,
    y: number,
    color: string,
    beside?: { readonly playhead: number },
  ) => {
    for (const { x, text } of placed(ticks, scale, { from, measure, ...beside }))
      if (x >= 0) canvas.text(text, x, y, color);
  };
  const { above, ticks } = ticksOf(scale, width - gutter);
  canvas.font("600");
  write(above, 0, DAYS_PX / 2, colors.text);
  canvas.font();
  const now = xOf(scale, picture.now);
  const playhead = now > width - gutter - LATE_PX ? now - FLAG_PX : now;
  write(ticks, Number.NEGATIVE_INFINITY, (DAYS_PX + NAMES_PX) / 2, colors.text, { playhead });
  write(namesOf(picture, days), 0, (NAMES_PX + RULER_PX) / 2, colors.muted);
}

/** The names of closed days, and the times of cut-offs; an empty one ends the stretch of the name before it. */
function namesOf({ scale, cutOffs }: Picture, days: readonly Day[]): readonly Tick[] {
  const hourPx = HOUR_MS / scale.msPerPx;
  if (hourPx * 24 < LEAST_DAY_PX) return [];
  return days.flatMap((day, index) => {
    const { start, closing } = day;
    if (closing?.kind === "holiday") return [{ time: start, text: closing.name }];
    // A weekend is named once, and not at all where its name would take the room of the name of a holiday.
    const isNamed = hourPx * 24 >= MARKED_DAY_PX / 2 && (index === 0 || closing?.name === "Saturday");
    if (closing) return isNamed ? [{ time: start, text: "weekend" }] : [];
    if (hourPx < CUT_OFF_HOUR_PX) return [];
    const named = cutOffsOn(day, cutOffs).map((time, at) => ({ time, text: cutOffs[at]?.time ?? "" }));
    return [{ time: start, text: "" }, ...named];
  });
}
