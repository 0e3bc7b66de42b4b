import ts from "typescript";

/** What has been looked at: how many names have a text, and the first way to each that has none. */
export interface Looked {
  readonly described: number;
  readonly undescribed: readonly string[];
}

/**
 * Looks for names without a text among what modules export, and in what can be reached from there: the members of objects with
 * functions, and what functions take, options in options included. `isOwn` tells the files of the package from those of its
 * dependencies.
 */
export function lookAt(
  checker: ts.TypeChecker,
  modules: ReadonlyMap<string, ts.Symbol>,
  isOwn: (file: string) => boolean,
): Looked {
  const walked = new Map<ts.Type, boolean>();
  const described = new Set<string>();
  const undescribed = new Map<string, string>();
  const isOwnSymbol = (symbol: ts.Symbol | undefined): symbol is ts.Symbol =>
    symbol?.declarations?.some((declaration) => isOwn(declaration.getSourceFile().fileName)) ?? false;

  const look = (symbol: ts.Symbol, path: string): void => {
    const declaration = symbol.declarations?.[0];
    const place = `${declaration?.getSourceFile().fileName}:${declaration?.pos}`;
    if (symbol.getDocumentationComment(checker).length > 0) described.add(place);
    else if (!undescribed.has(place)) undescribed.set(place, path);
  };

  const walk = (type: ts.Type, path: string, isTaken: boolean): void => {
    const before = walked.get(type);
    if (before === true || before === isTaken) return;
    walked.set(type, isTaken);
    if (type.isUnion()) {
      for (const member of type.types) walk(member, path, isTaken);
      return;
    }
    if (!(type.flags & ts.TypeFlags.StructuredType) || isOfRows(type)) return;
    for (const element of [type.getNumberIndexType(), type.getStringIndexType()])
      if (element) walk(element, `${path}[]`, isTaken);
    for (const signature of type.getCallSignatures()) walkCall(signature, path, isTaken);
    if (checker.isArrayType(type) || checker.isTupleType(type)) return;
    const properties = type.getProperties().filter(isOwnSymbol);
    // The text of a type that is only read, such as an entry of the log, describes its fields.
    if (!isTaken && !properties.some((property) => isFunction(checker.getTypeOfSymbol(property)))) return;
    for (const property of properties) {
      if (isHidden(property)) continue;
      const inner = `${path}.${property.name}`;
      look(property, inner);
      walk(checker.getNonNullableType(checker.getTypeOfSymbol(property)), inner, isTaken);
    }
  };

  /** What a function of the caller is given is read, and what one of the package is given is taken. */
  const walkCall = (signature: ts.Signature, path: string, isOfCaller: boolean): void => {
    if (!isOwn(signature.getDeclaration()?.getSourceFile().fileName ?? "")) return;
    for (const parameter of signature.getParameters())
      walk(
        checker.getNonNullableType(checker.getTypeOfSymbol(parameter)),
        `${path}(${parameter.name})`,
        !isOfCaller,
      );
    const result = signature.getReturnType();
    const value = checker.getNonNullableType(checker.getAwaitedType(result) ?? result);
    // What has no name is a row, or part of one.
    if (value.symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))
      walk(value, `${path}()`, false);
  };

  for (const [entry, module] of modules) {
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      if (!isOwnSymbol(symbol)) continue;
      const path = `${entry} ${exported.name}`;
      look(symbol, path);
      if (symbol.flags & ts.SymbolFlags.Value) walk(checker.getTypeOfSymbol(symbol), path, false);
      if (symbol.flags & ts.SymbolFlags.Type)
        walk(checker.getDeclaredTypeOfSymbol(symbol), path, exported.name.endsWith("Options"));
    }
  }
  return { described: described.size, undescribed: [...undescribed.values()] };
}

function isFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0;
}

function isHidden({ name, declarations = [] }: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return name.startsWith("#") || declarations.some((each) => ts.getCombinedModifierFlags(each) & hidden);
}

/** Conditions on rows have the fields of these; and the bank that a panel is given has its own texts. */
function isOfRows({ aliasSymbol, symbol }: ts.Type): boolean {
  return ["ByFields", "Where", "PanelBank"].includes((aliasSymbol ?? symbol)?.name);
}
