import type {
  AnonymousFunctionDeclaration,
  ArrayExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  ObjectExpression,
  ParenthesizedExpression,
  Program,
  Property,
} from "acorn";

/** TypeScript's own are shaped as parentheses are. */
const WRAPPERS: ReadonlySet<string> = new Set([
  ...["ParenthesizedExpression", "TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"],
]);

/** The expression without parentheses, `as` and `satisfies`. */
export function bare(node: Expression): Expression {
  return isWrapper(node) ? bare(node.expression) : node;
}

function isWrapper(node: Expression): node is ParenthesizedExpression {
  return WRAPPERS.has(node.type);
}

type Exported = Expression | FunctionDeclaration | AnonymousFunctionDeclaration;

/** What a module exports as its default. */
export function defaultExport({ body }: Program): Exported | undefined {
  for (const node of body) {
    if (node.type !== "ExportDefaultDeclaration") continue;
    return node.declaration.type === "ClassDeclaration" ? undefined : node.declaration;
  }
  return undefined;
}

/** The value of a constant at the top of a module. */
function constant({ body }: Program, name: string): Expression | undefined {
  for (const node of body) {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") continue;
    const found = declaration.declarations.find(({ id }) => id.type === "Identifier" && id.name === name);
    if (found?.init) return found.init;
  }
  return undefined;
}

/** The function that is called, where that has a plain name. */
export function calleeOf({ callee }: CallExpression): string | undefined {
  return callee.type === "Identifier" ? callee.name : undefined;
}

/**
 * The object of a configuration: itself, by a constant's name, given to one of these helpers, or returned by a function that
 * returns nothing else. Undefined for any other form.
 */
export function configObject(
  program: Program,
  helpers: readonly string[],
  node: Exported | undefined = defaultExport(program),
): ObjectExpression | undefined {
  if (node === undefined) return undefined;
  const resolve = (inner: Expression | undefined) => configObject(program, helpers, inner);
  if (node.type === "FunctionDeclaration") return inFunction(node.body.body, resolve);
  const value = bare(node);
  switch (value.type) {
    case "ObjectExpression":
      return value;
    case "Identifier":
      return resolve(constant(program, value.name));
    case "CallExpression": {
      const [first] = value.arguments;
      const isHelper = helpers.includes(calleeOf(value) ?? "");
      return isHelper && first !== undefined && first.type !== "SpreadElement" ? resolve(first) : undefined;
    }
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return value.body.type === "BlockStatement"
        ? inFunction(value.body.body, resolve)
        : resolve(value.body);
    default:
      return undefined;
  }
}

type Body = FunctionDeclaration["body"]["body"];

/** With a branch there may be several objects, of which one would be changed alone. */
const BRANCHES: ReadonlySet<string> = new Set([
  ...["IfStatement", "SwitchStatement", "TryStatement", "ForStatement", "ForOfStatement", "ForInStatement"],
  ...["WhileStatement", "DoWhileStatement", "BlockStatement", "LabeledStatement"],
]);

function inFunction(
  body: Body,
  resolve: (node: Expression | undefined) => ObjectExpression | undefined,
): ObjectExpression | undefined {
  if (body.some(({ type }) => BRANCHES.has(type))) return undefined;
  const returned = body.find((node) => node.type === "ReturnStatement");
  return resolve(returned?.argument ?? undefined);
}

/** A property of an object by its name. */
export function property({ properties }: ObjectExpression, name: string): Property | undefined {
  for (const each of properties) {
    if (each.type !== "Property" || each.computed) continue;
    const { key } = each;
    if (key.type === "Identifier" ? key.name === name : key.type === "Literal" && key.value === name)
      return each;
  }
  return undefined;
}

/** The array of a property; undefined where it has another value. */
export function arrayOf(found: Property): ArrayExpression | undefined {
  const value = bare(found.value);
  return value.type === "ArrayExpression" ? value : undefined;
}

/** Whether a module imports from another one. */
export function importsFrom({ body }: Program, from: string): boolean {
  return body.some((node) => node.type === "ImportDeclaration" && node.source.value === from);
}

/** The items of an array or an object that are there. */
export function itemsOf(list: ArrayExpression | ObjectExpression): {
  readonly start: number;
  readonly end: number;
  readonly items: readonly { readonly start: number; readonly end: number }[];
} {
  const items = list.type === "ArrayExpression" ? list.elements : list.properties;
  return { start: list.start, end: list.end, items: items.filter((item) => item !== null) };
}
