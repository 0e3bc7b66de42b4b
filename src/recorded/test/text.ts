import type { PanelBank } from "../../code/bank.ts";
import { jsString } from "../../code/escape.ts";
import { breakOf } from "../../code/faulted.ts";
import type { Keys } from "../../code/keys.ts";
import { isEndless } from "../../code/unread.ts";
import type { Snapshot } from "../../core.ts";
import { type Code, print } from "../code.ts";
import { makerOf, ownImport } from "../own.ts";
import { type Resources, rowOfPath, variablesFor } from "../rows.ts";
import { textCode } from "../values.ts";
import { type DeliveryLines, deliveryLines, ownOf } from "./deliveries.ts";
import type { Form } from "./form.ts";
import { HeaderCode } from "./headers.ts";
import type { ActionItem, Item, RequestItem } from "./items.ts";
import { Moves } from "./moves.ts";
import { madeBy, neededBy, rowsIn } from "./needed.ts";
import { type Known, optionsOf, statement } from "./options-code.ts";
import { Statuses } from "./statuses.ts";
import { StepWriter } from "./step-writer.ts";

/** How long a test may take in which a bank waits a minute, as code in milliseconds; as long as what is slow to Playwright. */
const LONG_MS = "90_000";

/** What the variables of a test are called that hold no row. */
const TAKEN: ReadonlySet<string> = new Set(
  "test expect response request admin adminJson client clientJson describe vi page title form answers delivering deliveries".split(
    " ",
  ),
);

export interface TestParts {
  readonly bank: PanelBank;
  readonly keys: Keys;
  readonly known: Known;
  /** All that was done, in order. */
  readonly items: readonly Item[];
  /** What became of deliveries to webhooks. */
  readonly outcomes: readonly ActionItem[];
  /** Those that the test does, and expects to end as they did; what they need comes before them. */
  readonly steps: ReadonlySet<Item>;
  readonly form: Form;
  /** The state with which the bank begins; undefined for none but that of its options. */
  readonly state: Snapshot | undefined;
  /** What the bank of the test has before anything is done; undefined for no rows. */
  readonly begun: Snapshot | undefined;
  readonly title: string;
  /** Bank time when the bank began, milliseconds; a test with a scenario or a state begins there. */
  readonly began: number;
}

/** Writes a test, laid out as Prettier and Biome do. One of a service is of Vitest, since the fixtures of Playwright make a bank. */
export function testText(given: TestParts): string {
  const parts: TestParts = given.known.own.isService ? { ...given, form: "vitest" } : given;
  const { bank, keys, known, items, form } = parts;
  const { resources } = bank;
  const { before, missing } = neededBy(parts.steps, items, resources);
  const all = items.filter((item) => parts.steps.has(item) || before.has(item));
  const requests = all.filter((item) => item.kind === "request");
  const about = all.flatMap((item) => [...rowsIn(item, resources), ...rowMadeBy(item, resources)]);
  const deliveries = deliveryLines(parts);
  // What becomes of deliveries is expected at the end.
  const rows = new Set(about.filter((row) => !deliveries.rows.includes(row)));
  const timed = [...rows, ...deliveries.rows];
  const headers = new HeaderCode(
    resources,
    keys,
    form,
    requests.map(({ entry }) => entry),
  );
  const hasRows = known.fixture !== undefined || parts.state !== undefined;
  const answered = requests.filter((item) => parts.steps.has(item) && !breakOf(item.entry));
  const write = (names: ReadonlyMap<string, string>) => {
    const statuses = new Statuses(bank, parts.begun);
    const moves = new Moves(hasRows ? parts.began : (all[0]?.at ?? parts.began), hasRows, (after, until) =>
      statuses.isQuiet(timed, after, until),
    );
    const used = new Set<string>();
    const made = new Set<string>();
    const nameOf = (row: string) => {
      const name = made.has(row) ? names.get(row) : undefined;
      if (name !== undefined) used.add(row);
      return name;
    };
    const writer = new StepWriter({
      ...{ resources, form, headers, moves, statuses, nameOf, rows, made, items: all },
      names,
      hasOneAnswer: answered.length === 1,
    });
    const lines = all.flatMap((item) => (parts.steps.has(item) ? writer.step(item) : writer.before(item)));
    return { lines, used, start: moves.start };
  };
  const taken = new Set([...TAKEN, ...known.own.names]);
  // First with a variable for each row, to see which are used.
  const { used } = write(
    variablesFor(
      all.flatMap((item) => rowMadeBy(item, resources)),
      resources,
      taken,
    ),
  );
  const { lines, start } = write(variablesFor(used, resources, taken));
  const { code, comments } = optionsOf(known, {
    start,
    keys,
    namesKeys: keys.client !== "test_key" || keys.admin !== "admin_test_key" || requests.some(hasUnknownKey),
    needsBase: form === "playwright",
  });
  const isThere = (row: string) => {
    const found = rowOfPath(row, resources);
    // Rows that no request creates the bank makes by itself.
    const isCreated =
      found && resources[found.collection]?.operations.some(({ method }) => method === "POST");
    return isCreated && bank.db[found.collection]?.get(found.id) !== undefined;
  };
  const absent = missing.filter((row) => !hasRows && isThere(row));
  const isLong = requests.some(({ entry }) => isEndless(entry));
  const options = { code, isLong, comments: comments.map((comment) => `  // ${comment}`) };
  const own = ownOf(known.own, bank, items);
  return fileOf({ ...parts, known: { ...known, own } }, { ...options, imports: deliveries.imports }, [
    ...absent.map(
      (row) =>
        `  // ${row} is from a state that was set, which a copy of a request does not have: it is not there.`,
    ),
    ...(parts.state ? ["  await bank.restore(JSON.parse(STATE));"] : []),
    ...apart(
      deliveries.receiver,
      headers.lines().map((line) => `  ${line}`),
      lines,
      deliveries.expected,
    ),
  ]);
}

