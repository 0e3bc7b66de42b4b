import type { Conflict, Decision } from "./conflict.ts";

export function canAsk(): boolean {
  return typeof globalThis.confirm === "function";
}

export function ask(name: string, { reason }: Conflict): Decision {
  const isReplaced = confirm(
    `The state of the bank that is kept as "${name}" does not fit: ${reason}.\n\n` +
      "OK deletes all its rows and begins again with the bank as it is now. " +
      "Cancel leaves it stored; the bank then goes on in memory, and a reload loses what it does.",
  );
  return isReplaced ? "reset" : "leave";
}
