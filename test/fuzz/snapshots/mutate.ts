import type { Chance } from "../support/chance.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A place in a JSON value. */
interface Place {
  readonly parent: Json[] | { [name: string]: Json };
  readonly name: string;
  readonly path: string;
}

const ODD: readonly Json[] = [
  ...[null, true, "", "x", "0", "1001", 0, -1, 1, 1001, 1002, 1.5, 2 ** 53, 1e21, -(2 ** 31)],
  ...["pending", "processing", "succeeded", "canceled", "approved", "Canceled", "hold", "failed", "request"],
  ...["clock", "immediate", "manual"],
  ...["2026-02-30", "not a date", "2026-03-02T15:00:00.000Z", "9999-12-31", "0000-00-00T00:00:00Z"],
];

/** Changes a snapshot, which must be a copy, in one way; returns what was changed. */
export function mutateOnce(snapshot: Json, chance: Chance): string {
  return chance.percent(50) ? borrow(snapshot, chance) : change(snapshot, chance);
}

/** Gives a field of one row the value that another row of the collection has there: of the right form, and wrong. */
function borrow(snapshot: Json, chance: Chance): string {
  const tables = inside(snapshot, "tables");
  const lists = Object.keys(isParent(tables) ? tables : {})
    .map((name) => ({ name, rows: inside(inside(tables, name), "rows") }))
    .filter(({ rows }) => Array.isArray(rows) && rows.length > 1);
  const lender = chance.int(0, 1000);
  const taker = chance.int(0, 1000);
  if (lists.length === 0) return change(snapshot, chance);
  const { name, rows } = chance.pick(lists);
  if (!Array.isArray(rows)) return change(snapshot, chance);
  const [to, from] = [rows[taker % rows.length] ?? null, rows[lender % rows.length] ?? null];
  // A change before this one may have put something else in the place of a row.
  if (!isParent(to) || Object.keys(to).length === 0) return change(snapshot, chance);
  const place = descend(to, chance, 4);
  const value = place.path.split(".").reduce<Json>(inside, from);
  put(place, structuredClone(value));
  const shown = JSON.stringify(value).slice(0, 80);
  return `tables.${name}.rows.${taker % rows.length}.${place.path} becomes ${shown}, as in rows.${lender % rows.length}`;
}

function isParent(value: Json): value is Json[] | { [name: string]: Json } {
  return typeof value === "object" && value !== null;
}

function inside(value: Json, name: string): Json {
  return isParent(value) ? at({ parent: value, name, path: name }) : null;
}

function change(snapshot: Json, chance: Chance): string {
  const place = descend(snapshot, chance);
  const { parent, name, path } = place;
  const value = at(place);
  const kinds = [
    "delete",
    "odd",
    "edit",
    "edit",
    "edit",
    "swap",
    ...(Array.isArray(parent) ? ["duplicate", "empty"] : []),
  ];
  const kind = chance.pick(kinds);
  if (kind === "delete") {
    remove(place);
    return `delete ${path}`;
  }
  if (kind === "duplicate" && Array.isArray(parent)) {
    parent.splice(chance.int(0, parent.length), 0, structuredClone(value));
    return `duplicate ${path}`;
  }
  if (kind === "empty" && Array.isArray(parent)) {
    parent.length = 0;
    return `empty the list that holds ${path}`;
  }
  if (kind === "swap") {
    const names = Object.keys(parent);
    const other = { ...place, name: chance.pick(names) };
    const moved = at(other);
    put(place, moved);
    put(other, value);
    return `swap ${path} with its neighbor ${other.name}`;
  }
  const next = kind === "edit" ? edited(value, chance) : chance.pick(ODD);
  put(place, next);
  return `${path}: ${JSON.stringify(value)?.slice(0, 80)} becomes ${JSON.stringify(next)?.slice(0, 80)} (${name})`;
}

/** A value of the same type that is another. */
function edited(value: Json, chance: Chance): Json {
  if (typeof value === "number")
    return chance.pick([value + 1, value - 1, -value, 0, value * 2, value + 86_400_000]);
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") {
    return chance.pick([
      `${value}x`,
      value.slice(1),
      value.replace(/\d/, "9"),
      value.replace(/\d+/, "1002"),
      "",
    ]);
  }
  if (Array.isArray(value))
    return chance.pick([[], [...value].reverse(), value.slice(1), [...value, ...value], value.map(() => 0)]);
  return value === null ? 1 : {};
}

/** Draws a place: each of the few parts of a snapshot as often as the many rows. */
function descend(snapshot: Json, chance: Chance, tableDepth = 0): Place {
  let value = snapshot;
  let place: Place | undefined;
  for (let depth = 0; depth < 12; depth += 1) {
    if (typeof value !== "object" || value === null) break;
    const names = Object.keys(value);
    if (names.length === 0 || (place && chance.percent(depth + tableDepth > 2 ? 25 : 8))) break;
    const name: string =
      depth === 0 && tableDepth === 0 && chance.percent(50) ? "tables" : chance.pick(names);
    const parent: Place["parent"] = value;
    place = { parent, name, path: place ? `${place.path}.${name}` : name };
    value = at(place);
  }
  if (!place) throw new Error("A snapshot must be an object.");
  return place;
}

function at({ parent, name }: Place): Json {
  return (Array.isArray(parent) ? parent[Number(name)] : parent[name]) ?? null;
}

function put({ parent, name }: Place, value: Json): void {
  if (Array.isArray(parent)) parent[Number(name)] = value;
  else parent[name] = value;
}

function remove({ parent, name }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
}
