import ts from "typescript";
import { type Statement, statements } from "./statements.ts";

const types = new URL("../../dist/index.d.ts", import.meta.url).pathname;
/** How deep options are listed one by one; what lies deeper is in the type and the text. */
const DEPTH = 3;

interface Option {
  /** As in "clock.start". */
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** The page "Options", as Markdown, made of the built types and of docs/spec. */
export function optionsPage(): string {
  const rules = statements();
  const parts = options().map(({ path, type, text }) => {
    const reasons = reasonsOf(path, text, rules);
    const [parent = ""] = path.split(/\.\w+$/);
    const isPart = reasons.length === 0 && reasonsOf(parent, "", rules).length > 0;
    return [
      `${"#".repeat(path.includes(".") ? 3 : 2)} \`${path}\``,
      "",
      "```txt",
      type,
      "```",
      "",
      text,
      "",
      ...reasons.flatMap(({ id, text: reason, page }) => [`> **[${id}](${page}.html#${id})** ${reason}`, ""]),
      ...(isPart
        ? [`For the reason, see [\`${parent}\`](#${parent.replaceAll(".", "-").toLowerCase()}).`, ""]
        : []),
    ].join("\n");
  });
  return [
    "# Options",
    "",
    "Every option of `createBank`, with the statements it affects: what the bank does by default, and why.",
    "The options under `assumptions` change what the service's documents leave open.",
    "",
    ...parts,
  ].join("\n");
}

/** The statements that name the option; else those that its own text names, or the first that mentions it. */
function reasonsOf(path: string, text: string, rules: readonly Statement[]): readonly Statement[] {
  const named = rules.filter(({ options: own }) => own.includes(path));
  if (named.length > 0) return named;
  const ids = Array.from(text.matchAll(/\b[A-Z]+(?:-[A-Z]?)?\d+\b/g), ([id]) => id);
  const mention = rules.find(({ text: rule }) => rule.includes(`\`${path}\``) || rule.includes(`\`${path}:`));
  return rules.filter((rule) => rule === mention || ids.includes(rule.id));
}

/** The options of `createBank` with the texts that an editor shows for them. */
function options(): readonly Option[] {
  const program = ts.createProgram([types], {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(types);
  const exported = file && checker.getExportsOfModule(checker.getSymbolAtLocation(file) as ts.Symbol);
  const found = exported?.find(({ name }) => name === "BankOptions");
  if (!file || !found) throw new Error("dist/index.d.ts has no BankOptions: run `npm run build` first.");
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;

  const list = (type: ts.Type, prefix: string): Option[] =>
    byName(checker.getPropertiesOfType(type)).flatMap((property) => {
      const path = `${prefix}${property.name}`;
      const own = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, file));
      const text = ts.displayPartsToString(property.getDocumentationComment(checker));
      const inner = hasOptions(own) && path.split(".").length < DEPTH ? list(own, `${path}.`) : [];
      const written =
        inner.length > 0 ? "{ … }" : checker.typeToString(own, file, ts.TypeFormatFlags.NoTruncation);
      return [{ path, type: `${path}?: ${shortened(written)}`, text }, ...inner];
    });

  /** An object whose fields have texts of their own; not an array, a function or a union. */
  const hasOptions = (type: ts.Type): boolean =>
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getCallSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.getIndexTypeOfType(type, ts.IndexKind.String) &&
    checker
      .getPropertiesOfType(type)
      .some((property) => property.getDocumentationComment(checker).length > 0);

  return list(checker.getDeclaredTypeOfSymbol(symbol), "");
}

/** In the order of the alphabet, since that of the types is the areas'. */
function byName(properties: readonly ts.Symbol[]): readonly ts.Symbol[] {
  return properties.toSorted((one, other) => one.name.localeCompare(other.name));
}

function shortened(type: string, length = 400): string {
  return type.length > length ? `${type.slice(0, length)} …` : type;
}
