import { posix } from "node:path";
import type { AnyNode, CallExpression } from "acorn";
import { parse } from "jsonc-parser";
import { additionSteps } from "../addition.ts";
import type { Config } from "../config.ts";
import { withJson } from "../json.ts";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";
import { template } from "../template.ts";
import { specifier } from "../typescript.ts";

/** A file that lists the projects of a workspace, or is about one, and where the target that builds the app is in it. */
interface Workspace {
  readonly file: string;
  readonly path: readonly string[];
}

interface Build {
  readonly options?: {
    readonly assets?: readonly unknown[];
    readonly browser?: string;
    readonly main?: string;
  };
  readonly configurations?: {
    readonly development?: {
      readonly assets?: readonly unknown[];
      readonly fileReplacements?: readonly unknown[];
    };
  };
}

const WORKER = { glob: "mockServiceWorker.js", input: "node_modules/msw/lib", output: "/" };

/**
 * Gives the pages of an Angular app a bank by a file that takes another's place in development alone, and its server, where it renders
 * pages, one for both.
 */
export function angularSteps(project: Project, bank: string, name: string | undefined): Step[] {
  const { files } = project;
  const workspace = workspaceOf(project, name);
  if ("note" in workspace) return [workspace];
  const { file, path } = workspace;
  const before = files.read(file);
  const build: Build | undefined = path.reduce<Record<string, unknown> | undefined>(
    (node, key) => node?.[key] as Record<string, unknown> | undefined,
    parse(before),
  );
  const main = build?.options?.browser ?? build?.options?.main;
  if (main === undefined)
    return [{ note: `${file} names no main file of the app, so init does not set up its pages.` }];
  const source = posix.dirname(main);
  const server = posix.join(source, "server.ts");
  const rendersPages = files.isFile(server);
  const page = mocks(
    project,
    source,
    bank,
    "mocks",
    rendersPages ? "mocks.ssr.development" : "mocks.development",
  );
  const served = rendersPages
    ? mocks(project, source, bank, "mocks.server", "mocks.server.development")
    : undefined;
  const replacements = [page, ...(served ? [served] : [])].map(({ replacement }) => replacement);
  const settings = {
    fileReplacements: [...(build?.configurations?.development?.fileReplacements ?? []), ...replacements],
    assets: [...(build?.configurations?.development?.assets ?? build?.options?.assets ?? []), WORKER],
  };
  const isSet = before.includes(replacements[0]?.with ?? "");
  const after = isSet ? before : withSettings(before, [...path, "configurations", "development"], settings);
  return [
    ...page.steps,
    ...(served?.steps ?? []),
    isSet ? { note: `${file} puts the bank in place in development already.` } : { file, before, after },
    ...additionSteps(files, {
      ...calling(project, main, "startMocks", page.replacement.replace),
      manual: "await startMocks(); // before the app starts",
      put: bootsAfterMocks,
    }),
    ...(served
      ? additionSteps(files, {
          ...calling(project, server, "mountMocks", served.replacement.replace),
          manual: "mountMocks(app); // before what answers pages",
          put: mountsMocks,
        })
      : []),
  ];
}

/** The app's own project; in a workspace of several apps the one that `--project` names. */
function workspaceOf({ files }: Project, name: string | undefined): Workspace | { readonly note: string } {
  if (!files.isFile("angular.json")) {
    if (files.isFile("project.json")) return { file: "project.json", path: ["targets", "build"] };
    return {
      note: "This folder has no angular.json and no project.json: start init in the folder of the workspace, or in that of the app.",
    };
  }
  const { projects = {} }: { projects?: Readonly<Record<string, Readonly<Record<string, unknown>>>> } = parse(
    files.read("angular.json"),
  );
  const apps = Object.keys(projects).filter((each) => projects[each]?.projectType === "application");
  const chosen = name ?? (apps.length === 1 ? apps[0] : undefined);
  if (chosen === undefined || !projects[chosen])
    throw new Error(
      `--project must be one of ${apps.join(", ")}${name === undefined ? "" : `, got ${JSON.stringify(name)}`}.`,
    );
  const targets = projects[chosen]?.targets ? "targets" : "architect";
  return { file: "angular.json", path: ["projects", chosen, targets, "build"] };
}

/** The file that does nothing, and the one that takes its place in development. */
function mocks(project: Project, folder: string, bank: string, name: string, development: string) {
  const { files } = project;
  const paths = {
    replace: posix.join(folder, `${name}.ts`),
    with: posix.join(folder, `${name}.development.ts`),
  };
  const made = (file: string, from: string): Step =>
    files.isFile(file)
      ? { note: `${file} is there already.` }
      : { file, before: undefined, after: template(`${from}.ts`, specifier(project, file, bank)) };
  return { replacement: paths, steps: [made(paths.replace, name), made(paths.with, development)] };
}

function withSettings(text: string, path: readonly string[], settings: object): string {
  return Object.entries(settings).reduce(
    (changed, [name, value]) => withJson(changed, [...path, name], value),
    text,
  );
}

/** That a module of the app imports a function and calls it. */
function calling(project: Project, file: string, name: string, from: string) {
  return {
    ...{ file, does: `calls ${name}` },
    imports: [`import { ${name} } from "${specifier(project, file, from)}";`],
    isThere: ({ code }: Config) => code.includes(name),
  };
}

/** Starts the app once the mocks have started. */
function bootsAfterMocks({ body, text, edits }: Config): string | undefined {
  const boot = body
    .map((node) => (node.type === "ExpressionStatement" ? bootIn(node.expression) : undefined))
    .find(Boolean);
  if (!boot) return "init finds no call that starts the app";
  edits.update(boot.start, boot.end, `startMocks().then(() => ${text.slice(boot.start, boot.end)})`);
  return undefined;
}

/** The call of bootstrapApplication or bootstrapModule, in front of what is done with its promise. */
function bootIn(node: AnyNode): CallExpression | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { callee } = node;
  if (callee.type === "Identifier") return callee.name === "bootstrapApplication" ? node : undefined;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  return callee.property.name === "bootstrapModule" ? node : bootIn(callee.object);
}

/** Mounts the bank before anything else of the server. */
function mountsMocks({ body, newline, edits }: Config): string | undefined {
  const made = body.find(
    (node) =>
      node.type === "VariableDeclaration" &&
      node.declarations.some(
        ({ id, init }) => id.type === "Identifier" && id.name === "app" && init?.type === "CallExpression",
      ),
  );
  if (!made) return "init finds no `const app = express()`";
  edits.appendLeft(made.end, `${newline}mountMocks(app);`);
  return undefined;
}
