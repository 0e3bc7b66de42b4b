import type { Finding, Suite } from "./suite.ts";

/** What a run has found so far. */
export interface Outcome {
  readonly findings: { readonly finding: Finding; readonly seed: number }[];
  figures: Readonly<Record<string, number | string>>;
}

/** Prints each kind of finding with its first case, and one line of figures. */
export function report(
  suite: Suite,
  { findings, figures }: Outcome,
  {
    count,
    seed,
    seconds,
    cpuSeconds,
  }: { readonly count: number; readonly seed: number; readonly seconds: number; readonly cpuSeconds: number },
): void {
  for (const [kind, found] of byKind(findings)) {
    const [first] = found;
    if (!first) continue;
    console.log(`\n${found.length} × ${kind}\n  ${first.finding.detail}`);
    console.log(`  again: npm run long ${suite.name} 1 ${first.seed}`);
    console.log(`  smallest case:\n${first.finding.smallest.replace(/^/gm, "    ")}`);
  }
  const parts = Object.entries({
    seconds: seconds.toFixed(1),
    [`${suite.unit}/s`]: Math.round(count / seconds),
    "cpu seconds": cpuSeconds.toFixed(1),
    ...figures,
    findings: findings.length,
  }).map(([name, figure]) => `${name} ${figure}`);
  console.log(`\n${suite.name} ${count} ${seed}: ${parts.join(", ")}`);
}

function byKind(findings: Outcome["findings"]): ReadonlyMap<string, Outcome["findings"]> {
  const kinds = new Map<string, Outcome["findings"]>();
  for (const each of findings) kinds.set(each.finding.kind, [...(kinds.get(each.finding.kind) ?? []), each]);
  return kinds;
}
