import type { RequestLog } from "../../engine/http/log.ts";
import { type AnyRow, presentRow, type Resource } from "../../engine/store/model.ts";
import { Companies, type Company } from "../../onboarding/companies/schema.ts";
import type { Onboarded } from "../../onboarding/resource.ts";
import { AchTransfers } from "../../payments/ach-transfers/schema.ts";
import type { WholeBank } from "../../registry.ts";
import type { Shown } from "../db.ts";
import type { Events } from "../events.ts";
import type { Executor } from "../executor.ts";
import { type AchActions, achActions } from "./ach.ts";
import { type CardActions, cardActions } from "./cards.ts";
import { type CompanyActions, companyActions } from "./companies.ts";

/** A group of actions as a caller sees them: each answers a promise, where it answers a row, of the row as the interface shows it. */
type Told<Actions, Transport = unknown> = {
  readonly [Action in keyof Actions]: Actions[Action] extends (...args: infer Args) => infer Row
    ? (...args: Args) => Promise<unknown extends Transport ? Shown<Row> : Transport>
    : never;
};

/** What happens to rows outside the interface, by area. */
export interface Simulate {
  readonly achTransfers: Told<AchActions>;
  readonly virtualCards: Told<CardActions>;
  readonly companies: Told<CompanyActions, Onboarded<Company>>;
}

/** Makes the actions of every area. */
export function createSimulate(parts: {
  bank: WholeBank;
  executor: Executor;
  log: RequestLog;
  events: Events;
  origin: string;
}): Simulate {
  const { bank, executor, log, events, origin } = parts;
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
  const told = <Actions extends object, Transport = unknown>(
    actions: Actions,
    show: (result: never) => unknown = (result) => result,
  ): Told<Actions, Transport> =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        (...args: unknown[]) => executor.operate("action", () => show(action(...args) as never)),
      ]),
    ) as Told<Actions, Transport>;
  const rowOf =
    <Row extends AnyRow>(resource: Resource<Row>) =>
    (row: Row) =>
      presentRow(resource, row, { origin });
  return {
    achTransfers: told(achActions(bank, warn), rowOf(AchTransfers)),
    virtualCards: told(cardActions(bank)),
    companies: told(companyActions(bank), rowOf(Companies)),
  };
}
