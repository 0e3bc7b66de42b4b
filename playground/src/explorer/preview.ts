import { type CoreBank, createBank } from "sandbank/core";
import { stateOf } from "sandbank/internal";
import { createSend } from "../send.ts";
import { type Exchange, exchange } from "./answers/exchange.ts";
import type { Endpoint } from "./endpoints.ts";
import { type Draft, draftOf, sendingOf } from "./request/draft.ts";
import { prepare } from "./request/prepare.ts";

/** A bank with more rows takes too long to copy while one types. */
const MOST_ROWS = 2000;

/** What a bank would answer now, found out in a copy of it, so that nothing is changed. */
export class Preview {
  #copy: CoreBank | undefined;
  #turns: Promise<unknown> = Promise.resolve();

  /**
   * The answer to a draft, after what it needs; undefined where the bank is too large.
   *
   * @example const { answer } = (await preview.of(bank, endpoint, endpoints, { draft, example })) ?? {};
   */
  of(
    bank: CoreBank,
    endpoint: Endpoint,
    endpoints: readonly Endpoint[],
    kept: { readonly draft: Draft; readonly example: Draft },
  ): Promise<Exchange | undefined> {
    const asked = this.#turns.then(() => this.#ask(bank, endpoint, endpoints, kept));
    this.#turns = asked.catch(() => undefined);
    return asked;
  }

  async #ask(
    bank: CoreBank,
    endpoint: Endpoint,
    endpoints: readonly Endpoint[],
    { draft, example }: { readonly draft: Draft; readonly example: Draft },
  ): Promise<Exchange | undefined> {
    const rows = Object.values<{ count(): number }>(bank.db).reduce((sum, each) => sum + each.count(), 0);
    if (rows > MOST_ROWS) return undefined;
    const { scenario: _, record: __, ...options } = bank.options;
    this.#copy ??= createBank({ ...options, latency: 0, control: false, console: false });
    const copy = this.#copy;
    await copy.restore(await bank.snapshot());
    await prepare(createSend(copy), endpoint, stateOf(copy), endpoints);
    const next = onto(draft, example, draftOf(endpoint, stateOf(copy)));
    return exchange(copy, copy, { ...sendingOf(next, endpoint), isPreview: true });
  }
}

/** What was typed is kept; what was not is about the rows that are there now. */
export function onto(draft: Draft, example: Draft, next: Draft): Draft {
  return {
    ...draft,
    path: draft.path === example.path ? next.path : draft.path,
    body: draft.body === example.body ? next.body : draft.body,
  };
}
