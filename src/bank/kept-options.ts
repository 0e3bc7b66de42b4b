/** The options that decide what the state of a bank may be, as plain JSON. */
export type KeptOptions = Readonly<Record<string, unknown>>;

/** Options that the state does not depend on, and those that hold functions, which cannot be compared. */
const OTHERS: ReadonlySet<string> = new Set([
  ...(["scenario", "scenarios"] as const),
  ...(["baseUrl", "strict", "apiKeys", "latency", "faults", "rateLimit"] as const),
  ...(["logSize", "logBytes", "control", "headers", "record"] as const),
]);

/** The options of a bank with which its state is stored. */
export function keptOptions(options: object): KeptOptions {
  const kept = Object.entries(options).filter(([name]) => !OTHERS.has(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(kept)));
}

/** The names of the options that differ, sorted. */
export function differing(one: KeptOptions, other: KeptOptions): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])).sort();
}
