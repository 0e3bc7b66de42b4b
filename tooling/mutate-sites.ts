// Finds every mutant of the sources, and draws a sample of them.

import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { type Change, changesOf } from "./mutate-operators.ts";
import { isFunction, type Node, walk } from "./mutate-tree.ts";

export interface Mutant extends Change {
  file: string;
  line: number;
  /** The function that holds it, as `reachKeys` names it; none at the top level of a module. */
  within: string | undefined;
  /** Whether it changes only what a message says. */
  message: boolean;
}

/** Calls whose text arguments are words for people. */
const messageCalls = /error|problem|warn|fail|refus|invalid|reason|message|describe|expected|throw/i;
const messageKeys = /^(?:message|reason|description|summary|title|detail|hint|error|expected|text)$/;

/** Every mutant of one file, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  walk(file, source, (node, around) => {
    const within = around.findLast(isFunction);
    for (const change of changesOf(node, around, source)) {
      mutants.push({
        ...change,
        file,
        line: source.slice(0, change.start).split("\n").length,
        within: within && reachKey(file, within),
        message: isMessage(node, around),
      });
    }
  });
  return mutants;
}

/** Whether a node is, or is inside, text that people read: words, or what is handed to a call that reports. */
function isMessage(node: Node, around: readonly Node[]): boolean {
  const inTemplate = around.some((outer) => outer.type === "TemplateLiteral" && isWords(outer));
  if (inTemplate) return true;
  if (isWords(node) || isMessageOptions(node)) return true;
  if (!isString(node)) return false;
  const parent = around.at(-1);
  if (parent?.type === "Property")
    return parent.key.type === "Identifier" && messageKeys.test(parent.key.name);
  if (parent?.type === "NewExpression" || parent?.type === "CallExpression") {
    const { callee } = parent;
    const name = callee.type === "MemberExpression" ? callee.property : callee;
    return name.type === "Identifier" && messageCalls.test(name.name);
  }
  return false;
}

/** An object that holds nothing but texts, such as `{ error: "must be a date" }`. */
function isMessageOptions(node: Node): boolean {
  return (
    node.type === "ObjectExpression" &&
    node.properties.every(
      (property) =>
        property.type === "Property" &&
        property.key.type === "Identifier" &&
        messageKeys.test(property.key.name),
    )
  );
}

function isString(node: Node): boolean {
  return node.type === "Literal" && typeof node.value === "string";
}

function isWords(node: Node): boolean {
  const text =
    node.type === "TemplateLiteral"
      ? node.quasis.map(({ value }) => value.cooked ?? "").join("x")
      : node.type === "Literal" && typeof node.value === "string"
        ? node.value
        : "";
  return /[a-z,.:']+ [a-z]/i.test(text);
}

/** Draws `count` of the items with a seeded generator, without drawing one twice. */
export function draw<T>(items: readonly T[], count: number, seed: number): T[] {
  const generator = xoroshiro128plus(seed);
  const left = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(uniformInt(generator, 0, left.length - 1), 1));
  }
  return drawn;
}

function reachKey(file: string, { start }: Node): string {
  return `${file}:${start}`;
}

/** The source with a call at the beginning of each function that notes that it was entered. */
export function instrument(file: string, source: string): string {
  const inserts: { at: number; text: string }[] = [];
  walk(file, source, (node) => {
    if (!isFunction(node) || !("body" in node) || !node.body || Array.isArray(node.body)) return;
    const note = `globalThis.reached?.(${JSON.stringify(reachKey(file, node))})`;
    if (node.type === "ArrowFunctionExpression" && node.expression) {
      inserts.push({ at: node.body.start, text: `(${note}, ` }, { at: node.body.end, text: ")" });
    } else {
      inserts.push({ at: node.body.start + 1, text: `${note};` });
    }
  });
  // From the end, so that positions before it stay right.
  let text = source;
  for (const { at, text: insert } of inserts.toSorted((a, b) => b.at - a.at)) {
    text = text.slice(0, at) + insert + text.slice(at);
  }
  return text;
}
