import { additionSteps, importing } from "../addition.ts";
import {
  addItem,
  addToList,
  type Config,
  changesOf,
  exportedObject,
  property,
  readConfig,
} from "../config.ts";
import { type Framework, isInViteConfig, type Project } from "../project.ts";
import type { Step } from "../step.ts";

/**
 * Adds the plugin to the Vite config, or makes one. A project without pages of Vite's, such as Storybook alone, has the plugin
 * without a bank: it serves msw's script.
 */
export function viteSteps(project: Project, framework: Framework | undefined, bank: string): Step[] {
  const { files, language, isModule } = project;
  const hasPages = isInViteConfig(framework);
  const call = hasPages ? `sandbank({ options: "./${bank}", panel: true })` : "sandbank()";
  const ending = language === "js" && !isModule ? "mjs" : language;
  return additionSteps(files, {
    file: files.configOf("vite.config") ?? `vite.config.${ending}`,
    ...importing("sandbank/vite"),
    imports: ['import { sandbank } from "sandbank/vite";'],
    made: `import { defineConfig } from "vite";\n\nexport default defineConfig({\n  plugins: [${call}],\n});`,
    manual: `plugins: [/* your own */, ${call}]`,
    prepare: (config) => addUnitProject(project, config),
    put(config) {
      const object = exportedObject(config, ["defineConfig"]);
      if (object === undefined) return "init finds no object with the configuration in it";
      if (hasPages && property(object, "root") !== undefined)
        return "with 'root' the path of the bank's options is another one, from that folder";
      if (/\bsandbank\b/.test(config.code)) return "it uses the name sandbank for something else";
      if (!addToList(config, object, "plugins", call))
        return "its 'plugins' aren't written there as an array";
      return undefined;
    },
  });
}

/** Adds a project for tests to a vitest.config whose only projects are those of Storybook, which run stories alone. */
export function vitestSteps(project: Project): Step[] {
  const file = project.files.configOf("vitest.config");
  const config = file === undefined ? undefined : readConfig(project.files, file);
  if (config === undefined) return [];
  addUnitProject(project, config);
  return changesOf(config);
}

function addUnitProject({ runners, language }: Project, config: Config): void {
  const object = exportedObject(config, ["defineConfig"]);
  const settings = object && property(object, "test");
  const projects = settings?.type === "ObjectExpression" ? property(settings, "projects") : undefined;
  if (!runners.includes("vitest") || projects?.type !== "ArrayExpression") return;
  const isOfStories = projects.elements.map(
    (item) => item !== null && config.code.slice(item.start, item.end).includes("storybookTest("),
  );
  if (isOfStories.length === 0 || isOfStories.includes(false)) return;
  addItem(config, projects, `{ extends: true, test: { name: "unit", include: ["**/*.test.${language}"] } }`);
}
