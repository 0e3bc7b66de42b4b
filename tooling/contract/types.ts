import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { installApart } from "../install-apart.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tools = join(root, "tooling/contract");
const document = join(root, ".cache/contract/openapi.json");
const types = join(root, ".cache/contract/types.ts");

/** The text of the module with the types of the document: `paths` for a client, and one for each schema. */
export function typesModule(): string {
  installApart(tools);
  mkdirSync(dirname(document), { recursive: true });
  writeFileSync(document, execFileSync("node", [join(tools, "document.ts")]));
  // A default is what the bank supplies; the field can be left out all the same.
  const flags = [
    "--immutable",
    "--default-non-nullable=false",
    "--root-types",
    "--root-types-no-schema-prefix",
  ];
  execFileSync(
    "node",
    [join(tools, "node_modules/.bin/openapi-typescript"), document, "-o", types, ...flags],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [, text = ""] = readFileSync(types, "utf8").split(/^ \*\/\n/m, 2);
  return `/* Generated from the OpenAPI document by \`npm run contract -- --update\`. */\n${adapted(asText(text))}`;
}

/** Makes descriptions the text of their comments, which editors show first, instead of a tag; and a file a Blob. */
function asText(text: string): string {
  return text
    .replace(/(\* Format: binary\n[^;]*?readonly \w+: )string;/g, "$1Blob;")
    .replace(/^ *\* Format: .*\n/gm, "")
    .replaceAll("@description ", "");
}

/**
 * Lets optional fields be undefined, which JSON leaves out: else a body with `{ note: maybe }` does not compile for those
 * who have `exactOptionalPropertyTypes`. And lets arrays be plain ones, because openapi-fetch makes `{}` of the others.
 */
function adapted(text: string): string {
  const edits: { start: number; end: number; by: string }[] = [];
  const { program, errors } = parseSync("types.ts", text);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  new Visitor({
    TSPropertySignature: ({ optional, typeAnnotation }) => {
      if (!optional || !typeAnnotation || typeAnnotation.typeAnnotation.type === "TSNeverKeyword") return;
      edits.push({ start: typeAnnotation.end, end: typeAnnotation.end, by: " | undefined" });
    },
    TSTypeOperator: ({ operator, start, typeAnnotation }) => {
      if (operator === "readonly") edits.push({ start, end: typeAnnotation.start, by: "" });
    },
  }).visit(program);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, by }) => whole.slice(0, start) + by + whole.slice(end), text);
}
