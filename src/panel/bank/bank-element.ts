import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import type { PanelBank } from "../../code/bank.ts";
import { BankWatch } from "./watch.ts";

/** A part of the panel: it has a bank, follows it, and shows errors of the bank where they occurred. */
export abstract class BankElement extends LitElement {
  static override properties: PropertyDeclarations = {
    bank: { attribute: false },
    busy: { state: true },
    problem: { state: true },
  };

  declare bank: PanelBank | undefined;
  /** A call of the bank is in progress. */
  declare protected busy: boolean;
  declare protected problem: string | undefined;
  protected readonly watch: BankWatch;

  constructor(options: { showsTime?: boolean } = {}) {
    super();
    this.busy = false;
    this.watch = new BankWatch(this, options);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("bank")) this.watch.follow(this.bank);
  }

  /** Calls the bank, one call at a time; an error is shown until the next call. Answers whether it succeeded. */
  protected async attempt(work: () => unknown): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      this.showProblem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Shows what has gone wrong, until the next call. */
  protected showProblem(error: unknown): void {
    this.problem = error instanceof Error ? error.message : String(error);
  }

  protected problemView(problem = this.problem): TemplateResult | typeof nothing {
    return problem === undefined ? nothing : html`<p class="problem" role="alert"><bdi>${problem}</bdi></p>`;
  }

  /** Asks the panel around it to show a row. */
  protected showRow(collection: string, id: string | number): void {
    this.dispatchEvent(
      new CustomEvent("sandbank-show", {
        detail: { collection, id: String(id) },
        bubbles: true,
        composed: true,
      }),
    );
  }

  /** Says to the panel around it what the tab shows, to be remembered and to be part of its `place`. */
  protected announceAt(...at: readonly string[]): void {
    this.dispatchEvent(new CustomEvent("sandbank-at", { detail: at, bubbles: true, composed: true }));
  }
}
