import type { BankOptions } from "../../bank/bank.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { sourceOfErrorBody } from "../compare/error-bodies.ts";
import { nameOf } from "../names.ts";

/** An option by its dotted path, with a value: "assumptions.listOrder" and "oldest-first". */
export interface Setting {
  readonly option: string;
  readonly value: unknown;
}

/** The value of an option that a bank has, by its dotted path; undefined where its group is null. */
export function valueAt(options: unknown, path: string): unknown {
  return path.split(".").reduce((value, name) => (isJsonObject(value) ? value[name] : undefined), options);
}

/** Options with one of them set. A group that was null becomes one of that option alone. */
export function withOption<Options extends object>(options: Options, path: string, value: unknown): Options {
  const [name = "", ...inner] = path.split(".");
  const own: unknown = Object.entries(options).find(([key]) => key === name)?.[1];
  const group = isJsonObject(own) ? own : {};
  return { ...options, [name]: inner.length === 0 ? value : withOption(group, inner.join("."), value) };
}

/** Options with all of these set; undefined sets none. They are unchecked: what takes them checks them. */
export function withSettings(settings: Iterable<Setting>, base: BankOptions = {}): BankOptions {
  return [...settings]
    .filter(({ value }) => value !== undefined)
    .reduce((options, { option, value }) => withOption(options, option, value), base);
}

export function sourceOf(value: unknown): string {
  if (typeof value === "function") return sourceOfErrorBody(value) ?? "undefined";
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(JSON.stringify(value));
  const fields = Object.entries(value).map(([name, each]) => `${nameOf(name)}: ${sourceOf(each)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Names an option with its value: 'assumptions.statusCodes: "documented"'. */
export function settingText({ option, value }: Setting): string {
  return `${option}: ${sourceOf(value)}`;
}
