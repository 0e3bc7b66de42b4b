import { type Sent, textOf } from "./request.ts";
import { isRecognizable, SECRET_NAMES } from "./values.ts";

const NAMES: ReadonlySet<string> = new Set(SECRET_NAMES.map(bare));

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

/**
 * The values that a request sends under the name of a secret field and nowhere else, as far as they
 * can be told from other text.
 */
export function secretsIn(sent: Sent): readonly string[] {
  const secrets = new Set<string>();
  const others: string[] = [];
  const take = (name: string, value: string) => {
    if (name.split(/[[\].]/).some((part) => NAMES.has(bare(part)))) secrets.add(value);
    else others.push(value);
  };
  const [path = "", query] = sent.path.split(/\?(.*)/s);
  others.push(path);
  for (const [name, value] of new URLSearchParams(query)) {
    others.push(name);
    take(name, value);
  }
  for (const [name, value] of sent.headers) take(name, value.replace(/^bearer /i, ""));
  for (const [name, value] of leavesOf(sent)) take(name, value);
  const elsewhere = others.join("\n");
  return [...secrets].filter((secret) => isRecognizable(secret) && !elsewhere.includes(secret));
}

/** Each text or number of a JSON body with the nearest name above it that is secret, otherwise its own. */
function leavesOf({ body }: Sent): readonly (readonly [name: string, value: string])[] {
  const leaves: [string, string][] = [];
  const walk = (name: string, value: unknown, depth: number) => {
    if (depth > 30) return;
    if (typeof value === "string" || typeof value === "number") leaves.push([name, String(value)]);
    if (typeof value !== "object" || value === null) return;
    for (const [inner, item] of Object.entries(value)) {
      if (!Array.isArray(value)) leaves.push(["", inner]);
      walk(Array.isArray(value) || NAMES.has(bare(name)) ? name : inner, item, depth + 1);
    }
  };
  if (body.kind === "json") walk("", body.value, 0);
  else leaves.push(["", textOf(body) ?? ""]);
  return leaves;
}
