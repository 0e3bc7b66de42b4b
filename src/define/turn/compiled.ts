import type { OpenAuthorization } from "../../bank/api/open-authorizations.ts";
import type { Route } from "../../engine/http/routes/route.ts";
import type { Strict } from "../../engine/http/warnings.ts";
import type { Service } from "../../engine/service.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import type { AnyRow, Model } from "../../engine/store/model.ts";
import type { LifecycleDefinition, RowWithStatus } from "../../engine/time/lifecycle.ts";

/** What of a service the resources of a team use. */
export interface DefinedBank extends Service<{ readonly strict: Strict }> {
  readonly routes: readonly Route<DefinedBank>[];
  readonly openAuthorizations?: (cardId: AnyId) => readonly OpenAuthorization[];
}

/** The lifecycle of a resource whose rows have a status. */
export type DefinedLifecycle = LifecycleDefinition<DefinedBank, RowWithStatus, string, string>;

/** A resource as `defineResource` has made it for one collection. */
export interface Compiled {
  readonly model: Model;
  readonly lifecycle: DefinedLifecycle | undefined;
  /** The names of the indexes of fields, by the fields. */
  readonly indexed: Readonly<Record<string, string>>;
  /** The fields of a new row, without its id, that were not given; `now` is bank time in milliseconds. */
  blanks(given: Readonly<Record<string, unknown>>, now: number): Readonly<Record<string, unknown>>;
}

const compiled = new WeakMap<Model, Compiled>();

/** Remembers what was made of a definition. */
export function remember(made: Compiled): void {
  compiled.set(made.model, made);
}

/** What was made of the definition of a collection; undefined for one of the bank's own. */
export function compiledOf(bank: DefinedBank, collection: string): Compiled | undefined {
  return compiled.get(bank.store.named(collection).model as Model<AnyRow>);
}
