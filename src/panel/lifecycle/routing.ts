export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of the drawing, CSS pixels from its corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box or a label that a line has to go around, by its middle. */
export type Obstacle = Point & Size;

/** How far a line keeps from what it goes around, CSS pixels. */
const APART = 4;
/** How often one stretch of a line may be bent. */
const MOST_BENDS = 4;

/**
 * The route of a line with the bends that keep it clear of the obstacles, which lie in columns, or in rows where it goes `down`: it
 * goes straight on until it is past one, or turns before it. A stretch that no bend clears stays as it is.
 */
export function routeAround(
  points: readonly Point[],
  obstacles: readonly Obstacle[],
  down: boolean,
): readonly Point[] {
  const [first, ...others] = points;
  if (!first) return [];
  const route = [first];
  let from = first;
  for (const to of others) {
    route.push(...(bendsOf(from, to, { obstacles, down }, MOST_BENDS) ?? []), to);
    from = to;
  }
  return route;
}

/** How far from the corner of a box a line leaves it. */
const FROM_CORNER = 8;

/** The same route, but what leaves or reaches a box straight on does so at its side, and not along its border. */
export function fromSides(
  route: readonly Point[],
  [from, to]: readonly Obstacle[],
  down: boolean,
): readonly Point[] {
  const first = from ? atSide(route, from, down) : route;
  return to ? atSide(first.toReversed(), to, down).toReversed() : first;
}

function atSide(route: readonly Point[], box: Obstacle, down: boolean): readonly Point[] {
  const [first, bend, ...others] = route;
  const across = down ? "x" : "y";
  if (!first || !bend || others.length === 0 || first[across] !== bend[across]) return route;
  const along = down ? "y" : "x";
  const half = (down ? box.width : box.height) / 2;
  const reach = Math.max(half - FROM_CORNER, 0);
  const at = Math.min(Math.max(first[across], box[across] - reach), box[across] + reach);
  const side = box[along] + Math.sign(bend[along] - box[along]) * ((down ? box.height : box.width) / 2);
  return [{ ...first, [across]: at, [along]: side }, { ...bend, [across]: at }, ...others];
}

/** Whether a straight line meets the inside of a box, with so much room around it. */
function meets(from: Point, to: Point, { x, y, width, height }: Obstacle, room = 0): boolean {
  let [begin, end] = [0, 1];
  const sides = [
    [from.x, to.x - from.x, x, width],
    [from.y, to.y - from.y, y, height],
  ] as const;
  for (const [at, by, middle, size] of sides) {
    const [low, high] = [middle - size / 2 - room, middle + size / 2 + room];
    if (by === 0) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [one, other] = [(low - at) / by, (high - at) / by];
    begin = Math.max(begin, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return begin < end;
}

/** Bends between two points; undefined where there are none that help. */
function bendsOf(
  from: Point,
  to: Point,
  field: { readonly obstacles: readonly Obstacle[]; readonly down: boolean },
  most: number,
): readonly Point[] | undefined {
  const met = field.obstacles.filter((obstacle) => meets(from, to, obstacle));
  if (met.length === 0) return [];
  if (most === 0) return undefined;
  const { down } = field;
  const along = down ? "y" : "x";
  const forward = Math.sign(to[along] - from[along]);
  const sizeOf = ({ width, height }: Size) => (down ? height : width) / 2 + APART;
  for (const obstacle of met) {
    for (const side of [forward, -forward]) {
      const at = obstacle[along] + side * sizeOf(obstacle);
      // On past it beside where the line comes from, or before it over to where the line goes.
      const across = side === forward ? from : to;
      const bend = down ? { x: across.x, y: at } : { x: at, y: across.y };
      if ((at - from[along]) * forward <= 0 || (to[along] - at) * forward <= 0) continue;
      const before = bendsOf(from, bend, field, most - 1);
      const after = before && bendsOf(bend, to, field, most - 1);
      if (before && after) return [...before, bend, ...after];
    }
  }
  return undefined;
}
