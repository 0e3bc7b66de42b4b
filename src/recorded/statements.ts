import type { RecipeCall, RecipePart, RecipeRequest } from "../bank/api/recipe.ts";
import { sentBody } from "../code/paths.ts";
import { isJsonObject, type JsonObject } from "../engine/schema/json-object.ts";
import { type Action, actionCode, actionOf } from "./action-code.ts";
import type { Code } from "./code.ts";
import { factoryFor } from "./factories.ts";
import type { Own } from "./own.ts";
import { inPlaceOfIds, type NameOf, pathCode, type Resources, sentBy } from "./rows.ts";
import { textCode, valueCode } from "./values.ts";

export interface Writing {
  readonly resources: Resources;
  readonly options: JsonObject;
  readonly own: Own;
  /** The variable that holds a row. */
  readonly nameOf: NameOf;
  /** Gets the variables that the statements use: `client`, `make`. */
  readonly uses: Set<string>;
}

export interface Statement {
  readonly comment?: string;
  /** What is called, such as `client.create`. */
  readonly call: string;
  readonly values: readonly Code[];
}

/** A call of a recipe as statements; none for one that changes nothing in a scenario, whose clock runs only when it is moved. */
export function statementsOf(call: RecipeCall, writing: Writing): readonly Statement[] {
  if ("request" in call) return requestStatements(call, writing);
  if ("simulate" in call) return [actionStatement(actionOf(call), call.simulate, writing)];
  if ("progress" in call) return [{ call: "bank.progress.set", values: [valueCode(call.progress)] }];
  return [];
}

function requestStatements(call: RecipeRequest, writing: Writing): readonly Statement[] {
  writing.uses.add("client");
  const isTwice = call.times === 2;
  const { call: name, values } = isTwice && !call.form ? anyRequest(call, writing) : requestOf(call, writing);
  const statement = { call: `client.${name}`, values };
  return isTwice ? [{ ...statement, comment: TWICE }, statement] : [statement];
}

const TWICE = "A fault had it handled twice.";

/** A request whose answer may be a refusal, as that to one of two equal ones is. */
function anyRequest(call: RecipeRequest, writing: Writing): Statement {
  const { method, path } = sentBy(call, writing.resources);
  const values = [textCode(method), pathCode(path, writing), ...bodyCodes(call, path, writing)];
  return { call: "request", values };
}

function requestOf(call: RecipeRequest, writing: Writing): Statement {
  const { method, path, creates } = sentBy(call, writing.resources);
  const at = pathCode(path, writing);
  const { data, ...beside } = call.body ?? {};
  const others = Object.keys(beside).length > 0 ? [valueCode(beside)] : [];
  const file = creates && call.form && uploadOf(call.form);
  if (file && creates?.path === "/v1/files") return { call: "upload", values: [file] };
  if (call.form)
    throw new Error(`The recording has an upload to ${path}, and a scenario can upload to /v1/files alone.`);
  if (creates && isJsonObject(data))
    return { call: "create", values: [at, newRow(path, data, writing), ...others] };
  if (method === "PATCH" && isJsonObject(data)) {
    const fields = valueCode(data, inPlaceOfIds(path, writing.resources, writing.nameOf));
    return { call: "update", values: [at, fields, ...others] };
  }
  if (method === "DELETE" && call.body === undefined) return { call: "remove", values: [at] };
  return { ...anyRequest(call, writing), call: "send" };
}

/** The fields of a new row: by a factory where that gives them as they were. */
function newRow(path: string, data: JsonObject, { resources, options, own, nameOf, uses }: Writing): Code {
  const inPlaceOf = inPlaceOfIds(path, resources, nameOf);
  // The factories are those of the bank's resources; a service may have others at their paths.
  const factory = own.isService ? undefined : factoryFor(path.split("?", 1)[0] as string, data, options);
  if (!factory) return valueCode(data, inPlaceOf);
  uses.add("make");
  const isDefault = Object.keys(factory.fields).length === 0;
  return { call: `make.${factory.name}`, values: isDefault ? [] : [valueCode(factory.fields, inPlaceOf)] };
}

function bodyCodes({ body }: RecipeRequest, path: string, { resources, nameOf }: Writing): readonly Code[] {
  if (body === undefined) return [];
  return [valueCode(sentBody({ resources }, path, body), inPlaceOfIds(path, resources, nameOf))];
}

/** An upload as the client takes it; its bytes are not known, so there are as many zeros. */
function uploadOf(parts: readonly RecipePart[]): Code | undefined {
  const file = parts.find(({ name }) => name === "file");
  const metadata = parts.find(({ name }) => name === "metadata")?.text;
  if (!file) return undefined;
  return {
    fields: [
      ["name", textCode(file.fileName ?? "file")],
      ["type", textCode(file.type)],
      ["content", `"0".repeat(${valueCode(Number(file.size))})`],
      ...(metadata === undefined ? [] : [["metadata", valueCode(JSON.parse(metadata))] as const]),
    ],
  };
}

/** Throws a TypeError for an action that the bank does not have. */
function actionStatement(action: Action, path: string, { resources, nameOf }: Writing): Statement {
  const resource = Object.hasOwn(resources, action.collection) ? resources[action.collection] : undefined;
  if (!resource?.actions.some(({ name }) => name === action.name))
    throw new TypeError(`The recipe has an action that this bank does not have: ${JSON.stringify(path)}.`);
  return actionCode(action, { resources, nameOf });
}
