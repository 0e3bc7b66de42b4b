import type { BankRequest } from "../engine/http/bank-request.ts";
import type { Route } from "../engine/http/routes/route.ts";
import type { Answered } from "../engine/http/written-answer.ts";
import type { Resources } from "../engine/resource/resource.ts";
import type { Perform } from "./api/simulate.ts";
import type { TypesOf } from "./api/types-of.ts";
import type { BankOf } from "./bank.ts";
import type { BankService } from "./service.ts";

/** The control routes, as the bank uses them. */
interface Control {
  /**
   * Answers a control request, or rejects with its signal's reason; any other is given to `others`, after the control
   * requests before it have called the bank.
   */
  answer(request: BankRequest, others: (request: BankRequest) => Promise<Answered>): Promise<Answered>;
}

/**
 * A bank with any resources, without the members that involve scenarios, because a scenario's type depends on the
 * resources.
 */
export type AnyBank = Omit<BankOf<TypesOf<Resources>>, "options" | "reset">;

/** What the control needs. */
export interface ControlParts {
  /** The bank, whose calls take options with a signal as one argument more. */
  readonly bank: () => AnyBank;
  readonly perform: Perform;
  /** The turn that a change of the clock, or the steps of a read, have asked for, which stores them. */
  asked(): Promise<void> | undefined;
  readonly registry: Resources;
  readonly routes: readonly Route<BankService>[];
  readonly enabled: boolean;
  readonly baseUrl: string | undefined;
}

/** Makes the control of a bank. It depends on the bank, so the composition root provides it. */
export type ControlFactory = (parts: ControlParts) => Control;
