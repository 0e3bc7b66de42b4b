import type { ObjectExpression } from "acorn";
import type { Facts, Framework } from "../facts.ts";
import { configFile } from "../look.ts";
import { addImports, addItem, type Edit, edited, styleOf } from "../source/edit.ts";
import { arrayOf, configObject, importsFrom, itemsOf, property } from "../source/find.ts";
import { type ModuleSource, parseModule } from "../source/parse.ts";
import { byHand, created, type Step } from "../steps.ts";
import { unitProject } from "./vitest-projects.ts";

const FROM = "sandbank/vite";

/**
 * Adds the plugin to the Vite config, or makes one. A project without pages of Vite's, such as Storybook alone, has the plugin
 * without a bank: it serves msw's script.
 */
export function viteSteps(facts: Facts, framework: Framework | undefined, bank: string): Step[] {
  const hasPages = framework !== undefined && framework !== "next";
  const call = (quote: string) =>
    hasPages ? `sandbank({ options: ${quote}./${bank}${quote}, panel: true })` : "sandbank()";
  const file = configFile(facts.disk, "vite.config");
  if (file === undefined) return [created(newFile(facts), newConfig(call('"')))];
  const text = facts.disk.read(file) ?? "";
  const source = parseModule(text, file);
  const refuse = (reason: string) => [byHand(file, reason, byHandLines(call('"')))];
  if (source === undefined) return refuse("it can't be parsed");
  const object = configObject(source.program, ["defineConfig"]);
  const project = object === undefined ? [] : unitProject(facts, source, object);
  if (importsFrom(source.program, FROM)) {
    const found: Step = { kind: "found", text: `${file} has the plugin of ${FROM} already.` };
    return project.length === 0 ? [found] : [found, changed(file, text, project)];
  }
  if (object === undefined) return refuse("init finds no object with the configuration in it");
  if (hasPages && property(object, "root") !== undefined)
    return refuse("with 'root' the path of the bank's options is another one, from that folder");
  if (/\bsandbank\b/.test(source.code)) return refuse("it uses the name sandbank for something else");
  const plugin = pluginEdits(source, object, call(styleOf(source).quote));
  if (plugin === undefined) return refuse("its 'plugins' are no array that is written there");
  return [changed(file, text, [addImports(source, [["{ sandbank }", FROM]]), ...plugin, ...project])];
}

function changed(file: string, before: string, edits: readonly Edit[]): Step {
  return { kind: "change", file, before, after: edited(before, edits) };
}

function pluginEdits(source: ModuleSource, object: ObjectExpression, call: string): Edit[] | undefined {
  const plugins = property(object, "plugins");
  if (plugins === undefined) return addItem(source, itemsOf(object), `plugins: [${call}]`);
  const array = arrayOf(plugins);
  return array === undefined ? undefined : addItem(source, itemsOf(array), call);
}

function newFile({ language, manifest }: Facts): string {
  return `vite.config.${language === "js" && !manifest.isModule ? "mjs" : language}`;
}

function newConfig(call: string): string[] {
  return [
    'import { sandbank } from "sandbank/vite";',
    'import { defineConfig } from "vite";',
    "",
    "export default defineConfig({",
    `  plugins: [${call}],`,
    "});",
  ];
}

function byHandLines(call: string): string[] {
  return ['import { sandbank } from "sandbank/vite";', `plugins: [/* your own */, ${call}]`];
}
