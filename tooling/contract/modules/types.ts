import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { installApart } from "../../install-apart.ts";
import { runProgram } from "../../program.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const tools = join(root, "tooling/contract");
const document = join(root, ".cache/contract/openapi.json");
const types = join(root, ".cache/contract/types.ts");

const HEAD = "/* Generated from the OpenAPI document by `npm run check contract -- --update`. */\n";
const SCHEMA = /^\/\*\*.*\*\/\nexport type \w+ = components\[["']schemas["']\].*\n/gm;
const COMPONENTS = /^\/\*\*.*\*\/\nexport interface components \{\n[\s\S]*?^\}\n/m;

/** The text of the module with a type for each schema of the document, all of which `sandbank` exports. */
export function schemasModule(): string {
  const schemas = Array.from(allTypes().matchAll(SCHEMA), ([text]) => text);
  return `${HEAD}import type { components } from "./components.ts";\n\n${schemas.join("")}`;
}

/** The text of the module with what operations share. It is apart, because who imports `sandbank` needs nothing else of the document. */
export function componentsModule(): string {
  return `${HEAD}\n${COMPONENTS.exec(allTypes())?.[0]}`;
}

/** The text of the module with the other types: `paths` for a client, and what it is made of. */
export function typesModule(): string {
  const others = allTypes()
    .replace(SCHEMA, "")
    .replace(COMPONENTS, "")
    .replace(/^export type .*;\n/gm, "");
  return `${HEAD}import type { components } from "./components.ts";\n\nexport type { components };\n${others}`;
}

function allTypes(): string {
  made ??= makeTypes();
  return made;
}

let made: string | undefined;

function makeTypes(): string {
  installApart(tools);
  mkdirSync(dirname(document), { recursive: true });
  writeFileSync(document, execFileSync(process.execPath, [join(tools, "document.ts")]));
  // A default is what the bank supplies; the field can be left out all the same.
  const flags = [
    "--immutable",
    "--default-non-nullable=false",
    "--root-types",
    "--root-types-no-schema-prefix",
  ];
  runProgram(join(tools, "node_modules/.bin/openapi-typescript"), [document, "-o", types, ...flags], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [, text = ""] = readFileSync(types, "utf8").split(/^ \*\/\n/m, 2);
  return described(adapted(asText(text)));
}

/** What a type is for by the end of its name; the beginning is the noun. */
const ENDS: readonly (readonly [end: string, text: (noun: string) => string])[] = [
  ["Create", (noun) => `What a request sends to create ${noun}.`],
  ["Update", (noun) => `What a request sends to change ${noun}.`],
  ["List", (noun) => `A page of a list, with the links to others; each entry is that of ${noun}.`],
  ["Reference", (noun) => `What refers to ${noun}: its id, type and url.`],
  ["", (noun) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}, as the API shows it.`],
];

/** The types of the document as a whole. */
const WHOLES = {
  paths: "Every path with its methods, for a client such as openapi-fetch.",
  components: "The schemas and responses that operations share.",
  operations: "Every operation by its id, with what it takes and answers.",
};

/** Gives the type of each schema a text, which editors show where it is used. */
function described(text: string): string {
  const whole = text.replace(
    /^export interface (paths|components|operations) /gm,
    (line: string, name: keyof typeof WHOLES) => `/** ${WHOLES[name]} */\n${line}`,
  );
  return whole.replace(/^export type (\w+) = components/gm, (line: string, name: string) => {
    const [end, textOf] = ENDS.find(([each]) => name.endsWith(each) && name !== each) ?? ["", String];
    const words = name
      .slice(0, name.length - end.length)
      .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
      .toLowerCase()
      .replace(/\bach\b/, "ACH");
    return `/** ${textOf(`${/^[aeio]/i.test(words) ? "an" : "a"} ${words}`)} */\n${line}`;
  });
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
