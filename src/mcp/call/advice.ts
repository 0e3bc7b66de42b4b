import { nearest } from "../../engine/nearest.ts";

/** A call that can't be made as it is; the message says what to do in place of it. */
export class Advice extends RangeError {
  override readonly name = "Advice";
}

/** Chooses a thing by its name. Throws an Advice that has the nearest name, and all that there are, where it is none of them. */
export function chosen<Thing>(
  what: string,
  name: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing {
  const names = things.map(nameOf);
  const found = things[names.indexOf(name)];
  if (found !== undefined) return found;
  if (names.length === 0) throw new Advice(`There is no ${what} yet.`);
  // A name that was cut short is fewer letters away from others.
  const near = names.find((each) => name !== "" && each.startsWith(name)) ?? nearest(name, names);
  const best = near === undefined ? "" : ` The nearest is ${JSON.stringify(near)}.`;
  throw new Advice(
    `There is no ${what} ${JSON.stringify(name.slice(0, 100))}.${best} There are: ${names.join(", ")}.`,
  );
}
