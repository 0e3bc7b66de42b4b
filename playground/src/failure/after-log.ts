import type { LogEntry } from "sandbank";

/**
 * Makes a log that continues another: the entries of the one, then those of the other with the numbers that follow. Each
 * entry stays the same object as long as the other log has it.
 */
export function afterLog(earlier: readonly LogEntry[]): (later: readonly LogEntry[]) => readonly LogEntry[] {
  const first = earlier.at(-1)?.number ?? 0;
  let known = new Map<number, LogEntry>();
  return (later) => {
    const entries = later.map(
      (entry) => known.get(entry.number) ?? { ...entry, number: first + entry.number },
    );
    known = new Map(later.map(({ number }, at) => [number, entries[at] as LogEntry]));
    return [...earlier, ...entries];
  };
}
