import type { CoreBank } from "sandbank/core";
import type { SandbankPanel } from "sandbank/panel";
import { MOVES, moveTime } from "../bank/move-time.ts";
import { tellUndoable } from "../bank/undo.ts";
import { chooseFile } from "../failure/open-file.ts";
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
      title: isPaused ? "Resume bank time" : "Pause bank time",
      detail: "Bank time",
      also: "clock stop resume",
      run: () => {
        if (isPaused) clock.resume();
        else clock.pause();
        tell(isPaused ? "Bank time resumed." : "Bank time paused.");
      },
    },
    {
      id: "open",
      group,
      title: "Open a file…",
      detail: "Failed test, snapshot, or recipe",
      run: chooseFile,
    },
    {
      id: "reset",
      group,
      title: "Reset the bank",
      detail: "Back to the initial state",
      run: () => tellUndoable("Bank reset to its initial state.", () => bank.reset()),
    },
    ...Object.entries(scenarios(bank)).map(
      ([name, scenario]): Command => ({
        id: `scenario ${name}`,
        group,
        title: `Load scenario “${name}”`,
        detail: "Replaces all rows",
        also: "reset scenarios",
        run: () => tellUndoable(`Scenario “${name}” loaded.`, () => bank.reset({ scenario })),
      }),
    ),
  ];
}

/** The scenarios of the bank, and those that the page gives its panel. */
function scenarios(bank: CoreBank): NonNullable<SandbankPanel["scenarios"]> {
  const panel = document.querySelector<SandbankPanel>("sandbank-panel");
  return { ...bank.options.scenarios, ...panel?.scenarios };
}
