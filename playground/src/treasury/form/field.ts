import { html, nothing, type TemplateResult } from "lit";
import type { FieldErrors } from "./errors.ts";

/** A field of a form: its name is the bank's name for it, so that the bank's errors find it. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly errors: FieldErrors;
  readonly value?: string;
  readonly hint?: string;
  readonly type?: "text" | "date" | "email" | "tel";
  readonly choices?: readonly (readonly [value: string, label: string])[];
  readonly mode?: "decimal" | "numeric";
  readonly wide?: boolean;
}

/** A labelled input or select with its hint and, when the bank has refused it, the bank's own message. */
export function field(given: Field): TemplateResult {
  const { name, label, errors, hint, wide } = given;
  const error = errors.of[name];
  const id = `field-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return html`<div class="field" ?data-wide=${wide ?? false} ?data-wrong=${error !== undefined}>
    <label for=${id}>${label}</label>
    ${given.choices ? select(given, id, describedBy) : input(given, id, describedBy)}
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : nothing}
    ${error ? html`<p class="wrong" id="${id}-error">${error}</p>` : nothing}
  </div>`;
}

function input({ name, type, value, mode, errors }: Field, id: string, describedBy: string): TemplateResult {
  return html`<input
    id=${id}
    name=${name}
    type=${type ?? "text"}
    value=${value ?? ""}
    inputmode=${mode ?? nothing}
    autocomplete="off"
    aria-invalid=${errors.of[name] ? "true" : nothing}
    aria-describedby=${describedBy || nothing}
  />`;
}

function select({ name, value, choices, errors }: Field, id: string, describedBy: string): TemplateResult {
  return html`<select
    id=${id}
    name=${name}
    aria-invalid=${errors.of[name] ? "true" : nothing}
    aria-describedby=${describedBy || nothing}
  >
    ${choices?.map(([choice, label]) => html`<option value=${choice} ?selected=${choice === value}>${label}</option>`)}
  </select>`;
}

/** The problem with a form as a whole. */
export function formError({ rest }: FieldErrors): TemplateResult | typeof nothing {
  return rest ? html`<p class="alert" role="alert">${rest}</p>` : nothing;
}

/** The values of a form that are not empty, by the names of its fields. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value !== "");
  return Object.fromEntries(entries) as Record<string, string>;
}
