// Brings statements, tests, options and comparisons together.

import { mentionsIn } from "../../test/docs/mentions.ts";
import { lastColumnOf, type Statement } from "../../test/docs/statements.ts";
import type { Comparison } from "./compared.ts";
import type { TestFile } from "./find-tests.ts";
import { isHeld } from "./folders.ts";
import { type Source, sourceOf } from "./source.ts";

/** A test that shows a statement. */
export interface Shown {
  readonly file: string;
  readonly title: string;
}

/** A statement with what is known about it. */
export interface Entry extends Statement {
  readonly source: Source;
  readonly options: readonly string[];
  readonly tests: readonly Shown[];
  /** Why no test can show it. */
  readonly nothingToShow: string | undefined;
  /** Undefined: never compared. */
  readonly compared: Comparison | undefined;
}

/** An entry for each statement, in the order of docs/spec. */
export function entriesOf(
  statements: readonly Statement[],
  files: readonly TestFile[],
  compared: Readonly<Record<string, Comparison>>,
): Entry[] {
  const tests = shownBy(files);
  const naming = statementsNaming(statements);
  const testsOf = (id: string) => tests.get(id) ?? [];
  return statements.map((statement) => {
    const { id } = statement;
    const { options, nothingToShow } = lastColumnOf(statement);
    const others = naming.get(id) ?? [];
    const changing = others.filter((other) => other.id.startsWith("OPT-"));
    const optionsOfOthers = changing.flatMap((option) => lastColumnOf(option).options);
    return {
      ...statement,
      source: sourceOf(statement),
      options: [...new Set([...options, ...assumptionsIn(statement), ...optionsOfOthers])],
      tests: /^F[0-9]/.test(id) ? factShownBy(statement, others, testsOf) : testsOf(id),
      nothingToShow,
      compared: compared[id],
    };
  });
}

/** The assumptions that the text of a statement names. */
function assumptionsIn({ cells }: Statement): string[] {
  return Array.from((cells[0] ?? "").matchAll(/`(assumptions(?:\.\w+)+)/g), ([, option = ""]) => option);
}

/** What is wrong: statements without a test, and tests without a statement. */
export function problemsOf(entries: readonly Entry[], files: readonly TestFile[]): string[] {
  const withoutTest = entries
    .filter(({ tests, nothingToShow }) => tests.length === 0 && nothingToShow === undefined)
    .map(({ id, file }) => `${file}: no test names ${id}.`);
  const needless = entries
    .filter(({ tests, nothingToShow }) => tests.length > 0 && nothingToShow !== undefined)
    .map(({ id, file }) => `${file}: ${id} says that there is nothing to show, but a test names it.`);
  const withoutStatement = files
    .filter(({ path, heading }) => isHeld(path) && heading.length === 0)
    .flatMap(({ path, tests }) =>
      tests
        .filter(({ ids }) => ids.length === 0)
        .map(({ line, title }) => `${path}:${line}: "${title}" names no statement.`),
    );
  return [...withoutTest, ...needless, ...withoutStatement];
}

/** The tests that name each statement. A heading says what the tests of a file are about; none of them shows it thereby. */
function shownBy(files: readonly TestFile[]): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>();
  for (const { path, tests } of files) {
    for (const { title, ids } of tests) {
      for (const id of ids) shown.set(id, [...(shown.get(id) ?? []), { file: path, title }]);
    }
  }
  return shown;
}

/** Statements by each statement that their last column names. */
function statementsNaming(statements: readonly Statement[]): Map<string, Statement[]> {
  const naming = new Map<string, Statement[]>();
  for (const statement of statements) {
    const text = lastColumnOf(statement).see;
    for (const { id } of mentionsIn({ path: statement.file, line: 1, text })) {
      naming.set(id, [...(naming.get(id) ?? []), statement]);
    }
  }
  return naming;
}

/** A fact is shown by the tests that name it or a statement made of it, such as an option, or else one that it refers to. */
function factShownBy(
  fact: Statement,
  naming: readonly Statement[],
  testsOf: (id: string) => readonly Shown[],
): readonly Shown[] {
  const own = [fact, ...naming].flatMap(({ id }) => testsOf(id));
  if (own.length > 0) return own;
  const text = fact.cells[0] ?? "";
  return mentionsIn({ path: fact.file, line: 1, text }).flatMap(({ id }) => testsOf(id));
}
