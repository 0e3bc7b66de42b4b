import { html, nothing, type TemplateResult } from "lit";
import { type Control, numberOf } from "./control.ts";

/** A control of a single value. */
interface Input {
  readonly control: Control;
  readonly value: unknown;
  readonly id: string;
  readonly change: (value: unknown) => void;
  readonly isWrong: boolean;
  /** Its name, where no label beside it has one. */
  readonly label: string | undefined;
}

/** The control of a value that is neither an object nor a list. */
export function inputView({ control, value, id, change, isWrong, label }: Input): TemplateResult {
  const described = `${id}-hint${isWrong ? ` ${id}-problem` : ""}`;
  const invalid = isWrong ? "true" : nothing;
  if (control.kind === "choice" || control.kind === "flag") {
    const values = control.kind === "choice" ? control.values : [true, false];
    const all = values.includes(value) || value === undefined ? values : [value, ...values];
    return html`<select
      id=${id}
      aria-label=${label ?? nothing}
      aria-describedby=${described}
      aria-invalid=${invalid}
      @change=${({ target }: Event) => change(all[(target as HTMLSelectElement).selectedIndex - (value === undefined ? 1 : 0)])}
    >
      ${value === undefined ? html`<option selected></option>` : nothing}
      ${all.map((one) => html`<option .selected=${one === value}>${one === "" ? "(empty)" : String(one)}</option>`)}
    </select>`;
  }
  const read = control.kind === "number" ? numberOf : (typed: string) => typed;
  return html`<input
    id=${id}
    type=${control.kind === "date" && isDay(value) ? "date" : "text"}
    inputmode=${control.kind === "number" ? "decimal" : nothing}
    autocomplete="off"
    spellcheck="false"
    .value=${value === undefined ? "" : String(value)}
    aria-label=${label ?? nothing}
    aria-describedby=${described}
    aria-invalid=${invalid}
    @input=${({ target }: Event) => change(read((target as HTMLInputElement).value))}
  />`;
}

/** A date field shows a text that is no date, such as one that will be refused, only as text. */
function isDay(value: unknown): boolean {
  return value === undefined || value === "" || /^\d{4}-\d{2}-\d{2}$/.test(String(value));
}