function apart(...parts: readonly (readonly string[])[]): readonly string[] {
  return parts.filter((lines) => lines.length > 0).flatMap((lines, at) => (at > 0 ? ["", ...lines] : lines));
}

function rowMadeBy(item: Item, resources: Resources): readonly string[] {
  const row = madeBy(item, resources);
  return row === undefined ? [] : [row];
}

function hasUnknownKey({ entry }: RequestItem): boolean {
  return entry.issues.some(({ message }) => message.includes("does not know"));
}

function fileOf(
  { known, form, title, state }: TestParts,
  options: {
    readonly code: Code;
    readonly comments: readonly string[];
    /** Whether it takes longer than a runner waits for a test. */
    readonly isLong: boolean;
    readonly imports: DeliveryLines["imports"];
  },
  lines: readonly string[],
): string {
  const { fixture, own } = known;
  const made = makerOf(own);
  const scenario = fixture === undefined ? [] : [`import { ${fixture} } from "sandbank/fixtures";`];
  if (form === "playwright")
    return [
      ...scenario,
      'import { expect, test } from "sandbank/playwright";',
      ...options.imports,
      ...ownImport(own, "import"),
      "",
      `${print({ call: "test.use", values: [{ fields: [["bankOptions", options.code]] }] }, "", 0, 1)};`,
      "",
      `test(${jsString(title)}, async ({ bank, request }) => {`,
      ...(options.isLong ? ["  test.slow();"] : []),
      ...options.comments,
      ...lines,
      "});",
      "",
      ...stateLines(state),
    ].join("\n");
  return [
    `import { ${made} } from "sandbank${own.isService ? "/define" : ""}";`,
    ...scenario,
    ...options.imports,
    'import { expect, test } from "vitest";',
    ...ownImport(own, "import"),
    "",
    `test(${jsString(title)}, ${options.isLong ? `{ timeout: ${LONG_MS} }, ` : ""}async () => {`,
    ...options.comments,
    statement("const bank = ", { call: made, values: [options.code] }),
    ...lines,
    "});",
    "",
    ...stateLines(state),
  ].join("\n");
}

/** Last in the file, because it is not meant to be read. */
function stateLines(state: Snapshot | undefined): readonly string[] {
  if (!state) return [];
  const count = Object.values(state.tables).reduce((sum, { rows }) => sum + rows.length, 0);
  return [
    `// The state with which the recording began, as bank.snapshot() has it: ${count} rows, with account`,
    "// numbers and the like in clear. No calls are known that make it.",
    "const STATE =",
    `  ${textCode(JSON.stringify(state))};`,
    "",
  ];
}
