import { type Config, property, readConfig } from "../config.ts";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";
import { specifier } from "../typescript.ts";

const OPTIONS = "{ options: bank, scenarios: bank.scenarios }";

/** Gives the stories a bank, through the preview of Storybook. */
export function storybookSteps(project: Project, bank: string): Step[] {
  if (!project.hasStorybook) return [];
  const { files, language } = project;
  const file = files.configOf(".storybook/preview") ?? `.storybook/preview.${language}`;
  const imports = [
    'import { sandbank } from "sandbank/storybook";',
    `import bank from "${specifier(project, file, bank)}";`,
  ];
  const made = [...imports, "", `export default sandbank(${OPTIONS});\n`].join("\n");
  const steps = files.isFile(file)
    ? previewSteps(project, file, imports)
    : [{ file, before: undefined, after: made }];
  return [...steps, ...workerSteps(project)];
}

function previewSteps({ files }: Project, file: string, imports: readonly string[]): Step[] {
  const refuse = (reason: string) => [
    { file, reason, manual: [...imports, `export default sandbank(${OPTIONS}, preview);`] },
  ];
  const config = readConfig(files, file);
  if (config === undefined) return refuse("it can't be parsed");
  if (config.importsFrom("sandbank/storybook"))
    return [{ note: `${file} has the preview of sandbank/storybook already.` }];
  if (/\b(?:sandbank|bank)\b/.test(config.code))
    return refuse("it has something else named sandbank or bank");
  if (!addBank(config)) return refuse("init finds no preview in what it exports");
  config.addImports(imports);
  return config.changes();
}

/** Puts the preview into `sandbank()`, or that into the addons of a preview that `definePreview` makes. */
function addBank(config: Config): boolean {
  const { exported, text, edits } = config;
  const object = config.exportedObject();
  const made = config.exportedObject(["definePreview"]);
  if (exported === undefined || made === undefined) return false;
  if (object === undefined) return config.addToList(made, "addons", `sandbank(${OPTIONS})`);
  const preview = `sandbank(${OPTIONS}, ${text.slice(exported.start, exported.end)})`;
  const tags = property(object, "tags");
  const lines = [
    `...${preview},`,
    "// Storybook reads the tags from the text of this file.",
    `tags: ${text.slice(tags?.start, tags?.end)},`,
  ];
  const changed = tags === undefined ? preview : `{\n  ${lines.join("\n  ")}\n}`;
  edits.update(exported.start, exported.end, changed);
  return true;
}

/** Whether Vite builds the stories, so that the plugin serves msw's script to them. */
export function isBuiltByVite({ files, packages, hasStorybook }: Project): boolean {
  const main = files.read(files.configOf(".storybook/main") ?? "");
  const [, framework] = /framework[\s\S]*?["'](@storybook\/[\w-]+)["']/.exec(main) ?? [];
  if (framework !== undefined) return hasStorybook && /-vite$|\/sveltekit$/.test(framework);
  return hasStorybook && [...packages.keys()].some((name) => /^@storybook\/.*-vite$/.test(name));
}

function workerSteps(project: Project): Step[] {
  const { files } = project;
  if (isBuiltByVite(project) || files.isFile("public/mockServiceWorker.js")) return [];
  const file = files.configOf(".storybook/main") ?? ".storybook/main";
  const reason = "Vite does not build these stories, so msw's script has to be one of their static files";
  return [{ file, reason, manual: ["npx msw init public", 'staticDirs: ["../public"]'] }];
}
