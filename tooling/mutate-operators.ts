// What a mutant may change: each operator turns one node into one or more replacements of its text.

import type { Node } from "./mutate-tree.ts";

export interface Change {
  start: number;
  end: number;
  text: string;
}

const comparisons: Record<string, readonly string[]> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
};

const assignments: Record<string, string> = { "+=": "-=", "-=": "+=", "??=": "=", "||=": "=", "&&=": "=" };

/** Methods that are exchanged for their opposite. */
const opposites: Record<string, string> = {
  some: "every",
  every: "some",
  startsWith: "endsWith",
  endsWith: "startsWith",
  min: "max",
  max: "min",
  nonnegative: "positive",
  positive: "nonnegative",
};

/** Methods whose call is replaced by what they are called on. */
const removable = new Set(
  "trim sort toSorted reverse toReversed filter slice toLowerCase toUpperCase padStart flat min max optional nullable nullish int strict refine transform superRefine check regex".split(
    " ",
  ),
);

/** The changes of one node. `source` is the text that the positions refer to. */
export function changesOf(node: Node, around: readonly Node[], source: string): Change[] {
  const parent = around.at(-1);
  const text = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const whole = (...texts: string[]) => texts.map((text) => ({ start: node.start, end: node.end, text }));

  switch (node.type) {
    case "BinaryExpression": {
      const joinsText = node.operator === "+" && [node.left, node.right].some(isText);
      const operators = joinsText ? [] : (comparisons[node.operator] ?? []);
      return between(node.left, node.right, node.operator, operators, source);
    }
    case "LogicalExpression":
      if (node.operator === "??") return whole(text(node.left), text(node.right));
      return between(node.left, node.right, node.operator, [node.operator === "&&" ? "||" : "&&"], source);
    case "AssignmentExpression": {
      const other = assignments[node.operator];
      return other ? between(node.left, node.right, node.operator, [other], source) : [];
    }
    case "UpdateExpression":
      return whole(text(node).replace(node.operator, node.operator === "++" ? "--" : "++"));
    case "UnaryExpression":
      return node.operator === "!" || node.operator === "-" ? whole(text(node.argument)) : [];
    case "AwaitExpression":
      return whole(text(node.argument));
    case "Literal":
      return isName(node, parent) ? [] : whole(...literals(node.value, node.raw ?? ""));
    case "TemplateLiteral":
      return parent?.type === "TaggedTemplateExpression" ? [] : whole('""');
    case "ArrayExpression":
      return node.elements.length > 0 ? whole("[]") : [];
    case "ObjectExpression":
      return node.properties.length > 0
        ? whole(parent?.type === "ArrowFunctionExpression" ? "({})" : "{}")
        : [];
    case "ConditionalExpression":
      return whole(`(${text(node.test)}) ? (${text(node.alternate)}) : (${text(node.consequent)})`);
    case "IfStatement":
      return ["true", "false"].map((text) => ({ ...range(node.test), text }));
    case "WhileStatement":
      return [{ ...range(node.test), text: "false" }];
    case "ReturnStatement":
      return node.argument && text(node.argument) !== "undefined" ? whole("return undefined;") : [];
    case "ArrowFunctionExpression":
      return node.expression && text(node.body) !== "undefined"
        ? [{ ...range(node.body), text: "undefined" }]
        : [];
    case "ExpressionStatement":
      return "directive" in node && node.directive ? [] : whole(";");
    case "ThrowStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return whole(";");
    case "SpreadElement":
      return parent?.type === "ObjectExpression" ? whole("...{}") : [];
    case "CallExpression": {
      const changes: Change[] = [];
      if (node.optional) changes.push(cut(source, node.callee.end, "?."));
      if (node.callee.type === "MemberExpression" && removable.has(propertyName(node.callee.property))) {
        changes.push(...whole(text(node.callee.object)));
      }
      return changes;
    }
    case "MemberExpression": {
      const other = opposites[propertyName(node.property)];
      const changes =
        other && parent?.type === "CallExpression" ? [{ ...range(node.property), text: other }] : [];
      if (node.optional) changes.push(cut(source, node.object.end, "?.", node.computed ? "" : "."));
      return changes;
    }
    default:
      return [];
  }
}

function literals(value: unknown, raw: string): string[] {
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "number") return [String(value + 1), ...(value > 0 ? [String(value - 1)] : [])];
  if (typeof value === "string") return [value === "" ? '"mutant"' : '""'];
  if (!raw.startsWith("/")) return [];
  const patterns = [
    raw.replace(/^\/\^/, "/"),
    raw.replace(/\$(?=\/[a-z]*$)/, ""),
    raw.replace(/\\d/, "\\D"),
    raw.replace(/\{(\d+)/, (_, least: string) => `{${Number(least) + 1}`),
    raw.replace(/(?<=[\])\w])\+/, "*"),
  ];
  return patterns.filter((pattern) => pattern !== raw && !pattern.startsWith("//"));
}

/** A string that names something in the syntax: a key, or what a module is imported from. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "Property") return parent.key === node && !parent.computed;
  return parent?.type === "ImportExpression" || parent?.type === "ExportNamedDeclaration";
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

function propertyName(node: Node): string {
  return node.type === "Identifier" ? node.name : "";
}

function range({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}

/** Replaces the operator that stands between two nodes. */
function between(
  left: Node,
  right: Node,
  operator: string,
  others: readonly string[],
  source: string,
): Change[] {
  return others.map((other) => cut(source, left.end, operator, other, right.start));
}

/** Replaces the first occurrence of a text behind a position. */
function cut(source: string, from: number, what: string, text = "", before = source.length): Change {
  const start = source.indexOf(what, from);
  if (start < 0 || start >= before) throw new Error(`${what} is not behind position ${from}.`);
  return { start, end: start + what.length, text };
}
