import { type Address, addressIn, placeText } from "./address.ts";

/** Where a panel is in each of its banks, by name, and what each tab of each shows. */
export class Positions {
  readonly #tabs = new Map<string, string>();
  readonly #ats = new Map<string, readonly string[]>();

  constructor(places: Readonly<Record<string, string>>) {
    for (const [bank, place] of Object.entries(places)) this.set(bank, addressIn(place));
  }

  /** The tab that was open last; undefined for a bank that was not shown yet. */
  tabOf(bank: string): string | undefined {
    return this.#tabs.get(bank);
  }

  at(bank: string, tab: string): readonly string[] {
    return this.#ats.get(keyOf(bank, tab)) ?? [];
  }

  set(bank: string, { tab, at }: Address): void {
    this.#tabs.set(bank, tab);
    this.#ats.set(keyOf(bank, tab), at);
  }

  all(): Readonly<Record<string, string>> {
    const places = [...this.#tabs].map(([bank, tab]) => [bank, placeText({ tab, at: this.at(bank, tab) })]);
    return Object.fromEntries(places);
  }
}

function keyOf(bank: string, tab: string): string {
  return JSON.stringify([bank, tab]);
}
