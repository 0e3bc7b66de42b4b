// Rewrites a file of the package as the body of a function. This is no parser: it knows the form in which the build writes
// files, and the build tries it with each file that Jest may load.

const LINES_OF_IMPORTS = /^(?:(?:import|export [{*].* from|\/\/).*(?:\n|$)|\n)*/;
const LAST_EXPORT = /(?<=^|[\n;}])export ?\{([^}]*)\};?\s*$/;
const LOADED_LATER = /\bimport\(("\.[^"]+")\)/g;

/**
 * Returns the code of a file of the package as the body of a function that is given `__exports`, an object to fill; `__load`,
 * which returns the exports of a file or a library; and `__loadLater`, which returns a promise of them. Each line stays where it
 * is, so that stack traces fit the file.
 *
 * @example asCommonJs('export { start } from "./chunks/node.js";')
 */
export function asCommonJs(code: string): string {
  const [imports] = LINES_OF_IMPORTS.exec(code) ?? [""];
  const rest = code.slice(imports.length);
  return `${withoutImports(imports)}${rest
    .replace(LAST_EXPORT, (_, names: string) => exporting(names))
    .replace(LOADED_LATER, "__loadLater($1)")}`;
}

function withoutImports(lines: string): string {
  return lines
    .replace(
      /^import \{(.*)\} from (".*");$/gm,
      (_, names: string, file: string) => `const {${renamed(names)}} = __load(${file});`,
    )
    .replace(/^import \* as (\S+) from (".*");$/gm, "const $1 = __load($2);")
    .replace(/^import (".*");$/gm, "__load($1);")
    .replace(/^export \* from (".*");$/gm, "Object.assign(__exports, __load($1));")
    .replace(
      /^export \{(.*)\} from (".*");$/gm,
      (_, names: string, file: string) =>
        `{ const {${renamed(names)}} = __load(${file}); ${exporting(names.replace(/[^\s,]+ as /g, ""))} }`,
    );
}

/** `a, b as c` as the pattern that takes them out of an object. */
function renamed(names: string): string {
  return names.replaceAll(" as ", ": ");
}

function exporting(names: string): string {
  return `Object.assign(__exports, {${names.replace(/([^\s,]+) as ([^\s,]+)/g, "$2: $1")}});`;
}
