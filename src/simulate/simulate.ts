import type { RequestLog } from "../http/log.ts";
import { Companies, type Company } from "../onboarding/companies/schema.ts";
import type { Onboarded } from "../onboarding/resource.ts";
import { AchTransfers } from "../payments/ach/schema.ts";
import type { WholeBank } from "../routes.ts";
import { type AnyRow, presentRow, type Resource } from "../store/resource.ts";
import type { Shown } from "../surface/db.ts";
import type { Door } from "../surface/door.ts";
import type { Events } from "../surface/events.ts";
import { type AchVerbs, achVerbs } from "./ach.ts";
import { type CardVerbs, cardVerbs } from "./cards.ts";
import { type CompanyVerbs, companyVerbs } from "./companies.ts";

/** A group of verbs as a caller sees them: each answers a promise, where it answers a row, of the row as the interface shows it. */
type Told<Verbs, Wire = unknown> = {
  readonly [Verb in keyof Verbs]: Verbs[Verb] extends (...args: infer Args) => infer Row
    ? (...args: Args) => Promise<unknown extends Wire ? Shown<Row> : Wire>
    : never;
};

/** What happens to rows outside the interface, by area. */
export interface Simulate {
  readonly ach: Told<AchVerbs>;
  readonly cards: Told<CardVerbs>;
  readonly companies: Told<CompanyVerbs, Onboarded<Company>>;
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
  const told = <Verbs extends object, Wire = unknown>(
    verbs: Verbs,
    show: (result: never) => unknown = (result) => result,
  ): Told<Verbs, Wire> =>
    Object.fromEntries(
      Object.entries(verbs).map(([name, verb]) => [
        name,
        (...args: unknown[]) => door.operate("verb", () => show(verb(...args) as never)),
      ]),
    ) as Told<Verbs, Wire>;
  const rowOf =
    <Row extends AnyRow>(resource: Resource<Row>) =>
    (row: Row) =>
      presentRow(resource, row, { origin });
  return {
    ach: told(achVerbs(bank, warn), rowOf(AchTransfers)),
    cards: told(cardVerbs(bank)),
    companies: told(companyVerbs(bank), rowOf(Companies)),
  };
}
