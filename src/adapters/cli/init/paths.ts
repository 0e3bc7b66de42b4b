import { posix } from "node:path";
import type { Disk } from "./disk.ts";
import { type Facts, type Framework, type Runner, TSCONFIGS } from "./facts.ts";
import { configFile } from "./look.ts";

/** The file with the options of the bank. */
export interface BankPath {
  readonly file: string;
  readonly isThere: boolean;
  /** A file of the project's own that has the name it would have. */
  readonly avoided: string | undefined;
}

/** Chooses where the options of the bank are: where they are already, or in a file that is free. */
export function bankPath(
  { disk, language, manifest }: Facts,
  framework: Framework | undefined,
  runner: Runner | undefined,
): BankPath {
  const folder = folderOf(disk, framework);
  const isLoadedByNode = framework === undefined && runner !== "jest" && !manifest.isModule;
  // Jest transforms no .mjs.
  const ending = language === "js" && isLoadedByNode ? "mjs" : language;
  const [usual, other] = ["bank", "mock-bank"].map((name) => posix.join(folder, `${name}.${ending}`));
  const files = [...configuredBanks(disk), usual, other].filter((file) => file !== undefined);
  const own = files.find((file) => isOurs(disk, file));
  const file = own ?? files.find((each) => disk.kindOf(each) === undefined);
  if (file === undefined)
    throw new Error(
      `init makes ${usual} or ${other}, but both exist and have nothing of sandbank: move one.`,
    );
  const isForeign = usual !== undefined && file === other && disk.kindOf(usual) !== undefined;
  return { file, isThere: own !== undefined, avoided: isForeign ? usual : undefined };
}

function folderOf(disk: Disk, framework: Framework | undefined): string {
  if (framework === "react-router" && disk.kindOf("app") === "folder") return "app";
  return disk.kindOf("src") === "folder" ? "src" : ".";
}

/** The file that a Vite config has as its bank already. */
function configuredBanks(disk: Disk): string[] {
  const config = configFile(disk, "vite.config");
  const [, path] =
    /\bsandbank\(\{[^)]*?\boptions:\s*["']\.?\/?([^"']+)["']/.exec(
      config === undefined ? "" : (disk.read(config) ?? ""),
    ) ?? [];
  return path === undefined ? [] : [path];
}

/** Whether there is a file that has to do with this package. */
export function isOurs(disk: Disk, file: string): boolean {
  return disk.kindOf(file) === "file" && /["']sandbank(?:\/[\w/-]+)?["']/.test(disk.read(file) ?? "");
}

/** How a file of the project imports another one. */
export function specifier(facts: Facts, from: string, to: string, runner?: Runner): string {
  const path = posix.relative(posix.dirname(from), to);
  const relative = path.startsWith(".") ? path : `./${path}`;
  if (!/\.[mc]?ts$/.test(to)) return relative;
  const texts = TSCONFIGS.map((file) => facts.disk.read(file) ?? "").join("\n");
  if (runner === "node" || /"allowImportingTsExtensions"\s*:\s*true/.test(texts)) return relative;
  // In a CommonJS package these options let it be without, and Jest finds no .ts by the name of a .js.
  const isNode = /"module(?:Resolution)?"\s*:\s*"node(?:16|18|20|next)"/i.test(texts);
  return relative.replace(/\.ts$/, isNode && facts.manifest.isModule ? ".js" : "");
}
