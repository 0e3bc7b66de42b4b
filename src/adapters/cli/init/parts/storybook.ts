import { additionSteps, importing } from "../addition.ts";
import { addToList, type Config, exported, exportedObject, property } from "../config.ts";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";
import { specifier } from "../typescript.ts";

const OPTIONS = "{ options: bank, scenarios: bank.scenarios }";

/** Gives the stories a bank, through the preview of Storybook. */
export function storybookSteps(project: Project, bank: string): Step[] {
  const { files, language, hasStorybook } = project;
  if (!hasStorybook) return [];
  const file = files.configOf(".storybook/preview") ?? `.storybook/preview.${language}`;
  const steps = additionSteps(files, {
    file,
    ...importing("sandbank/storybook"),
    imports: [
      'import { sandbank } from "sandbank/storybook";',
      `import bank from "${specifier(project, file, bank)}";`,
    ],
    made: `\nexport default sandbank(${OPTIONS});`,
    manual: `export default sandbank(${OPTIONS}, preview);`,
    put(config) {
      if (/\b(?:sandbank|bank)\b/.test(config.code)) return "it has something else named sandbank or bank";
      return addBank(config) ? undefined : "init finds no preview in what it exports";
    },
  });
  return [...steps, ...workerSteps(project)];
}

/** Puts the preview into `sandbank()`, or that into the addons of a preview that `definePreview` makes. */
function addBank(config: Config): boolean {
  const { text, edits } = config;
  const preview = exported(config);
  const object = exportedObject(config);
  const made = exportedObject(config, ["definePreview"]);
  if (preview === undefined || made === undefined) return false;
  if (object === undefined) return addToList(config, made, "addons", `sandbank(${OPTIONS})`);
  const call = `sandbank(${OPTIONS}, ${text.slice(preview.start, preview.end)})`;
  const tags = property(object, "tags");
  const lines = [
    `...${call},`,
    "// Storybook reads the tags from the text of this file.",
    `tags: ${text.slice(tags?.start, tags?.end)},`,
  ];
  edits.update(preview.start, preview.end, tags === undefined ? call : `{\n  ${lines.join("\n  ")}\n}`);
  return true;
}

/** Whether Vite builds the stories, so that the plugin serves msw's script to them. */
export function isBuiltByVite({ files, packages, hasStorybook }: Project): boolean {
  const main = files.read(files.configOf(".storybook/main") ?? "");
  const [, framework] = /framework[\s\S]*?["'](@storybook\/[\w-]+)["']/.exec(main) ?? [];
  const names = framework === undefined ? [...packages.keys()] : [framework];
  return hasStorybook && names.some((name) => /^@storybook\/(?:.*-vite|sveltekit)$/.test(name));
}

function workerSteps(project: Project): Step[] {
  const { files } = project;
  if (isBuiltByVite(project) || files.isFile("public/mockServiceWorker.js")) return [];
  const file = files.configOf(".storybook/main") ?? ".storybook/main";
  const reason = "Vite does not build these stories, so msw's script has to be one of their static files";
  return [{ file, reason, manual: ["npx msw init public", 'staticDirs: ["../public"]'] }];
}
