import { expect, test } from "vitest";
import { statementAbout } from "../../../src/fidelity/compare/statements.ts";
import { dataOf, isAccepted, rowsOf } from "../../../src/fidelity/exchange.ts";
import type { Area } from "../../../src/fidelity/probes/probe.ts";
import { endpointOf } from "../../../src/fidelity/service.ts";
import { isEmpty, type Lie, verifyLiar } from "./lying.ts";
import { playedRuns } from "./played.ts";

/** A field of the rows of a resource, as answers to the probes have it. */
interface Field {
  readonly collection: string;
  readonly name: string;
  readonly statement: string;
}

function collectionAt(method: string, path: string): string | undefined {
  return endpointOf(method, path)?.resource?.model.collection;
}

function areaOf(collection: string): Area {
  if (["virtualCards", "cardConfiguration"].includes(collection)) return "cards";
  return ["counterparties", "achTransfers"].includes(collection) ? "payments" : "onboarding";
}

/** Every field that the answers to the probes have, and that is not always empty. */
async function shownFields(): Promise<readonly Field[]> {
  const fields = new Map<string, Field>();
  for (const { exchanges } of await playedRuns()) {
    for (const { request, answer } of exchanges) {
      const collection = collectionAt(request.method, request.path);
      if (collection === undefined || !isAccepted(answer)) continue;
      for (const [name, value] of Object.entries(dataOf(answer.body))) {
        const statement = statementAbout(`data.${name}`, endpointOf(request.method, request.path));
        if (statement !== undefined && !isEmpty(value))
          fields.set(`${collection}.${name}`, { collection, name, statement });
      }
    }
  }
  return [...fields.values()];
}

/** Another value of the same kind and form. */
function another(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return value.map(another);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, another(inner)]));
  if (typeof value !== "string" || value === "") return value;
  if (/^\d{4}-\d{2}/.test(value)) return value.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  const next = (digits: string) => String(BigInt(digits) + 1n).padStart(digits.length, "0");
  return /\d$/.test(value) ? value.replace(/\d+$/, next) : `${value}x`;
}

function lieAbout({ collection, name }: Field): Lie {
  return (answer, { method, path }) => {
    const data = dataOf(answer.body);
    if (collectionAt(method, path) !== collection || rowsOf(answer.body) || !Object.hasOwn(data, name))
      return answer;
    return { ...answer, body: { data: { ...data, [name]: another(data[name]) } } };
  };
}

test("a service that answers a field with another value confirms no statement about it, whichever it is (X343, X344)", async () => {
  const fields = await shownFields();
  // As many as are asked for, spread over all.
  const count = Math.min(Number(process.env.SANDBANK_FIELDS ?? 32), fields.length);
  const drawn = Array.from(
    { length: count },
    (_, at) => fields[Math.floor((at * fields.length) / count)] as Field,
  );
  const confirmed: string[] = [];
  for (const field of drawn) {
    const { statements } = await verifyLiar(lieAbout(field), [areaOf(field.collection)]);
    const result = statements[field.statement] ?? "none";
    if (!["contradicted", "inconclusive", "form only"].includes(result))
      confirmed.push(`${field.collection}.${field.name}, ${field.statement}: ${result}`);
  }
  expect(confirmed).toEqual([]);
  expect(fields.length).toBeGreaterThan(130);
}, 600_000);
