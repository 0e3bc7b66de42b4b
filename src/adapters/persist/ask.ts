import type { Conflict, Decision } from "./conflict.ts";

/** Whether this is a page that can ask. */
export function canAsk(): boolean {
  return typeof globalThis.confirm === "function";
}

/** Asks the person at the page whether the state that is stored under a name is replaced, or left as it is. */
export function ask(name: string, { reason }: Conflict): Decision {
  const isReplaced = confirm(
    `The state of the bank that is kept as "${name}" does not fit: ${reason}.\n\n` +
      "OK deletes all its rows and begins again with the bank as it is now. " +
      "Cancel leaves it stored; the bank then goes on in memory, and a reload loses what it does.",
  );
  return isReplaced ? "reset" : "leave";
}
