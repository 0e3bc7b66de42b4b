import { html, nothing, type TemplateResult } from "lit";
import type { FaultRule } from "../../index.ts";
import { OUTCOMES } from "./rule-text.ts";

/** A field of the form, by the part of the rule that it is. */
export interface RuleField {
  readonly name: string;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly placeholder?: string;
  readonly list?: string;
}

/** The choices of what happens to a request. */
export const CHOICES: Readonly<Record<string, string>> = {
  status: "answered with a status",
  ...OUTCOMES,
  latency: "answered later",
};

/** The fields of what happens, by the choice. */
export const DETAILS: Readonly<Record<string, readonly RuleField[]>> = {
  status: [
    { name: "status", label: "Status", isNumber: true, placeholder: "503" },
    { name: "retryAfter", label: "Retry-After, seconds", isNumber: true },
  ],
  latency: [
    { name: "latency", label: "Milliseconds", isNumber: true, placeholder: "1000" },
    { name: "most", label: "At most, milliseconds", isNumber: true },
    { name: "sigma", label: "Spread (sigma)", isNumber: true },
  ],
};

/** The fields of when. */
export const WHEN: readonly RuleField[] = [
  { name: "nth", label: "Only the n-th", isNumber: true },
  { name: "every", label: "Every n-th", isNumber: true },
  { name: "times", label: "At most, times", isNumber: true },
  { name: "rate", label: "Rate, 0 to 1", isNumber: true },
  { name: "after", label: "From (bank time)" },
  { name: "until", label: "Until (bank time)" },
  { name: "world", label: "World" },
];

/** A field with the bank's message about what was typed into it. */
export function fieldView(field: RuleField, issue: string | undefined, placeholder?: string): TemplateResult {
  const { name, label, isNumber, list } = field;
  return html`<div class="argument">
    <label class="field">
      <span class="title">${label}</span>
      <input
        name=${name}
        autocomplete="off"
        spellcheck="false"
        inputmode=${isNumber ? "decimal" : nothing}
        list=${list ?? nothing}
        placeholder=${placeholder ?? field.placeholder ?? ""}
        aria-invalid=${issue === undefined ? nothing : "true"}
        aria-describedby=${issue === undefined ? nothing : `issue-${name}`}
      />
    </label>
    ${issue === undefined ? nothing : html`<p class="issue" id="issue-${name}">${issue}</p>`}
  </div>`;
}

type Value = string | number | undefined;

/** Reads the form. What is no number is kept as text, so that the bank says what it expects. */
export function readRule(form: HTMLFormElement, choice: string): FaultRule {
  const data = new FormData(form);
  const read = ({ name, isNumber }: RuleField): Value => {
    const text = String(data.get(name) ?? "").trim();
    if (text === "") return undefined;
    return isNumber && !Number.isNaN(Number(text)) ? Number(text) : text;
  };
  const values = (fields: readonly RuleField[]) => fields.map((field) => [field.name, read(field)] as const);
  const details = Object.fromEntries(values(DETAILS[choice] ?? []));
  const outcome = Object.keys(OUTCOMES).includes(choice) ? { then: choice } : {};
  const given = {
    on: read({ name: "on", label: "" }),
    ...outcome,
    ...(choice === "status" ? { ...details, status: details.status ?? 503 } : {}),
    ...(choice === "latency" ? { latency: latencyOf(details) } : {}),
    ...Object.fromEntries(values(WHEN)),
  };
  // The bank checks every part of it.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function latencyOf({ latency = 1000, most, sigma }: Readonly<Record<string, Value>>): unknown {
  if (sigma !== undefined) return { median: latency, sigma, ...(most === undefined ? {} : { max: most }) };
  return most === undefined ? latency : { min: latency, max: most };
}
