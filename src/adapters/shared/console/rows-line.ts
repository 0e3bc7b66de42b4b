import type { CoreBank } from "../../../core.ts";

/** Says how many rows a bank has, and which scenario has made them where that has a name. */
export function contentOf({
  db,
  resources,
  options,
}: Pick<CoreBank, "db" | "resources" | "options">): string {
  const described = new Map(Object.entries(resources));
  const counts = Object.entries(db).flatMap(([collection, rows]) => {
    const { noun = collection, plural = collection } = described.get(collection) ?? {};
    const count = rows.count();
    return count === 0 ? [] : [`${count} ${count === 1 ? noun : inSentence(plural)}`];
  });
  const name = scenarioName(options);
  return (counts.join(", ") || "no rows") + (name === undefined ? "" : ` (scenario ${name})`);
}

function scenarioName({ scenario, scenarios }: CoreBank["options"]): string | undefined {
  if (scenario === undefined) return undefined;
  const [name] = Object.entries(scenarios).find(([, each]) => each === scenario) ?? [];
  return name ?? (scenario.name || undefined);
}

/** "ACH transfers" stays as it is. */
function inSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
