import { html, nothing, type TemplateResult } from "lit";
import type { LoggedIssue } from "sandbank";
import type { JsonSchema } from "sandbank/openapi";
import { breakable } from "../../parts/breakable.ts";
import { codeSpans } from "../../parts/code-spans.ts";
import { describeField } from "../fields.ts";
import { controlOf, type FormField, firstValue, isObject, type Resolve, shows } from "./control.ts";
import "./json-field.ts";
import { inputView } from "./input.ts";
import type { Path } from "./set-in.ts";

/** What the parts of a form share. */
export interface FormContext {
  readonly resolve: Resolve;
  /** Puts a value at a path of the body; undefined removes it. */
  change(path: Path, value: unknown): void;
  /** Why the bank refused a field. */
  problemsOf(field: string): readonly LoggedIssue[];
}

/** The fields of an object, each with its meaning; those that may be left out are off until they are wanted. */
export function objectForm(
  fields: readonly FormField[],
  value: unknown,
  path: Path,
  context: FormContext,
): TemplateResult {
  const present = isObject(value) ? value : {};
  const unknown = Object.keys(present).filter((name) => !fields.some((field) => field.name === name));
  return html`<div class="form-fields">
    ${fields.map((field) => fieldView(field, present, [...path, field.name], context))}
    ${
      unknown.length > 0
        ? html`<p class="hint">Also in the JSON, but not documented: ${unknown.map((name) => html`<code>${name}</code> `)}</p>`
        : nothing
    }
  </div>`;
}

function fieldView(
  { name, schema, isRequired }: FormField,
  present: Readonly<Record<string, unknown>>,
  path: Path,
  context: FormContext,
): TemplateResult {
  const isOn = isRequired || name in present;
  const id = idOf(path);
  const found = controlOf(schema, context.resolve);
  const isGroup = found.control.kind === "object" || found.control.kind === "list";
  const toggle = () => context.change(path, isOn ? undefined : firstValue(schema, found));
  const named = html`<code>${breakable(name)}</code>`;
  // The fields of a group may fill several screens, after which one does not look for what it is.
  const hint = hintView(schema, id);
  return html`<div class="form-field" ?data-off=${!isOn}>
    <p class="form-head">
      ${
        isRequired
          ? nothing
          : html`<input type="checkbox" aria-label="Send ${name}" .checked=${isOn} @change=${toggle} />`
      }
      ${isGroup ? html`<b id="${id}-name">${named}</b>` : html`<label for=${id}>${named}</label>`}
      ${isRequired ? html`<span class="needed">required</span>` : nothing}
      ${isOn && found.isNullable ? nullView(name, schema, found, present[name], path, context) : nothing}
    </p>
    ${isGroup ? hint : nothing}
    ${isOn && present[name] !== null ? valueView(schema, present[name], path, context) : nothing}
    ${isGroup ? nothing : hint} ${path.length <= 2 ? problemsView(context.problemsOf(name), id) : nothing}
  </div>`;
}

function nullView(
  name: string,
  schema: JsonSchema,
  found: ReturnType<typeof controlOf>,
  value: unknown,
  path: Path,
  context: FormContext,
): TemplateResult {
  const change = () => context.change(path, value === null ? firstValue(schema, found) : null);
  return html`<label class="check"
    ><input type="checkbox" aria-label="${name} is null" .checked=${value === null} @change=${change} /><code>null</code></label
  >`;
}

/** The control of a value, without its name. */
function valueView(schema: JsonSchema, value: unknown, path: Path, context: FormContext): TemplateResult {
  const { control } = controlOf(schema, context.resolve);
  const id = idOf(path);
  const change = (next: unknown) => context.change(path, next);
  if (control.kind === "json" || !shows(control, value))
    return html`<json-field .name=${id} .value=${value} .change=${change}></json-field>`;
  if (control.kind === "object") {
    return html`<div role="group" class="form-group" aria-labelledby="${id}-name">
      ${objectForm(control.fields, value, path, context)}
    </div>`;
  }
  if (control.kind === "list")
    return listView(control.item, Array.isArray(value) ? value : [], path, context);
  const isWrong = path.length <= 2 && context.problemsOf(String(path.at(-1))).length > 0;
  return inputView({ control, value, id, change, isWrong, label: labelOf(path) });
}

function listView(
  item: JsonSchema,
  values: readonly unknown[],
  path: Path,
  context: FormContext,
): TemplateResult {
  const name = String(path.at(-1));
  const add = () =>
    context.change([...path, values.length], firstValue(item, controlOf(item, context.resolve)));
  return html`<div role="group" class="form-group" aria-labelledby="${idOf(path)}-name">
    ${values.map(
      (value, at) => html`<div class="form-item">
        ${valueView(item, value, [...path, at], context)}
        <button type="button" class="small" aria-label="Remove ${name} ${at + 1}" @click=${() => context.change([...path, at], undefined)}>
          Remove
        </button>
      </div>`,
    )}
    <button type="button" class="small" aria-label="Add to ${name}" @click=${add}>Add</button>
  </div>`;
}

function hintView(schema: JsonSchema, id: string): TemplateResult {
  const { type, limits, description } = describeField(schema);
  const facts = [type, limits].filter(Boolean).join(", ");
  return html`<p class="hint" id="${id}-hint">
    ${facts ? html`<span class="limits">${facts}.</span> ` : nothing}${codeSpans(description)}
  </p>`;
}

function problemsView(problems: readonly LoggedIssue[], id: string): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<ul class="wrong" id="${id}-problem">
    ${problems.map(({ message, rule }) => html`<li>${message} <span class="rule">${rule}</span></li>`)}
  </ul>`;
}

function idOf(path: Path): string {
  return ["field", ...path].join("-");
}

/** An item of a list has no visible name of its own. */
function labelOf(path: Path): string | undefined {
  const at = path.at(-1);
  return typeof at === "number" ? `${path.at(-2)} ${at + 1}` : undefined;
}
