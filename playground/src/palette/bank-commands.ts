import type { CoreBank } from "sandbank/core";
import type { SandbankPanel } from "sandbank/panel";
import { MOVES, moveTime } from "../bank/move-time.ts";
import { tellUndoable } from "../bank/undo.ts";
import { tell } from "../parts/messages.ts";
import type { Command } from "./command.ts";

const group = "Actions";

const moves = [...MOVES, ["5 banking days", { bankingDays: 5 }]] as const;

/** What can be done to a bank as a whole: move its time, reset it, load a scenario. */
export function bankCommands(bank: CoreBank): readonly Command[] {
  const { clock } = bank;
  const isPaused = clock.paused;
  return [
    ...moves.map(
      ([title, by]): Command => ({
        id: `advance ${title}`,
        group,
        title: `Advance ${title}`,
        detail: "Bank time",
        also: "clock move forward",
        run: () => moveTime(title, by),
      }),
    ),
    {
      id: "pause",
      group,
      title: isPaused ? "Let bank time run" : "Pause bank time",
      detail: "Bank time",
      also: "clock stop resume",
      run: () => {
        if (isPaused) clock.resume();
        else clock.pause();
        tell(isPaused ? "Bank time runs." : "Bank time is paused.");
      },
    },
    {
      id: "reset",
      group,
      title: "Reset the bank",
      detail: "As it was at the start",
      run: () => tellUndoable("The bank is as it was at the start.", () => bank.reset()),
    },
    ...Object.entries(scenarios(bank)).map(
      ([name, scenario]): Command => ({
        id: `scenario ${name}`,
        group,
        title: `Load the scenario “${name}”`,
        detail: "In place of all rows",
        also: "reset scenarios",
        run: () => tellUndoable(`The scenario “${name}” is set.`, () => bank.reset({ scenario })),
      }),
    ),
  ];
}

/** The scenarios of the bank, and those that the page gives its panel. */
function scenarios(bank: CoreBank): NonNullable<SandbankPanel["scenarios"]> {
  const panel = document.querySelector<SandbankPanel>("sandbank-panel");
  return { ...bank.options.scenarios, ...panel?.scenarios };
}
