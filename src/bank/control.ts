import type { Resources } from "../engine/resource/resource.ts";
import type { BankOf } from "./bank.ts";
import type { Perform } from "./simulate.ts";

/** The control over HTTP, as the bank calls it. */
export interface Control {
  /** Tells whether a path below the base url is the control's; none is when it is turned off. */
  takes(path: string): boolean;
  /** Answers a control request; undefined for any other. */
  answer(request: Request): Promise<Response> | undefined;
}

/** A bank of whatever resources, but for what takes or holds scenarios, which are for banks of its own kind. */
export type AnyBank = Omit<BankOf<Resources>, "options" | "reset">;

/** What the control works with. */
export interface ControlParts {
  readonly bank: () => AnyBank;
  readonly perform: Perform;
  readonly registry: Resources;
  readonly enabled: boolean;
  readonly baseUrl: string | undefined;
}

/** Makes the control of a bank; it lies above the bank, and is handed in where everything is put together. */
export type ControlFactory = (parts: ControlParts) => Control;
