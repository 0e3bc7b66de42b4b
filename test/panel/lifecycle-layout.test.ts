import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { drawingOf } from "../../src/panel/rules/layout.ts";
import { waysOf } from "../../src/panel/rules/ways.ts";

const WIDTHS = [300, 700, 1100, 1400];
/** Labels are as wide as the texts in them, of which some tell when. */
const LABELS = [90, 120, 150, 176, 208];
const { resources } = createBank();
const pictures = Object.values(resources).flatMap(({ collection, statuses, lifecycle }) =>
  lifecycle
    ? WIDTHS.flatMap((width) => LABELS.map((label) => ({ collection, statuses, lifecycle, width, label })))
    : [],
);

test.each(pictures)(
  "no line of $collection in $width pixels, with labels of $label, passes under a status or the label of another",
  ({ statuses, lifecycle, width, label }) => {
    const boxes = new Map(statuses.map(({ name }) => [name, { width: 40 + 8 * name.length, height: 30 }]));
    const lines = waysOf(lifecycle).map(({ key, from, to, edges }) => ({
      key,
      from,
      to,
      label: { width: edges.some(({ when }) => when !== null) ? label : 90, height: 18 * edges.length + 2 },
    }));
    const drawing = drawingOf(boxes, lines, width);
    const under = lines.flatMap(({ key, from, to }) => {
      const others = [
        ...lines.flatMap((line) =>
          line.key === key ? [] : [{ name: line.key, size: line.label, at: drawing.labels.get(line.key) }],
        ),
        ...[...boxes].flatMap(([name, size]) =>
          name === from || name === to ? [] : [{ name, size, at: drawing.boxes.get(name) }],
        ),
      ];
      const along = placesOn(drawing.lines.get(key) ?? []);
      return others
        .filter(({ size, at }) =>
          along.some(
            ({ x, y }) =>
              Math.abs(x - (at?.x ?? 0)) < size.width / 2 - 0.5 &&
              Math.abs(y - (at?.y ?? 0)) < size.height / 2 - 0.5,
          ),
        )
        .map(({ name }) => `${key} under ${name}`);
    });
    expect(under).toEqual([]);
    expect(drawing.lines.size).toBe(lines.length);
  },
);

/** Places along a course, close enough together to meet every box. */
function placesOn(course: readonly { readonly x: number; readonly y: number }[]) {
  return course.slice(1).flatMap((to, index) => {
    const from = course[index] ?? to;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)) + 1;
    return Array.from({ length: count + 1 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / count,
      y: from.y + ((to.y - from.y) * at) / count,
    }));
  });
}
