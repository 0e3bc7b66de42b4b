import { posix } from "node:path";
import { parse } from "jsonc-parser";
import type { Project, Runner } from "./project.ts";
import type { Step } from "./step.ts";

const NODE = /^node(?:16|18|20|next)$/i;

/** The options of TypeScript, from each file of a project that may have them. */
function compilerOptions({ files }: Project) {
  return ["tsconfig.json", "tsconfig.app.json", "tsconfig.node.json"].map((file) => {
    const config: { compilerOptions?: Readonly<Record<string, unknown>> } | undefined = parse(
      files.read(file),
    );
    const { module, moduleResolution, allowImportingTsExtensions } = config?.compilerOptions ?? {};
    const [kind, resolution] = [String(module), String(moduleResolution ?? module)];
    return { file, module: kind, resolution, hasEndings: allowImportingTsExtensions === true };
  });
}

/** How a file of the project imports another one. */
export function specifier(project: Project, from: string, to: string, runner?: Runner): string {
  const path = posix.relative(posix.dirname(from), to);
  const relative = path.startsWith(".") ? path : `./${path}`;
  // Those of configurations say nothing about the app.
  const all = compilerOptions(project).filter(({ file }) => file !== "tsconfig.node.json");
  if (runner === "node" || all.some(({ hasEndings }) => hasEndings)) return relative;
  // In a CommonJS package these options let it be without, and Jest finds no .ts by the name of a .js.
  const isNode = all.some(({ module, resolution }) => NODE.test(module) || NODE.test(resolution));
  return relative.replace(/\.ts$/, isNode && project.isModule ? ".js" : "");
}

/** Says so where TypeScript would not find the types of the package, whose entries are `exports`. */
export function tsconfigSteps(project: Project): Step[] {
  // Before TypeScript 6 "commonjs" meant that too, unless there was another resolution.
  const isOld = /^\D*[345]\b/.test(project.packages.get("typescript") ?? "");
  const wrong = isOld ? /^(?:node|node10|classic|commonjs)$/i : /^(?:node|node10|classic)$/i;
  const found = compilerOptions(project).find(({ resolution }) => wrong.test(resolution));
  if (found === undefined) return [];
  const advice = 'set "module": "nodenext", or "moduleResolution": "bundler".';
  const note = `${found.file} makes TypeScript look for packages as "moduleResolution": "node10" does, which finds no types of sandbank: ${advice}`;
  return [{ note }];
}
