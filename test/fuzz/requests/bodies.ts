import { createFactories } from "../../../fixtures/index.ts";
import type { Chance } from "../support/chance.ts";
import { OWN_BODIES } from "../support/own.ts";
import type { Target } from "./routes.ts";

type Fields = Readonly<Record<string, unknown>>;

const BODIES_PER_OPERATION = 40;

/** Valid bodies by the noun at the end of an operation's name: "createPerson" and "updatePerson" share them. */
function makeBodies(): Readonly<Record<string, readonly Fields[]>> {
  const make = createFactories(11);
  const makers: Readonly<Record<string, (at: number) => Fields>> = {
    Counterparty: () => make.aCounterparty(),
    AchTransfer: (at) =>
      make.anAchTransfer(at % 4 === 0 ? { counterparty_id: 1001 + (at % 5) } : { service: "same-day" }),
    VirtualCard: (at) => make.aCard(at % 3 === 0 ? { emails: ["ada@example.com"] } : {}),
    Company: () => make.aCompany(),
    Person: (at) => make.aPerson({ gov_ident_ids: [1001 + (at % 12)] }),
    Login: () => make.aLogin(),
    ParentCompany: () => make.aParentCompany(),
    Address: () => make.anAddress(),
    Document: (at) => make.aDocument(at % 3 === 0 ? { document_type: "ein" } : {}),
    GovIdent: () => make.aGovIdent(),
    ...OWN_BODIES,
  };
  const all = Object.entries(makers).map(([noun, maker]) => [
    noun,
    Array.from({ length: BODIES_PER_OPERATION }, (_, at) => maker(at)),
  ]);
  return Object.fromEntries(all);
}

const BODIES = makeBodies();

/** The fields of a valid body for a route, as far as its rows allow. */
export function validFields(target: Target, chance: Chance): Record<string, unknown> {
  const fields = target.fields ?? new Map<string, readonly unknown[]>();
  const noun = target.operation.replace(/^(create|update)/, "");
  const isUpdate = target.method === "PATCH";
  const known = BODIES[noun] ?? [];
  const made = known.length > 0 ? chance.pick(known) : {};
  const keepsAll = !isUpdate || chance.percent(50);
  const data: Record<string, unknown> = {};
  for (const [name, taken] of fields) {
    const isMade = Object.hasOwn(made, name);
    if (isMade && (keepsAll || chance.percent(30))) data[name] = made[name];
    else if (known.length === 0 || chance.percent(isUpdate ? 12 : 8)) data[name] = chance.pick(taken);
    if (name.endsWith("_id") && typeof data[name] === "number") data[name] = chance.int(1001, 1012);
  }
  return data;
}
