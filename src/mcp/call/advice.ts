import { nearest } from "../../engine/nearest.ts";

/** A call that can't be made as it is; the message says what to do in place of it. */
export class Advice extends Error {
  override readonly name = "Advice";
}

/** Throws an Advice with the nearest of some names, unless the name is one of them. */
export function checkName(what: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  const near = nearest(name, names);
  const best = near === undefined ? "" : ` The nearest is ${JSON.stringify(near)}.`;
  throw new Advice(`There is no ${what} ${JSON.stringify(name)}.${best} There are: ${names.join(", ")}.`);
}
