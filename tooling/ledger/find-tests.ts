// Finds the tests in a file without running it, and the statements that each of them names.

import { type Comment, parseSync } from "oxc-parser";
import { mentionsIn, mentionsInCode } from "../../test/docs/mentions.ts";
import { type Node, walk } from "./walk.ts";

interface FoundTest {
  readonly line: number;
  /** Its own title below those of the groups around it: "a card > is sent". */
  readonly title: string;
  /** The statements that it names itself, or a group around it does. */
  readonly ids: readonly string[];
}

export interface TestFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  /** The statements that the comment at the beginning of the file names. */
  readonly heading: readonly string[];
  readonly tests: readonly FoundTest[];
}

/** A test, or a group of tests. */
interface Found {
  readonly node: Node;
  readonly title: string;
  readonly isGroup: boolean;
  /** The statements that it names itself. */
  readonly ids: readonly string[];
}

/** The tests of a file, in the order of the text. */
export function testsIn(path: string, source: string): TestFile {
  const { comments, program } = parseSync(path, source);
  const lists = new Map<string, Node>();
  walk(path, source, (node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      lists.set(node.id.name, node.init);
  });
  const found: Found[] = [];
  const tests: FoundTest[] = [];
  walk(path, source, (node, around) => {
    const one = callIn(node, source, lists) ?? caseIn(node);
    if (!one) return;
    const above = commentAbove(statementOf(node, around), source, comments);
    const self = { ...one, node, ids: [...idsIn(`${one.title}\n${above}`), ...one.ids] };
    const groups = found.filter(({ node: group, isGroup }) => isGroup && around.includes(group));
    found.push(self);
    if (self.isGroup) return;
    tests.push({
      line: source.slice(0, node.start).split("\n").length,
      title: [...groups, self].map(({ title }) => title).join(" > "),
      ids: [...new Set([...self.ids, ...groups.flatMap(({ ids }) => ids)])],
    });
  });
  const first = program.body[0]?.start ?? 0;
  const heading = comments.filter(({ end }) => end <= first).map(({ value }) => value);
  return { path, heading: idsIn(heading.join("\n")), tests };
}

function idsIn(text: string): string[] {
  return [...new Set(mentionsIn({ path: "", line: 1, text }).map(({ id }) => id))];
}

/** `test("title", …)`, `describe`, `it`, a fixture such as `bankTest`, and each of these with `.each(table)`. */
function callIn(
  node: Node,
  source: string,
  lists: ReadonlyMap<string, Node>,
): Omit<Found, "node"> | undefined {
  if (node.type !== "CallExpression") return undefined;
  const [title, ...others] = node.arguments;
  const last = others.at(-1);
  if (!title || !last || !isTitle(title) || !others.some(runs)) return undefined;
  const { names, table } = calleeOf(node.callee);
  const [root = ""] = names;
  const isRunner =
    /^(?:test|it|describe)$/.test(root) || (root.endsWith("Test") && title.type !== "Identifier");
  if (!isRunner || names.includes("step")) return undefined;
  const rows = table && rowsOf(table, lists);
  const text = rows ? source.slice(rows.start, rows.end) : "";
  return {
    title: textOf(title, source),
    isGroup: names.includes("describe"),
    ids: mentionsInCode("", text).map(({ id }) => id),
  };
}

/** A case of the conformance suite, which a test of each transport runs: `{ name: "title", run() { … } }`. */
function caseIn(node: Node): Omit<Found, "node"> | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const properties = node.properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier"
      ? [[property.key.name, property.value] as const]
      : [],
  );
  const { name, run } = Object.fromEntries(properties);
  if (!run || !runs(run) || name?.type !== "Literal" || typeof name.value !== "string") return undefined;
  return { title: name.value, isGroup: false, ids: [] };
}

/** The names that a callee is made of, such as `test` and `each`, and the table that `each` is given. */
function calleeOf(callee: Node): { readonly names: readonly string[]; readonly table?: Node | undefined } {
  if (callee.type === "Identifier") return { names: [callee.name] };
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
    const { names, table } = calleeOf(callee.object);
    return { names: [...names, callee.property.name], table };
  }
  if (callee.type !== "CallExpression") return { names: [] };
  return { names: calleeOf(callee.callee).names, table: callee.arguments[0] };
}

function isTitle(node: Node): boolean {
  return (
    (node.type === "Literal" && typeof node.value === "string") ||
    ["TemplateLiteral", "Identifier", "MemberExpression"].includes(node.type)
  );
}

/** What a runner is given to run: a function, or its name. */
function runs(node: Node): boolean {
  return ["ArrowFunctionExpression", "FunctionExpression", "Identifier"].includes(node.type);
}

function textOf(node: Node, source: string): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join("…");
  return source.slice(node.start, node.end);
}

/** The rows that `each` is given: written there, or in a list of the file, perhaps with a method of it called. */
function rowsOf(table: Node, lists: ReadonlyMap<string, Node>): Node {
  if (table.type === "Identifier") return lists.get(table.name) ?? table;
  if (table.type === "CallExpression" && table.callee.type === "MemberExpression")
    return rowsOf(table.callee.object, lists);
  return table;
}

/** The statement that a call is, or the loop whose body it is. */
function statementOf(node: Node, around: readonly Node[]): Node {
  const outside = around.toReversed();
  const isBetween = ({ type }: Node) => type === "ExpressionStatement" || type.startsWith("For");
  const end = outside.findIndex((outer) => !isBetween(outer));
  return outside[end - 1] ?? node;
}

/** The comments that end right above a statement, with no empty line between. */
function commentAbove(statement: Node, source: string, comments: readonly Comment[]): string {
  let from = statement.start;
  const above: string[] = [];
  for (const { start, end, value } of comments.toReversed()) {
    if (end > from) continue;
    const isAbove = /^[^\S\n]*\n?[^\S\n]*$/.test(source.slice(end, from));
    if (!isAbove || !/(?:^|\n)[^\S\n]*$/.test(source.slice(0, start))) break;
    above.unshift(value);
    from = start;
  }
  return above.join("\n");
}
