import type { RequestLog } from "../http/log.ts";
import { AchTransfers } from "../payments/ach/schema.ts";
import type { WholeBank } from "../routes.ts";
import { type AnyRow, presentRow, type Resource } from "../store/resource.ts";
import type { Shown } from "../surface/db.ts";
import type { Door } from "../surface/door.ts";
import type { Events } from "../surface/events.ts";
import { type AchVerbs, achVerbs } from "./ach.ts";

/** A group of verbs as a caller sees them: each answers a promise of the row as the interface shows it. */
type Told<Verbs> = {
  readonly [Verb in keyof Verbs]: Verbs[Verb] extends (...args: infer Args) => infer Row
    ? (...args: Args) => Promise<Shown<Row>>
    : never;
};

/** What happens to rows outside the interface, by area. */
export interface Simulate {
  readonly ach: Told<AchVerbs>;
}

/** Makes the verbs of every area. */
export function createSimulate(parts: {
  bank: WholeBank;
  door: Door;
  log: RequestLog;
  events: Events;
  origin: string;
}): Simulate {
  const { bank, door, log, events, origin } = parts;
  const warn = (message: string, path: string) => {
    const time = new Date(bank.now()).toISOString();
    const entry = log.add({
      time,
      method: "POST",
      path,
      operation: null,
      status: 200,
      duration: 0,
      requestBody: null,
      responseBody: null,
      warnings: [message],
      changes: [],
    });
    events.emit("warning", { message, method: entry.method, path: entry.path });
  };
  const told = <Row extends AnyRow, Verbs extends object>(
    verbs: Verbs,
    resource: Resource<Row>,
  ): Told<Verbs> =>
    Object.fromEntries(
      Object.entries(verbs).map(([name, verb]) => [
        name,
        (...args: unknown[]) =>
          door.operate("verb", () => presentRow(resource, verb(...args) as Row, { origin })),
      ]),
    ) as Told<Verbs>;
  return { ach: told(achVerbs(bank, warn), AchTransfers) };
}
