import { breakOf } from "../../code/faulted.ts";
import type { LogEntry } from "../../core.ts";
import { decoded } from "../../engine/http/routes/paths.ts";
import { actionCode, member } from "../action-code.ts";
import type { Code } from "../code.ts";
import { type Resources, rowOfPath } from "../rows.ts";
import { textCode, valueCode } from "../values.ts";
import { brokenLines, expectations, faultLines, inAnswer } from "./expectations.ts";
import { formFor } from "./form.ts";
import type { Item } from "./items.ts";
import type { MoveCall, Moves } from "./moves.ts";
import { madeBy, rowsOf } from "./needed.ts";
import { statement } from "./options-code.ts";
import { type RequestWriting, requestCode } from "./request-code.ts";
import type { Statuses } from "./statuses.ts";

interface Writing extends RequestWriting {
  readonly moves: Moves;
  readonly statuses: Statuses;
  /** The variables of the rows that the test makes. */
  readonly names: ReadonlyMap<string, string>;
  /** Those that it has made so far. */
  readonly made: Set<string>;
  /** The rows that the test is about, as paths. */
  readonly rows: ReadonlySet<string>;
  /** All that the test does, in order. */
  readonly items: readonly Item[];
  /** Whether one step alone has an answer, whose variable then needs no number. */
  readonly hasOneAnswer: boolean;
}

/** Writes what a test does, one thing after the other. */
export class StepWriter {
  readonly #writing: Writing;
  #answers = 0;
  /** By row and bank time, what is done to the row last at that time, as its place in the order. */
  readonly #last = new Map<string, number>();
  /** Whether something was written, from which what comes next is set apart. */
  #hasLines = false;

  constructor(writing: Writing) {
    this.#writing = writing;
    for (const [place, item] of writing.items.entries())
      for (const row of rowsOf(item, writing.resources)) this.#last.set(`${row} ${item.at}`, place);
  }

  /** The lines of something that must only have been done. */
  before(item: Item): readonly string[] {
    const { moves, names, resources } = this.#writing;
    const moved = this.#moved(moves.to(item.at));
    this.#pass(item);
    if (item.kind === "advance") return [];
    if (item.kind !== "request") return this.#apart([...moved, this.#call(item)]);
    const { call, lines } = this.#request(item.entry);
    const row = madeBy(item, resources);
    if (row !== undefined) this.#writing.made.add(row);
    const name = row === undefined ? undefined : names.get(row);
    const done =
      name === undefined
        ? statement("await ", call)
        : statement(`const ${inAnswer(name, item.entry, resources)} = await (await `, call, ").json();");
    return this.#apart([...moved, ...lines, done]);
  }

  /** The lines of something that the test is about, with what it expects. */
  step(item: Item): readonly string[] {
    const { moves } = this.#writing;
    if (item.kind === "advance") {
      const moved = this.#moved(moves.by(item.at, item.to));
      return this.#apart([
        ...moved,
        ...this.#changes(item, (row) => this.#writing.statuses.byClock(row, item.to)),
      ]);
    }
    const moved = this.#moved(moves.to(item.at));
    if (item.kind === "progress") return this.#apart([...moved, this.#call(item)]);
    if (item.kind === "action") {
      const changes = this.#changes(item, (row) => this.#writing.statuses.byCall(row, item.at, "action"));
      return this.#apart([...moved, this.#call(item), ...changes]);
    }
    this.#pass(item);
    return this.#apart([...moved, ...this.#expected(item.entry, madeBy(item, this.#writing.resources))]);
  }

  #expected(entry: LogEntry, made: string | undefined): readonly string[] {
    const { names, rows, resources, hasOneAnswer } = this.#writing;
    const form = formFor(entry, this.#writing.form);
    const broken = breakOf(entry);
    const { call, lines } = this.#request(entry, broken === "hang");
    if (!broken && !hasOneAnswer) this.#answers += 1;
    const response = hasOneAnswer || broken ? "response" : `response${this.#answers}`;
    const start = [...lines, ...faultLines(entry)];
    const row = made === undefined ? undefined : names.get(made);
    if (made !== undefined) this.#writing.made.add(made);
    if (broken)
      return [
        ...start,
        ...brokenLines(entry, call, { response, form }),
        ...(made !== undefined && row !== undefined ? newestLines(made, row, resources) : []),
      ];
    const ids = [...rows].map((path) => decoded(path.slice(path.lastIndexOf("/") + 1)));
    return [
      ...start,
      statement(`const ${response} = await `, call),
      ...expectations({ entry, response, row, ids, resources, form }),
    ];
  }

  #request(entry: LogEntry, givesUp = false): { readonly call: Code; readonly lines: readonly string[] } {
    const { comments, before, ...call } = requestCode(entry, this.#writing, givesUp);
    return {
      call,
      lines: [...comments.map((comment) => `  // ${comment}`), ...before.map((line) => `  ${line}`)],
    };
  }

  #call(item: Exclude<Item, { kind: "request" | "advance" }>): string {
    if (item.kind === "progress")
      return statement("await ", { call: "bank.progress.set", values: [valueCode(item.modes)] });
    return statement("await ", actionCode(item, this.#writing));
  }

  #moved(move: MoveCall | undefined): readonly string[] {
    return move ? [statement("await ", move)] : [];
  }

  /** The lines that expect what became of the rows. */
  #changes(item: Item, statusOf: (row: string) => string | undefined): readonly string[] {
    const { nameOf, resources } = this.#writing;
    return this.#rowsAt(item).flatMap((row) => {
      const status = statusOf(row);
      const found = rowOfPath(row, resources);
      if (status === undefined || !found) return [];
      const name = nameOf(row);
      const id = name === undefined ? textCode(found.id) : `${name}.id`;
      return [`  expect(bank.db${member(found.collection)}.get(${id})?.status).toBe(${textCode(status)});`];
    });
  }

  /** Passes over what something has made of the rows. */
  #pass(item: Item): void {
    const cause = item.kind === "action" ? "action" : "request";
    for (const row of this.#rowsAt(item)) this.#writing.statuses.byCall(row, item.at, cause);
  }

  /** The rows but those to which something is done later, at the same bank time: that is what changes them. */
  #rowsAt(item: Item): readonly string[] {
    const { resources, rows, items } = this.#writing;
    const place = items.indexOf(item);
    const own = rowsOf(item, resources);
    return [...rows].filter(
      (row) => own.includes(row) || (this.#last.get(`${row} ${item.at}`) ?? -1) <= place,
    );
  }

  #apart(lines: readonly string[]): readonly string[] {
    if (lines.length === 0) return [];
    const apart = this.#hasLines ? ["", ...lines] : lines;
    this.#hasLines = true;
    return apart;
  }
}

/** The line that finds the row that a request made of which no answer came: the bank alone can say its id. */
function newestLines(made: string, name: string, resources: Resources): readonly string[] {
  const found = rowOfPath(made, resources);
  return found ? [`  const [${name}] = bank.db${member(found.collection)}.all().slice(-1);`] : [];
}
