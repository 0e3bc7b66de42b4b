import { jsKey } from "../../code/escape.ts";
import { carriedBy, type Keys } from "../../code/keys.ts";
import { typeOf } from "../../code/unread.ts";
import type { LogEntry } from "../../core.ts";
import { type Code, print } from "../code.ts";
import type { Resources } from "../rows.ts";
import { textCode } from "../values.ts";
import type { Form } from "./form.ts";

/** The variables that hold headers: what the bank is sent by its client or its admin, with JSON or without. */
type Variable = "client" | "clientJson" | "admin" | "adminJson";

/** Writes the headers of requests: as they stand where they are sent once, otherwise as a variable. */
export class HeaderCode {
  readonly #keys: Keys;
  readonly #form: Form;
  readonly #resources: Resources;
  readonly #uses: ReadonlyMap<Variable, number>;
  readonly #uploads: readonly LogEntry[];
  /** The keys of the client and the admin as they are sent. */
  readonly #sent = new Map<keyof Keys, SentKey>();

  /** `entries` are the requests that the test sends. The log does not keep headers, so they are those that each needs. */
  constructor(resources: Resources, keys: Keys, form: Form, entries: readonly LogEntry[]) {
    this.#keys = keys;
    this.#form = form;
    this.#resources = resources;
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
    return headersCode(this.#keyOf(entry), this.#typeOf(entry));
  }

  /** The variable of a form. */
  form(entry: LogEntry): string {
    return this.#uploads.length > 1 ? `form${this.#uploads.indexOf(entry) + 1}` : "form";
  }

  /** The statements that set the variables, a line or more each. */
  lines(): readonly string[] {
    const isUsed = (name: Variable) => (this.#uses.get(name) ?? 0) > 1;
    const lines: string[] = [];
    for (const [plain, json] of [
      ["client", "clientJson"],
      ["admin", "adminJson"],
    ] as const) {
      const key = this.#sent.get(plain);
      if (isUsed(plain)) lines.push(declared(plain, headersCode(key, undefined) ?? "{}"));
      if (!isUsed(json)) continue;
      const type: [string, Code] = [TYPE, textCode(JSON_TYPE)];
      if (isUsed(plain)) lines.push(declared(json, `{ ...${plain}, ${type.join(": ")} }`));
      else lines.push(declared(json, headersCode(key, JSON_TYPE) ?? "{}"));
    }
    return lines;
  }

  #variable(entry: LogEntry): Variable | undefined {
    const key = this.#keyOf(entry);
    const type = this.#typeOf(entry);
    if (!key?.whose || (type !== undefined && type !== JSON_TYPE)) return undefined;
    this.#sent.set(key.whose, key);
    return type === JSON_TYPE ? `${key.whose}Json` : key.whose;
  }

  /** The key of a request: the one that its operation needs, or one for which it is refused as it was (S3). */
  #keyOf(entry: LogEntry): SentKey | undefined {
    const carried = carriedBy({ resources: this.#resources }, entry);
    if (!carried) return undefined;
    const { header } = carried;
    const of = (whose: keyof Keys): SentKey => ({ whose, header, value: carried.with(this.#keys[whose]) });
    const refusal = entry.issues.find(({ rule }) => rule === "S3");
    if (refusal?.code === "forbidden") return of(carried.whose === "admin" ? "client" : "admin");
    if (refusal?.code !== "unauthorized") return of(carried.whose);
    const unknown = `no_${this.#keys.client}`;
    if (refusal.message.includes("does not know"))
      return { whose: undefined, header, value: carried.with(unknown) };
    return refusal.message.includes("another form")
      ? { whose: undefined, header, value: unknown }
      : undefined;
  }

  /** Playwright says itself that what it sends is JSON, unless it is not. */
  #typeOf(entry: LogEntry): string | undefined {
    return this.#form === "vitest" || entry.requestBody === null ? typeOf(entry) : undefined;
  }
}

/** A key as it is sent. */
interface SentKey {
  /** Undefined for one that the bank does not know. */
  readonly whose: keyof Keys | undefined;
  readonly header: string;
  readonly value: string;
}

const TYPE = '"Content-Type"';
const JSON_TYPE = "application/json";

function declared(name: string, value: Code): string {
  return `const ${name} = ${print(value, "  ", `  const ${name} = `.length, 1)};`;
}

function headersCode(key: SentKey | undefined, type: string | undefined): Code | undefined {
  const fields: [string, Code][] = key ? [[jsKey(key.header), textCode(key.value)]] : [];
  if (type !== undefined) fields.push([TYPE, textCode(type)]);
  return fields.length > 0 ? { fields } : undefined;
}
