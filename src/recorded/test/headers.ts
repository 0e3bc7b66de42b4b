import { type Keys, keyFor } from "../../code/keys.ts";
import { typeOf } from "../../code/unread.ts";
import type { LogEntry } from "../../core.ts";
import { type Code, print } from "../code.ts";
import { textCode } from "../values.ts";
import type { Form } from "./form.ts";

/** The variables that hold headers: what the bank is sent by its client or its admin, with JSON or without. */
type Variable = "client" | "clientJson" | "admin" | "adminJson";

/** Writes the headers of requests: as they stand where they are sent once, otherwise as a variable. */
export class HeaderCode {
  readonly #keys: Keys;
  readonly #form: Form;
  readonly #uses: ReadonlyMap<Variable, number>;
  readonly #uploads: readonly LogEntry[];

  /** `entries` are the requests that the test sends. The log does not keep headers, so they are those that each needs. */
  constructor(keys: Keys, form: Form, entries: readonly LogEntry[]) {
    this.#keys = keys;
    this.#form = form;
    const uses = new Map<Variable, number>();
    for (const entry of entries) {
      const name = this.#variable(entry);
      if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
    }
    // The one with JSON is made of the other.
    for (const [json, plain] of [
      ["clientJson", "client"],
      ["adminJson", "admin"],
    ] as const) {
      if ((uses.get(json) ?? 0) > 1 && uses.has(plain)) uses.set(plain, (uses.get(plain) ?? 0) + 1);
    }
    this.#uses = uses;
    this.#uploads = entries.filter((entry) => Array.isArray(entry.requestBody));
  }

  /** The headers of a request; undefined for none. */
  of(entry: LogEntry): Code | undefined {
    const name = this.#variable(entry);
    if (name && (this.#uses.get(name) ?? 0) > 1) return name;
    return headersCode(tokenOf(entry, this.#keys), this.#typeOf(entry));
  }

  /** The variable of a form. */
  form(entry: LogEntry): string {
    return this.#uploads.length > 1 ? `form${this.#uploads.indexOf(entry) + 1}` : "form";
  }

  /** The statements that set the variables, a line or more each. */
  lines(): readonly string[] {
    const isUsed = (name: Variable) => (this.#uses.get(name) ?? 0) > 1;
    const lines: string[] = [];
    for (const [plain, json, key] of [
      ["client", "clientJson", this.#keys.client],
      ["admin", "adminJson", this.#keys.admin],
    ] as const) {
      if (isUsed(plain)) lines.push(declared(plain, headersCode(bearer(key), undefined) ?? "{}"));
      if (!isUsed(json)) continue;
      const type: [string, Code] = [TYPE, textCode(JSON_TYPE)];
      if (isUsed(plain)) lines.push(declared(json, `{ ...${plain}, ${type.join(": ")} }`));
      else lines.push(declared(json, headersCode(bearer(key), JSON_TYPE) ?? "{}"));
    }
    return lines;
  }

  #variable(entry: LogEntry): Variable | undefined {
    const token = tokenOf(entry, this.#keys);
    const who = (
      [
        ["client", this.#keys.client],
        ["admin", this.#keys.admin],
      ] as const
    ).find(([, key]) => token === bearer(key))?.[0];
    const type = this.#typeOf(entry);
    if (type !== undefined && type !== JSON_TYPE) return undefined;
    return who && (type === JSON_TYPE ? `${who}Json` : who);
  }

  /** Playwright says itself that what it sends is JSON, unless it is not. */
  #typeOf(entry: LogEntry): string | undefined {
    return this.#form === "vitest" || entry.requestBody === null ? typeOf(entry) : undefined;
  }
}

const TYPE = '"Content-Type"';
const JSON_TYPE = "application/json";

function declared(name: string, value: Code): string {
  return `const ${name} = ${print(value, "  ", `  const ${name} = `.length, 1)};`;
}

function headersCode(token: string | undefined, type: string | undefined): Code | undefined {
  const fields: [string, Code][] = token === undefined ? [] : [["Authorization", textCode(token)]];
  if (type !== undefined) fields.push([TYPE, textCode(type)]);
  return fields.length > 0 ? { fields } : undefined;
}

function bearer(key: string): string {
  return `Bearer ${key}`;
}

/** The key of a request: the one that its path needs, or one for which it is refused as it was (S3). */
function tokenOf({ path, status, issues }: LogEntry, keys: Keys): string | undefined {
  const { client, admin } = keys;
  const isRefused = (code: string) => issues.some((issue) => issue.code === code && issue.rule === "S3");
  const key = keyFor(keys, path);
  if (status === 403 && isRefused("forbidden")) return bearer(key === admin ? client : admin);
  if (status !== 401 || !isRefused("unauthorized")) return bearer(key);
  return issues.some(({ message }) => message.includes("does not know")) ? bearer(`no_${client}`) : undefined;
}
