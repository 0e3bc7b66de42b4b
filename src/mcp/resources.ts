import { nearest } from "../engine/nearest.ts";
import { Advice, chosen } from "./call/advice.ts";
import { type Banks, openBank } from "./call/banks.ts";
import type { Files } from "./files.ts";
import { documentOf } from "./tools/endpoints.ts";

const DOCUMENT = "sandbank://openapi.json";
const DOCS = "sandbank://docs/";
const STATEMENTS = "sandbank://statements/";

/** The resources that a client lists. */
export function listResources(files: Files) {
  const pages = files.pages().map(({ path, title }) => ({
    ...{ uri: DOCS + path, name: path, title, mimeType: "text/markdown" },
  }));
  const title = "The API of the bank, as an OpenAPI 3.1 document";
  return [{ uri: DOCUMENT, name: "openapi.json", title, mimeType: "application/json" }, ...pages];
}

/** The resources that have too many addresses to be listed. */
export const TEMPLATES = [
  {
    uriTemplate: `${STATEMENTS}{id}`,
    name: "statement",
    title: "A statement of the specification, by its id such as VC-E5",
    mimeType: "text/markdown",
  },
  {
    uriTemplate: `${DOCUMENT}{?bank}`,
    name: "openapi.json of a page",
    title: "The API of the bank of one page, where several are open",
    mimeType: "application/json",
  },
] as const;

/** Reads a resource. Rejects with an Advice for an address that is none. */
export async function readResource(uri: string, banks: Banks, files: Files) {
  if (uri.startsWith(DOCS)) {
    const { path } = chosen("page", uri.slice(DOCS.length), files.pages(), (each) => each.path);
    return { uri, mimeType: "text/markdown", text: files.page(path) };
  }
  if (uri.startsWith(STATEMENTS))
    return { uri, mimeType: "text/markdown", text: await statement(uri.slice(STATEMENTS.length)) };
  if (!URL.canParse(uri) || uri.split("?", 1)[0] !== DOCUMENT)
    throw new Advice(
      `There is no resource ${JSON.stringify(uri.slice(0, 200))}: the addresses begin with ${DOCUMENT}, ${DOCS} or ${STATEMENTS}.`,
    );
  const name = new URL(uri).searchParams.get("bank") ?? undefined;
  const document = await documentOf(await openBank(banks, name));
  return { uri, mimeType: "application/json", text: JSON.stringify(document) };
}

async function statement(id: string): Promise<string> {
  const { STATEMENTS: all } = await import("../openapi/generated/statements.ts");
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found)
    throw new Advice(
      `There is no statement ${JSON.stringify(id.slice(0, 50))}: the nearest is ${nearest(id, Object.keys(all))}.`,
    );
  const { text, see, option } = found;
  return [
    `${id}: ${text}`,
    ...(see === "" ? [] : [`See: ${see}`]),
    ...(option === "" ? [] : [`Changed by: ${option}`]),
  ].join("\n");
}
