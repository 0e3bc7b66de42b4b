import { shownWarnings, type WarningFinding } from "../../engine/http/warnings.ts";
import type { Engine } from "../runtime/engine.ts";

/** An action that was performed although something about it looks wrong. */
interface WarnedAction {
  readonly collection: string;
  readonly name: string;
  /** Its control path. */
  readonly path: string;
}

/** Puts the warning of an action into the log, under its control path, and notifies of it. */
export type WarnOfAction = (message: string, action: WarnedAction) => void;

/** Makes the function that warns of actions. */
export function createWarn({ service, log, events }: Engine): WarnOfAction {
  return (message, { collection, name, path }) => {
    const added = log.add(
      {
        at: service.now(),
        method: "POST",
        path,
        operation: null,
        status: 200,
        duration: 0,
        issues: [],
        warnings: [message],
        changes: [],
        fault: null,
        request: undefined,
        // An action has a result, which is no body.
        response: "null",
        keys: [],
      },
      null,
    );
    if (!events.hears("warning")) return;
    const { method, path: shownPath } = added.entry();
    const found: WarningFinding = { field: "", code: "action", message, rule: "X7" };
    for (const warning of shownWarnings([found], []))
      events.emit("warning", {
        ...warning,
        field: null,
        method,
        path: shownPath,
        operation: `${collection}.${name}`,
      });
  };
}
