import type { Engine } from "./engine.ts";

/** Puts the warning of an action into the log, under its control path, and notifies of it. */
export function createWarn({ service, log, events }: Engine): (message: string, path: string) => void {
  return (message, path) => {
    const entry = log.add({
      time: new Date(service.now()).toISOString(),
      method: "POST",
      path,
      operation: null,
      status: 200,
      duration: 0,
      requestBody: null,
      responseBody: null,
      issues: [],
      warnings: [message],
      changes: [],
      fault: null,
    });
    events.emit("warning", { message, method: entry.method, path: entry.path });
  };
}
