import type { LogEntry } from "../../core.ts";
import type { Keys } from "../../panel/keys.ts";
import { isJson } from "../../panel/requests/copied.ts";
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
    return headersCode(tokenOf(entry, this.#keys), this.#isJson(entry));
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
      if (isUsed(plain)) lines.push(declared(plain, headersCode(bearer(key), false) ?? "{}"));
      if (!isUsed(json)) continue;
      const type: [string, Code] = [TYPE, '"application/json"'];
      if (isUsed(plain)) lines.push(declared(json, `{ ...${plain}, ${type.join(": ")} }`));
      else lines.push(declared(json, headersCode(bearer(key), true) ?? "{}"));
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
    return who && (this.#isJson(entry) ? `${who}Json` : who);
  }

  /** Playwright says itself that what it sends is JSON, unless it is not. */
  #isJson(entry: LogEntry): boolean {
    return isJson(entry) && (this.#form === "vitest" || entry.requestBody === null);
  }
}

const TYPE = '"Content-Type"';

function declared(name: string, value: Code): string {
  return `const ${name} = ${print(value, "  ", `  const ${name} = `.length, 1)};`;
}

function headersCode(token: string | undefined, isJson: boolean): Code | undefined {
  const fields: [string, Code][] = token === undefined ? [] : [["Authorization", textCode(token)]];
  if (isJson) fields.push([TYPE, '"application/json"']);
  return fields.length > 0 ? { fields } : undefined;
}

function bearer(key: string): string {
  return `Bearer ${key}`;
}

/** The key of a request: that which its path needs, or one for which it is refused as it was (S3). */
function tokenOf({ path, status, issues }: LogEntry, { client, admin }: Keys): string | undefined {
  const isRefused = (code: string) => issues.some((issue) => issue.code === code && issue.rule === "S3");
  const isAdmin = path.startsWith("/v1/admin/");
  if (status === 403 && isRefused("forbidden")) return bearer(isAdmin ? client : admin);
  if (status !== 401 || !isRefused("unauthorized")) return bearer(isAdmin ? admin : client);
  return issues.some(({ message }) => message.includes("does not know")) ? bearer(`no_${client}`) : undefined;
}
