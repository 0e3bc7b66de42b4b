import type { Engine } from "./engine.ts";

/** Puts the warning of an action into the log, under its control path, and notifies of it. */
export function createWarn({ service, log, events }: Engine): (message: string, path: string) => void {
  return (message, path) => {
    const entry = log.add(
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
    const { method, path: shown } = entry();
    events.emit("warning", { message, method, path: shown });
  };
}
