import type { CallExpression } from "acorn";
import type { Facts } from "../facts.ts";
import { configFile } from "../look.ts";
import { specifier } from "../paths.ts";
import { addImports, addItem, type Edit, edited } from "../source/edit.ts";
import {
  arrayOf,
  bare,
  calleeOf,
  configObject,
  defaultExport,
  importsFrom,
  itemsOf,
  property,
} from "../source/find.ts";
import { type ModuleSource, parseModule } from "../source/parse.ts";
import { byHand, created, type Step } from "../steps.ts";

const FROM = "sandbank/storybook";
const OPTIONS = "{ options: bank, scenarios: bank.scenarios }";

/** Gives the stories a bank, through the preview of Storybook. */
export function storybookSteps(facts: Facts, bank: string): Step[] {
  const { storybookPreview, language, disk } = facts;
  if (storybookPreview === undefined) return [];
  const file = storybookPreview === "" ? `.storybook/preview.${language}` : storybookPreview;
  const bankFrom = specifier(facts, file, bank);
  const imports = ['import { sandbank } from "sandbank/storybook";', `import bank from "${bankFrom}";`];
  const worker = workerSteps(facts);
  if (storybookPreview === "")
    return [created(file, [...imports, "", `export default sandbank(${OPTIONS});`]), ...worker];
  const text = disk.read(file) ?? "";
  const refuse = (reason: string) => [
    byHand(file, reason, [...imports, `export default sandbank(${OPTIONS}, preview);`]),
    ...worker,
  ];
  const source = parseModule(text, file);
  if (source === undefined) return refuse("it can't be parsed");
  if (importsFrom(source.program, FROM))
    return [{ kind: "found", text: `${file} has the preview of ${FROM} already.` }];
  if (/\b(?:sandbank|bank)\b/.test(source.code))
    return refuse("it has something else named sandbank or bank");
  const edits = previewEdits(source);
  if (edits === undefined) return refuse("init finds no preview in what it exports");
  const added = addImports(source, [
    ["{ sandbank }", FROM],
    ["bank", bankFrom],
  ]);
  return [{ kind: "change", file, before: text, after: edited(text, [added, ...edits]) }, ...worker];
}

/** Puts the preview into `sandbank()`, or into the addons of a preview that `definePreview` makes. */
function previewEdits(source: ModuleSource): Edit[] | undefined {
  const { program, text } = source;
  const exported = defaultExport(program);
  if (exported === undefined || exported.type === "FunctionDeclaration") return undefined;
  const call = previewCall(source);
  if (call !== undefined) return addonEdits(source, call);
  const object = configObject(program, []);
  if (object === undefined) return undefined;
  const { start, end } = exported;
  const preview = text.slice(start, end);
  const tags = property(object, "tags");
  if (tags === undefined) return [{ at: start, end, text: `sandbank(${OPTIONS}, ${preview})` }];
  const lines = [
    `...sandbank(${OPTIONS}, ${preview}),`,
    "// Storybook reads the tags from the text of this file.",
    `${text.slice(tags.start, tags.end)},`,
  ];
  return [{ at: start, end, text: `{\n  ${lines.join("\n  ")}\n}` }];
}

/** The call of `definePreview`, which is what is exported or a constant that is. */
function previewCall({ program }: ModuleSource): CallExpression | undefined {
  for (const node of program.body) {
    const values =
      node.type === "ExportDefaultDeclaration"
        ? [node.declaration]
        : node.type === "VariableDeclaration"
          ? node.declarations.map(({ init }) => init)
          : [];
    for (const value of values) {
      if (!value || value.type === "FunctionDeclaration" || value.type === "ClassDeclaration") continue;
      const call = bare(value);
      if (call.type === "CallExpression" && calleeOf(call) === "definePreview") return call;
    }
  }
  return undefined;
}

function addonEdits(source: ModuleSource, call: CallExpression): Edit[] | undefined {
  const object = configObject(source.program, ["definePreview"], call);
  if (object === undefined) return undefined;
  const addons = property(object, "addons");
  if (addons === undefined) return addItem(source, itemsOf(object), `addons: [sandbank(${OPTIONS})]`);
  const array = arrayOf(addons);
  return array === undefined ? undefined : addItem(source, itemsOf(array), `sandbank(${OPTIONS})`);
}

/** Whether Vite builds the stories, so that the plugin serves msw's script to them. */
export function isBuiltByVite({ disk, manifest }: Facts): boolean {
  const main = configFile(disk, ".storybook/main");
  const text = main === undefined ? "" : (disk.read(main) ?? "");
  const [, framework] = /["'](@storybook\/[\w-]+)["']/.exec(/framework[\s\S]*/.exec(text)?.[0] ?? "") ?? [];
  if (framework !== undefined) return /-vite$|\/sveltekit$/.test(framework);
  return [...manifest.packages.keys()].some((name) => /^@storybook\/.*-vite$/.test(name));
}

function workerSteps(facts: Facts): Step[] {
  if (isBuiltByVite(facts) || facts.disk.kindOf("public/mockServiceWorker.js") === "file") return [];
  const main = configFile(facts.disk, ".storybook/main") ?? ".storybook/main";
  return [
    byHand(main, "Vite does not build these stories, so msw's script has to be one of their static files", [
      "npx msw init public",
      'staticDirs: ["../public"]',
    ]),
  ];
}
