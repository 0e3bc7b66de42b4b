import type { ObjectExpression } from "acorn";
import { type Config, property, readConfig } from "../config.ts";
import type { Framework, Project } from "../project.ts";
import type { Step } from "../step.ts";

const IMPORT = 'import { sandbank } from "sandbank/vite";';

/**
 * Adds the plugin to the Vite config, or makes one. A project without pages of Vite's, such as Storybook alone, has the plugin
 * without a bank: it serves msw's script.
 */
export function viteSteps(project: Project, framework: Framework | undefined, bank: string): Step[] {
  const { files, language, isModule } = project;
  const hasPages = framework !== undefined && framework !== "next";
  const call = hasPages ? `sandbank({ options: "./${bank}", panel: true })` : "sandbank()";
  const ending = language === "js" && !isModule ? "mjs" : language;
  const file = files.configOf("vite.config") ?? `vite.config.${ending}`;
  const made = `${IMPORT}\nimport { defineConfig } from "vite";\n\nexport default defineConfig({\n  plugins: [${call}],\n});\n`;
  if (!files.isFile(file)) return [{ file, before: undefined, after: made }];
  const refuse = (reason: string) => [
    { file, reason, manual: [IMPORT, `plugins: [/* your own */, ${call}]`] },
  ];
  const config = readConfig(files, file);
  if (config === undefined) return refuse("it can't be parsed");
  const object = config.exportedObject(["defineConfig"]);
  if (object !== undefined) addUnitProject(project, config, object);
  if (config.importsFrom("sandbank/vite"))
    return [{ note: `${file} has the plugin of sandbank/vite already.` }, ...config.changes()];
  if (object === undefined) return refuse("init finds no object with the configuration in it");
  if (hasPages && property(object, "root") !== undefined)
    return refuse("with 'root' the path of the bank's options is another one, from that folder");
  if (/\bsandbank\b/.test(config.code)) return refuse("it uses the name sandbank for something else");
  if (!config.addToList(object, "plugins", call))
    return refuse("its 'plugins' are no array that is written there");
  config.addImports([IMPORT]);
  return config.changes();
}

/** Adds a project for tests to a vitest.config whose only projects are those of Storybook, which run stories alone. */
export function vitestSteps(project: Project): Step[] {
  const file = project.files.configOf("vitest.config");
  const config = file === undefined ? undefined : readConfig(project.files, file);
  const object = config?.exportedObject(["defineConfig"]);
  if (config === undefined || object === undefined) return [];
  addUnitProject(project, config, object);
  return config.changes();
}

function addUnitProject({ runners, language }: Project, config: Config, object: ObjectExpression): void {
  const settings = property(object, "test");
  const projects = settings?.type === "ObjectExpression" ? property(settings, "projects") : undefined;
  if (!runners.includes("vitest") || projects?.type !== "ArrayExpression") return;
  const ofStories = projects.elements.filter(
    (item) => item && config.code.slice(item.start, item.end).includes("storybookTest("),
  );
  if (ofStories.length === 0 || ofStories.length < projects.elements.length) return;
  config.addItem(projects, `{ extends: true, test: { name: "unit", include: ["**/*.test.${language}"] } }`);
}
