import type { PlannedRun, Run } from "./runs.ts";

/** Says of each run that docs/matrix.json lacks, or has with other versions, what to do. */
export function findStale(planned: readonly PlannedRun[], passed: readonly Run[]): readonly string[] {
  return planned.flatMap(({ name, set, shown }) => {
    const found = passed.find((each) => each.name === name && each.set === set);
    const mend = `run \`npm run long matrix -- ${name} --${set}\`.`;
    if (!found) return [`${name} has not passed with its ${set} versions: ${mend}`];
    const others = Object.entries(shown).filter(([each, version]) => found.versions[each] !== version);
    return others.map(
      ([each, version]) =>
        `${name} has passed with ${each} ${found.versions[each]}, but its ${set} is ${version}: ${mend}`,
    );
  });
}
