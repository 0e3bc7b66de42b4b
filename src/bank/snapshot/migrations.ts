import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";

type Change = (value: unknown) => unknown;

/** Changes one field of an object. What has no such field stays as it is, for the check that follows to refuse. */
function field(name: string, change: Change): Change {
  return (value) =>
    isJsonObject(value) && Object.hasOwn(value, name) ? { ...value, [name]: change(value[name]) } : value;
}

/** Drops one field of an object. */
function without(name: string): Change {
  return (value) => {
    if (!isJsonObject(value)) return value;
    const { [name]: _dropped, ...others } = value;
    return others;
  };
}

/** Adds a field to an object. */
function added(name: string, content: unknown): Change {
  return (value) => (isJsonObject(value) ? { ...value, [name]: content } : value);
}

/** Changes each item of an array, or each value of an object. */
function each(change: Change): Change {
  return (value) => {
    if (Array.isArray(value)) return value.map(change);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item)]));
  };
}

const timelineEntries = (change: Change): Change =>
  field("tables", each(field("rows", each(field("timeline", each(change))))));

/**
 * Under each version, what makes a snapshot of the next version of it. A migration gets plain JSON that
 * was not checked, and changes nothing in it: the snapshot that it returns is checked as any other.
 */
const MIGRATIONS: Readonly<Record<number, Change>> = {
  1: timelineEntries(field("cause", (cause) => (cause === "verb" ? "action" : cause))),
  2: field("tables", field("companies", field("rows", each(field("row", without("internal")))))),
  3: added("progress", {}),
};

/**
 * Migrates a snapshot of an earlier version, step by step, without changing it. Returns undefined when
 * one of the steps does not exist.
 *
 * @example migrateSnapshot({ format: "sandbank-snapshot", version: 1, … }, 1, 2) // { …, version: 2 }
 */
export function migrateSnapshot(snapshot: JsonObject, from: number, to: number): JsonObject | undefined {
  let migrated: unknown = snapshot;
  for (let version = from; version < to; version += 1) {
    const migrate = MIGRATIONS[version];
    if (!migrate) return undefined;
    migrated = migrate(migrated);
  }
  return isJsonObject(migrated) ? { ...migrated, version: to } : undefined;
}
