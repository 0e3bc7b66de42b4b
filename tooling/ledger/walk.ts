// Parses a source file and walks the part of it that runs.

import { type Node, parseSync, visitorKeys } from "oxc-parser";

export type { Node } from "oxc-parser";

/** A node with the nodes around it, the nearest last. */
export type Visit = (node: Node, around: readonly Node[]) => void;

/** TypeScript's nodes that hold an expression; all others are types and declare nothing that runs. */
const transparent = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

const skipped = new Set(["ImportDeclaration", "ExportAllDeclaration", "ExportSpecifier"]);

/** Calls `visit` for each node of a source that runs: types and imports are left out. */
export function walk(path: string, source: string, visit: Visit): void {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  descend(program, [], visit);
}

function descend(node: Node, around: readonly Node[], visit: Visit): void {
  if (skipped.has(node.type) || (node.type.startsWith("TS") && !transparent.has(node.type))) return;
  visit(node, around);
  const inside = [...around, node];
  for (const key of visitorKeys[node.type] ?? []) {
    const value: unknown = Reflect.get(node, key);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) descend(child, inside, visit);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
