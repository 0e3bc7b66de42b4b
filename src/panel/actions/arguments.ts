import { css, html, nothing, type TemplateResult } from "lit";
import type { ArgumentDescription } from "../../index.ts";
import { centsOf } from "../parts/format.ts";

/** More choices than this are typed, with suggestions, rather than picked from a menu. */
const MOST_IN_MENU = 12;

/**
 * A field for an argument; `form` makes its ids differ from those of other forms, `prefix` is the path of the object that it is
 * part of, and `issue` is what the bank said of the value.
 */
export function argumentView(
  argument: ArgumentDescription,
  form: string,
  prefix = "",
  issue?: string,
): TemplateResult {
  const { name, title, hint, type, required, fields = [] } = argument;
  const path = `${prefix}${name}`;
  const id = `${form}-${path}`;
  const hintView = hint === undefined ? nothing : html`<small class="muted" id="${id}-hint">${hint}</small>`;
  if (type === "object")
    return html`<fieldset class="fields" aria-describedby=${hint === undefined ? nothing : `${id}-hint`}>
      <legend>${title}</legend>
      ${hintView} ${fields.map((field) => argumentView(field, form, `${path}.`))}
    </fieldset>`;
  const control = controlView(argument, path, id, issue);
  if (type === "boolean")
    return html`<div class="argument"><label class="check">${control} ${title}</label>${hintView}</div>`;
  return html`<div class="argument">
    <label class="field">
      <span class="title" ?data-required=${required}>${title}</span>
      ${control}
    </label>
    ${hintView}${issue === undefined ? nothing : html`<p class="issue" id="${id}-issue">${issue}</p>`}
  </div>`;
}

/** The control alone: `path` is its name, `id` its id. */
function controlView(
  argument: ArgumentDescription,
  path: string,
  id: string,
  issue: string | undefined,
): TemplateResult {
  const { type, hint, required, choices = [], suggestions = [] } = argument;
  const described = issue !== undefined ? `${id}-issue` : hint === undefined ? nothing : `${id}-hint`;
  if (type === "boolean")
    return html`<input
      type="checkbox"
      name=${path}
      ?checked=${argument.default === true}
      aria-describedby=${described}
    />`;
  if (type === "choice" && choices.length <= MOST_IN_MENU)
    return html`<select name=${path} ?required=${required} aria-describedby=${described}>
      ${required || (argument.default ?? undefined) !== undefined ? nothing : html`<option value=""></option>`}
      ${choices.map(
        ({ value, title }) =>
          html`<option value=${value} ?selected=${value === argument.default}>${title.replaceAll("_", " ")}</option>`,
      )}
    </select>`;
  const isChoice = type === "choice";
  const offered = isChoice ? choices : suggestions.map((value) => ({ value, title: "" }));
  return html`<input
      name=${path}
      autocomplete="off"
      inputmode=${type === "number" ? "decimal" : nothing}
      list=${offered.length > 0 ? `${id}-choices` : nothing}
      value=${isChoice && required ? (choices[0]?.value ?? "") : ""}
      placeholder=${placeholderOf(argument)}
      spellcheck="false"
      ?required=${required}
      aria-invalid=${issue === undefined ? nothing : "true"}
      aria-describedby=${described}
    />
    ${
      offered.length > 0
        ? html`<datalist id="${id}-choices">
            ${offered.map(({ value, title }) => html`<option value=${value}>${title}</option>`)}
          </datalist>`
        : nothing
    }`;
}

function placeholderOf({ default: initial, unit }: ArgumentDescription): string {
  if (initial === undefined || initial === null) return "";
  return unit === "cents" && typeof initial === "number" ? (initial / 100).toFixed(2) : String(initial);
}

/** Reads the fields of arguments below `root`; what was left empty or at its default is left out. */
export function readArguments(
  root: ParentNode,
  given: readonly ArgumentDescription[],
  prefix = "",
): Record<string, unknown> {
  const named = given.map((argument) => [argument.name, read(root, argument, `${prefix}${argument.name}`)]);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

function read(root: ParentNode, argument: ArgumentDescription, path: string): unknown {
  const { type, title, unit, required, choices = [], fields = [] } = argument;
  if (type === "object") {
    const values = readArguments(root, fields, `${path}.`);
    return required || Object.keys(values).length > 0 ? values : undefined;
  }
  const control = root.querySelector<HTMLInputElement>(`[name="${CSS.escape(path)}"]`);
  if (type === "boolean") {
    const untouched = argument.default ?? (required ? undefined : false);
    return control?.checked === untouched ? undefined : control?.checked;
  }
  const text = control?.value ?? "";
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  if (type === "number") {
    if (unit === "cents") return centsOf(trimmed, title.toLowerCase());
    return Number.isNaN(Number(trimmed)) ? text : Number(trimmed);
  }
  if (type === "choice")
    return choices.find(({ value }) => value.toLowerCase() === trimmed.toLowerCase())?.value ?? trimmed;
  return text;
}

export const argumentStyles = css`
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
    gap: var(--sandbank-2);
    align-items: start;
  }

  fieldset.fields {
    grid-column: 1 / -1;
    margin: 0;
    padding: var(--sandbank-1) var(--sandbank-2) var(--sandbank-2);
    border: 1px solid var(--sandbank-line);
    border-radius: var(--sandbank-radius);
  }

  legend {
    padding-inline: 4px;
    font-size: var(--sandbank-size-small);
    color: var(--sandbank-muted);
  }

  .issue {
    color: var(--sandbank-bad);
    font-size: var(--sandbank-size-small);
    overflow-wrap: anywhere;
  }

  [aria-invalid] {
    border-color: var(--sandbank-bad);
  }

  legend::first-letter {
    text-transform: uppercase;
  }

  .argument {
    display: grid;
    gap: 2px;
    align-content: start;
  }

  label.field > .title {
    font-size: inherit;
    color: inherit;
  }

  /* Nothing for a screen reader: the control says that it is required. */
  .title[data-required]::after {
    content: " *" / "";
  }

  .check {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
  }

  .fields > .argument > .check {
    margin-block-start: 18px;
  }

  .check input {
    min-block-size: 0;
    margin: 0;
  }
`;
