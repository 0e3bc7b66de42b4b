import { amountProblem, inDollars, readAmount } from "../../parts/money.ts";
import { View } from "../../parts/view.ts";
import { type Answer, errorOf, type Send, send } from "../../send.ts";
import { type FieldErrors, fieldErrors, noErrors } from "./errors.ts";

/** A form that sends what was typed to the bank, and shows the bank's messages at the fields they are about. */
export abstract class FormView extends View {
  static override properties = {
    send: { attribute: false },
    revision: { type: Number },
    errors: { state: true },
    isBusy: { state: true },
  };

  /** How it calls the bank. */
  declare send: Send;
  /** Goes up when what the form offers to choose from may have changed. */
  declare revision: number;
  declare protected errors: FieldErrors;
  declare protected isBusy: boolean;

  constructor() {
    super();
    this.send = send;
    this.revision = 0;
    this.errors = noErrors;
    this.isBusy = false;
  }

  /** Reads what the form offers to choose from. */
  protected async readChoices(): Promise<void> {}

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("revision") || changed.has("send")) void this.readChoices();
  }

  /** Does the calls of a submit while the form shows that it is busy. */
  protected async busy<T>(work: () => Promise<T>): Promise<T> {
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.isBusy = false;
    }
  }

  /** The fields in dollars. */
  protected amounts: readonly string[] = [];

  /** Shows the result: the errors by field, or none and then a `created` event. */
  protected conclude(answer: Answer): void {
    this.errors = answer.ok ? noErrors : this.#inItsUnits(fieldErrors(errorOf(answer), this.fieldNames()));
    if (answer.ok) this.dispatchEvent(new CustomEvent("created", { bubbles: true }));
    else void this.updateComplete.then(() => this.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  }

  /** The bank answers in cents what was typed in dollars, and can't know what a text may have meant. */
  #inItsUnits({ of, rest }: FieldErrors): FieldErrors {
    const amounts = this.amounts.flatMap((name) => {
      const message = of[name];
      if (message === undefined) return [];
      const typed = this.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
      return [
        [name, readAmount(typed) === undefined && typed !== "" ? amountProblem(typed) : inDollars(message)],
      ];
    });
    return { of: { ...of, ...Object.fromEntries(amounts) }, rest };
  }

  /** The fields on the form, which are those that errors can be shown at. */
  protected fieldNames(): readonly string[] {
    return [...this.querySelectorAll<HTMLInputElement>("[name]")].map(({ name }) => name);
  }
}
