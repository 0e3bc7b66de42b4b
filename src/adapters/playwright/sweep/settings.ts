import type { Browser, Page } from "@playwright/test";
import type { Bank, BankOptions } from "../../../index.ts";
import type { State } from "../../../states/index.ts";
import type { Found } from "../../../sweep/kinds.ts";

/**
 * How a page reaches its bank: by routes of the browser, with a bank in this process for each picture, which answers in place of
 * whatever the page calls; or as in development, where the page has a bank of its own that its link puts into a state.
 */
export type BankMode = "routes" | "page";

/** What leads to a screen once the page is open; `bank` is undefined where the page has its own. */
export type Steps = (to: { readonly page: Page; readonly bank: Bank | undefined }) => unknown;

/** What a sweep is made of. */
export interface SweepSettings {
  readonly browser: Browser;
  /** The first page. */
  readonly url: string;
  readonly mode: BankMode;
  /** The options of each bank. */
  readonly options: BankOptions;
  readonly states: readonly State[];
  /** The states without rows, whether looked at or not: an error must be told from them. */
  readonly empty: readonly State[];
  /** Addresses of the pages to look at. */
  readonly screens: readonly string[];
  /** Widths of the window in pixels; the first is that in which a page is opened. */
  readonly widths: readonly [number, ...number[]];
  readonly schemes: readonly ["light" | "dark", ...("light" | "dark")[]];
  readonly steps?: Steps | undefined;
  /** How many pages are open at a time. */
  readonly workers: number;
  /** Milliseconds that a page may go on loading. */
  readonly timeout: number;
  /** The folder for pictures; undefined for none. */
  readonly folder?: string | undefined;
  /** What axe finds on a page; undefined where it is not installed. */
  readonly axe?: ((page: Page) => Promise<readonly Found[]>) | undefined;
  /** Whether states are looked at, too, that change nothing of what the page calls. */
  readonly all?: boolean | undefined;
}
