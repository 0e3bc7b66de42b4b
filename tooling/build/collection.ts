// What the package has in place of "@msw/data". The Table reads the list of a collection and nothing else of it, as
// test/engine/table.test.ts holds, but a class is bundled whole: its other methods would bring mutative and es-toolkit/compat.

import type { Collection as Whole } from "@msw/data";

export { Query } from "@msw/data";

type Used = Pick<Whole<never>, "all">;

/** The list of a collection. */
export class Collection implements Used {
  readonly #records: never[] = [];

  all(): never[] {
    return this.#records;
  }
}
