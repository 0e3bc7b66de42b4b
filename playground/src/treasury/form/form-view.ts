import { undoable } from "../../bank/undo.ts";
import { BusyView } from "../../parts/busy-view.ts";
import { tell } from "../../parts/messages.ts";
import { type Answer, dataOf, errorOf, type Send, send } from "../../send.ts";
import { amountProblem, inDollars, readAmount } from "../money.ts";
import { type FieldErrors, fieldErrors, noErrors } from "./errors.ts";
import { valuesOf } from "./field.ts";

/** A row as the bank answers it once it is created. */
interface Created {
  readonly id: string | number;
  readonly status: string;
}

/** A form that sends what was typed to the bank, and shows the bank's messages at the fields they are about. */
export abstract class FormView extends BusyView {
  static override properties = {
    ...BusyView.properties,
    send: { attribute: false },
    revision: { type: Number },
    errors: { state: true },
  };

  /** How it calls the bank. */
  declare send: Send;
  /** Goes up when what the form offers to choose from may have changed. */
  declare revision: number;
  declare protected errors: FieldErrors;

  constructor() {
    super();
    this.send = send;
    this.revision = 0;
    this.errors = noErrors;
  }

  /** Reads what the form offers to choose from. */
  protected async readChoices(): Promise<void> {}

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("revision") || changed.has("send")) void this.readChoices();
  }

  /** The fields in dollars. */
  protected amounts: readonly string[] = [];
  /** The collection of the row that it creates. */
  protected abstract readonly collection: string;

  /** Asks the bank for a row with these values, those of the fields that are not empty. */
  protected abstract create(values: Readonly<Record<string, string>>): Promise<Answer>;

  /** Says in a sentence that a row is created. */
  protected abstract describe(created: Created): string;

  /** Creates a row, says so with a way back, and sends a `created` event; or shows the errors by field. */
  protected readonly submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.isBusy) return;
    const values = valuesOf(event.target as HTMLFormElement);
    const [answer, undo] = await this.busy(() => undoable(() => this.create(values)));
    if (answer.ok) {
      const created = dataOf<Created>(answer);
      this.errors = noErrors;
      this.dispatchEvent(new CustomEvent("created", { bubbles: true }));
      tell(this.describe(created), { row: { collection: this.collection, id: created.id }, undo });
      return;
    }
    this.errors = this.errorsOf(errorOf(answer));
    await this.updateComplete;
    this.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };

  /** The bank's text, sorted by field. */
  protected errorsOf(text: string): FieldErrors {
    return this.#inItsUnits(fieldErrors(text, this.fieldNames()));
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
