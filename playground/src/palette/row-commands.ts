import type { CoreBank } from "sandbank/core";
import { offersOf, type PanelBank, perform, type Row, summaryOf } from "sandbank/internal";
import { undoable } from "../bank/undo.ts";
import { tell } from "../parts/messages.ts";
import { goToPanel } from "../parts/panel-address.ts";
import type { Command } from "./command.ts";
import { match } from "./match.ts";

/** How many rows are offered for a search, and of how many the actions are. */
const MOST_ROWS = 20;
const MOST_WITH_ACTIONS = 8;

/** A row with what it is called and found by. */
interface Found {
  readonly collection: string;
  readonly row: Row;
  readonly title: string;
  readonly detail: string;
  readonly text: string;
}

/**
 * The rows of a bank in which words of a search occur, the newest first, and what their states allow: a row has all of the
 * words, or some of them and the name of an action the others, as in "cancel transfer 1003".
 */
export function rowCommands(bank: CoreBank & PanelBank, words: readonly string[]): readonly Command[] {
  if (words.length === 0) return [];
  const rows = Object.keys(bank.resources).flatMap((collection) => rowsOf(bank, collection));
  const whole = rows.filter(({ text }) => match(text, words) > 0).slice(0, MOST_ROWS);
  const others = rows.filter(
    (row) => !whole.includes(row) && words.some((word) => match(row.text, [word]) > 1),
  );
  const withActions = [...whole, ...others].slice(0, whole.length > MOST_WITH_ACTIONS ? 0 : 200);
  return [
    ...whole.map((found) => rowCommand(found)),
    ...withActions
      .flatMap((found) => actionCommands(bank, found))
      .filter(({ title, also }) => match(`${title} ${also}`, words) > 0)
      .slice(0, MOST_ROWS),
  ];
}

function rowsOf(bank: CoreBank & PanelBank, collection: string): readonly Found[] {
  const { noun = collection } = bank.resources[collection] ?? {};
  const rows = bank.db[collection]?.all() ?? [];
  return rows.toReversed().map((row) => {
    const { title, details, status, amount } = summaryOf(bank, collection, row);
    const detail = [noun, details, status, amount].filter(Boolean).join(" · ");
    return { collection, row, title, detail, text: `${title} ${detail}` };
  });
}

function rowCommand({ collection, row, title, detail }: Found): Command {
  return {
    id: `row ${collection} ${row.id}`,
    group: "Rows",
    title,
    detail,
    run: () => goToPanel(`data/${collection}/${row.id}`),
  };
}

/** What the state of a row allows and needs no more to be typed. */
function actionCommands(
  bank: CoreBank & PanelBank,
  { collection, row, title, text }: Found,
): readonly Command[] {
  const { actions = [], noun = collection } = bank.resources[collection] ?? {};
  return offersOf(actions, bank.allowedActions(collection as never, row.id))
    .filter(({ action, given = {} }) =>
      action.arguments.every(({ name, required }) => !required || name in given),
    )
    .map(({ name, label, action, given }): Command => {
      const what = `${noun} ${row.id}`;
      return {
        id: `action ${collection} ${row.id} ${name}`,
        group: "Actions on rows",
        title: `${label}: ${what}`,
        detail: title === what ? "" : title,
        also: text,
        run: async () => {
          const about = { collection, id: String(row.id) };
          const [, undo] = await undoable(() => perform(bank, about, action.name, given ?? {}));
          tell(`Done: ${label}, ${what}.`, { row: about, undo });
        },
      };
    });
}
