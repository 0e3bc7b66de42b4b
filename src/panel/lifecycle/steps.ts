const DAY_MS = 86_400_000;

/** Amounts from an instant on, cents. */
export interface Step<Name extends string> {
  /** Milliseconds. */
  readonly at: number;
  readonly amounts: Readonly<Record<Name, number>>;
}

/** The first instant of a day, YYYY-MM-DD, in milliseconds. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Spreads what is known to the day over it, in its order, so that each has an instant of its own. */
export function spread(days: readonly string[]): readonly number[] {
  const counts = Map.groupBy(days, (day) => day);
  const before = new Map<string, number>();
  return days.map((day) => {
    const at = (before.get(day) ?? 0) + 1;
    before.set(day, at);
    return startOf(day) + (DAY_MS * at) / ((counts.get(day)?.length ?? 0) + 1);
  });
}

/** A field to draw in, and what of time and amounts it shows. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly until: number;
  readonly most: number;
}

/** Where an instant is in a field, from its left. */
function xOf({ width, from, until }: Field, at: number): number {
  return until > from ? round((width * (at - from)) / (until - from)) : 0;
}

/** Where an amount is in a field, from its top. */
function yOf({ height, most }: Field, amount: number): number {
  return round(most > 0 ? height - (height * amount) / most : height);
}

/** The amounts of one name as a path of SVG, level between two steps, until the end of the field. */
export function stepPath<Name extends string>(
  field: Field,
  steps: readonly Step<Name>[],
  name: Name,
): string {
  const [first, ...others] = steps;
  if (!first) return "";
  const y = ({ amounts }: Step<Name>) => yOf(field, amounts[name]);
  const moves = others.map((step) => `H${xOf(field, step.at)}V${y(step)}`);
  return `M${xOf(field, first.at)} ${y(first)}${moves.join("")}H${field.width}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
