import { type Condition, type PredicateFunction, Query } from "@msw/data";
import fc from "fast-check";
import { type Account, label, name, status } from "./accounts.ts";

/** A query in the library's language beside the plain predicate that it must be equal to. */
export interface QueryAndPredicate {
  readonly build: (query: Query<Account>) => Query<Account>;
  readonly matches: (row: Account) => boolean;
}

const only =
  (condition: Condition<Account> | PredicateFunction<Account>) =>
  (query: Query<Account>): Query<Account> =>
    query.where(condition);

const nullableName = fc.option(name);
const least = fc.integer({ min: 0, max: 9 });

/** One condition: equality or a predicate, of a field, a nested field, each element of a list, or the row. */
const condition: fc.Arbitrary<QueryAndPredicate> = fc.oneof(
  fc.integer({ min: 1000, max: 1008 }).map((key) => ({
    build: only({ id: String(key) }),
    matches: (row: Account) => row.id === String(key),
  })),
  status.map((wanted) => ({
    build: only({ status: wanted }),
    matches: (row: Account) => row.status === wanted,
  })),
  nullableName.map((note) => ({
    build: only({ note }),
    matches: (row: Account) => row.note === note,
  })),
  least.map((amount) => ({
    build: only({ amount: (value) => value >= amount }),
    matches: (row: Account) => row.amount >= amount,
  })),
  fc.tuple(status, nullableName).map(([wanted, city]) => ({
    build: only({ status: wanted, owner: { city } }),
    matches: (row: Account) => row.status === wanted && row.owner.city === city,
  })),
  least.map((daily) => ({
    build: only({ limits: { daily } }),
    matches: (row: Account) => row.limits?.daily === daily,
  })),
  label.map((wanted) => ({
    build: only({ tags: { label: wanted } }),
    matches: (row: Account) => row.tags.every((tag) => tag.label === wanted),
  })),
  fc.boolean().map((manual) => ({
    build: only({ internal: { flags: { manual } } }),
    matches: (row: Account) => row.internal.flags.manual === manual,
  })),
  least.map((batch) => ({
    build: only({ internal: { batch: (value) => value !== null && value >= batch } }),
    matches: (row: Account) => row.internal.batch !== null && row.internal.batch >= batch,
  })),
  least.map((tags) => ({
    build: only((row) => row.tags.length === tags || row.limits === null),
    matches: (row: Account) => row.tags.length === tags || row.limits === null,
  })),
);

type Combine = (one: QueryAndPredicate, other: QueryAndPredicate) => QueryAndPredicate;

/** What the library combines by, chained and nested; "not", which it lacks, is a predicate. */
const combinations: readonly Combine[] = [
  (one, other) => ({
    build: (query) => one.build(query).and(other.build(new Query())),
    matches: (row) => one.matches(row) && other.matches(row),
  }),
  (one, other) => ({
    build: (query) => one.build(query).where((row) => other.matches(row)),
    matches: (row) => one.matches(row) && other.matches(row),
  }),
  (one, other) => ({
    build: (query) => one.build(query).or(other.build(new Query())),
    matches: (row) => one.matches(row) || other.matches(row),
  }),
  (one, other) => ({
    build: (query) => query.or(one.build(new Query()), other.build(new Query())),
    matches: (row) => one.matches(row) || other.matches(row),
  }),
  (one) => ({
    build: (query) => query.where((row) => !one.build(new Query<Account>()).test(row)),
    matches: (row) => !one.matches(row),
  }),
];

/** Conditions combined up to three levels deep. */
export const queries = fc.letrec<{ query: QueryAndPredicate }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    fc
      .tuple(fc.constantFrom(...combinations), tie("query"), tie("query"))
      .map(([combine, one, other]) => combine(one, other)),
  ),
})).query;
