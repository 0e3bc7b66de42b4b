import type { Expression, ObjectExpression } from "acorn";
import type { Facts } from "../facts.ts";
import { addItem, type Edit, edited, styleOf } from "../source/edit.ts";
import { bare, itemsOf, property } from "../source/find.ts";
import { type JsonSource, parseJson } from "../source/parse.ts";
import { byHand, type Step } from "../steps.ts";

/** The version ranges of the packages that a project needs. */
export interface Ranges {
  readonly sandbank: string;
  readonly msw: string;
}

/** The first minor version of msw 2 that works. */
const OLDEST_MINOR = 12;

/** Adds what is missing to the `devDependencies`. */
export function packageSteps({ manifest }: Facts, ranges: Ranges): Step[] {
  const missing = Object.entries(ranges).filter(([name]) => !manifest.packages.has(name));
  const steps = oldMsw(manifest.packages.get("msw"));
  if (missing.length === 0)
    return [{ kind: "found", text: "package.json has sandbank and msw already." }, ...steps];
  const source = parseJson(manifest.text);
  const root = source === undefined ? undefined : objectOf(source.root);
  if (source === undefined || root === undefined) {
    const lines = missing.map(([name, range]) => `"${name}": "${range}"`);
    return [byHand("package.json", "its text can't be changed safely", lines), ...steps];
  }
  const after = edited(manifest.text, dependencyEdits(source, root, missing));
  return [{ kind: "change", file: "package.json", before: manifest.text, after }, ...steps];
}

function oldMsw(range: string | undefined): Step[] {
  const [, major, minor = "99"] = /^[\^~>=v\s]*(\d+)(?:\.(\d+))?/.exec(range ?? "") ?? [];
  const isOld = Number(major) < 2 || (Number(major) === 2 && Number(minor) < OLDEST_MINOR);
  const isPinned = !(range ?? "").startsWith("^");
  if (major === undefined || !isOld || (Number(major) === 2 && !isPinned)) return [];
  return [
    {
      kind: "note",
      text: `package.json has msw ${range}: sandbank needs 2.12 or later, or 3. Raise it before you install.`,
    },
  ];
}

function objectOf(node: Expression): ObjectExpression | undefined {
  const value = bare(node);
  return value.type === "ObjectExpression" ? value : undefined;
}

type Entry = readonly [name: string, range: string];

function dependencyEdits(source: JsonSource, root: ObjectExpression, missing: readonly Entry[]): Edit[] {
  const list = property(root, "devDependencies");
  const object = list === undefined ? undefined : objectOf(list.value);
  const { indent } = styleOf(source);
  const lines = missing.map(([name, range]) => `"${name}": "${range}"`).toSorted();
  if (object === undefined) {
    const inner = lines.map((line) => `${indent}${line}`).join(",\n");
    return addItem(source, itemsOf(root), `"devDependencies": {\n${inner}\n}`);
  }
  const atEnd = lines.filter((line) => following(object, line) === undefined);
  const between = lines.flatMap((line): Edit[] => {
    const next = following(object, line);
    return next === undefined ? [] : [{ at: next.start, text: `${line},${before(source.text, next.start)}` }];
  });
  const isMultiline = source.text.slice(object.start, object.end).includes("\n");
  const separator = isMultiline ? ",\n" : ", ";
  return [...between, ...(atEnd.length > 0 ? addItem(source, itemsOf(object), atEnd.join(separator)) : [])];
}

/** The first of the packages that comes after a line in the order in which package managers write them. */
function following({ properties }: ObjectExpression, line: string) {
  return properties.find(
    (each) => each.type === "Property" && each.key.type === "Literal" && `"${String(each.key.value)}"` > line,
  );
}

/** The white space before a position. */
function before(text: string, position: number): string {
  return /\s*$/.exec(text.slice(0, position))?.[0] || " ";
}
