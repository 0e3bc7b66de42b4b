import type { Engine } from "./engine.ts";

/** An action has arguments and a result, not bodies. */
const NO_BODY = { value: null, text: "null" };

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
        keys: [],
      },
      { request: NO_BODY, response: NO_BODY },
    );
    if (!events.hears("warning")) return;
    const { method, path: shown } = entry();
    events.emit("warning", { message, method, path: shown });
  };
}
