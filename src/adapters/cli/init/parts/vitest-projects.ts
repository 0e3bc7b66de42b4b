import type { ObjectExpression } from "acorn";
import type { Facts } from "../facts.ts";
import { configFile } from "../look.ts";
import { addItem, type Edit, edited, styleOf } from "../source/edit.ts";
import { arrayOf, bare, configObject, itemsOf, property } from "../source/find.ts";
import { type ModuleSource, parseModule } from "../source/parse.ts";
import type { Step } from "../steps.ts";

/** Adds a project for tests to a vitest.config whose only projects are those of Storybook, which run stories alone. */
export function vitestSteps(facts: Facts): Step[] {
  const file = configFile(facts.disk, "vitest.config");
  if (file === undefined) return [];
  const text = facts.disk.read(file) ?? "";
  const source = parseModule(text, file);
  const object = source === undefined ? undefined : configObject(source.program, ["defineConfig"]);
  const edits = source === undefined || object === undefined ? [] : unitProject(facts, source, object);
  return edits.length === 0 ? [] : [{ kind: "change", file, before: text, after: edited(text, edits) }];
}

/** What adds that project to a configuration of Vite or Vitest; nothing where there is no need. */
export function unitProject(
  { runners, language }: Facts,
  source: ModuleSource,
  object: ObjectExpression,
): Edit[] {
  if (!runners.includes("vitest")) return [];
  const test = property(object, "test");
  const settings = test === undefined ? undefined : bare(test.value);
  if (settings?.type !== "ObjectExpression") return [];
  const found = property(settings, "projects");
  const projects = found === undefined ? undefined : arrayOf(found);
  if (projects === undefined) return [];
  const list = itemsOf(projects);
  const isOfStories = ({ start, end }: { start: number; end: number }) =>
    source.code.slice(start, end).includes("storybookTest(");
  if (list.items.length === 0 || !list.items.every(isOfStories)) return [];
  const { quote } = styleOf(source);
  const include = `${quote}**/*.test.${language}${quote}`;
  return addItem(
    source,
    list,
    `{ extends: true, test: { name: ${quote}unit${quote}, include: [${include}] } }`,
  );
}
