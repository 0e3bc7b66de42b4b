import type { Service } from "../../service.ts";
import type { AnyRow } from "../../store/model.ts";
import { readRow } from "../../time/steps.ts";
import type { RawBody } from "../body/body.ts";
import type { Fault } from "../faults/faults.ts";
import { ruleHeaders } from "../headers/rule-header.ts";
import { parseInput } from "../input/parse.ts";
import { type Admission, bugProblem, type Received, routeFor } from "../input/received.ts";
import type { MinusOne } from "../minus-one.ts";
import { notFound, Problem, reasonsOf, withoutKeysIn, withStatus } from "../problems.ts";
import type { Answer } from "../routes/answer-watch.ts";
import type { Call, Route } from "../routes/route.ts";
import type { SentStatus } from "../routes/status-codes.ts";
import { type UnknownFieldsPolicy, unknownFields } from "../unknown-fields.ts";
import type { Strict, Warn } from "../warnings.ts";
import { envelope } from "./envelope.ts";

/** A request in its turn. */
export interface InTurn<Bank extends Service> extends Received<Bank> {
  readonly raw: RawBody;
  /** The error of a step that was due before the request; undefined when there is none. */
  readonly failedStep: unknown;
  readonly fault: Fault | undefined;
  readonly warn: Warn;
}

/** What the answers of a bank depend on. */
export interface Responding<Bank extends Service> extends Admission<Bank> {
  readonly unknownFields: UnknownFieldsPolicy;
  /** Refuses what otherwise is only warned about. */
  readonly strict: Strict;
  readonly minusOne: MinusOne;
  /** The status that is sent for that of a refusal's cause; what a fault answers keeps its own. */
  readonly sentStatus: SentStatus;
  readonly errorBody: (problem: Problem) => unknown;
  /** Whether answers name the rules of a refusal, and warnings, in headers. */
  readonly headers: boolean;
}

/** Answers a request in its turn. The only catch: a Problem is the caller's mistake, any other error is a bug in Sandbank. */
export function respond<Bank extends Service>(given: InTurn<Bank>, parts: Responding<Bank>): Answer {
  const { store } = parts.bank;
  const writes = store.pendingChanges;
  try {
    return handle(given, parts);
  } catch (error) {
    const refused = error instanceof Problem && store.pendingChanges === writes;
    const found = refused ? withoutKeysIn(error, given.secrets) : bugProblem(given, error);
    const isFault = given.fault?.problem === error;
    const problem = isFault ? found : withStatus(found, parts.sentStatus(found.status));
    const issues = reasonsOf(problem);
    const headers = { ...problem.headers, ...(parts.headers ? ruleHeaders(issues) : {}) };
    const own = isFault ? given.fault?.body : undefined;
    const body = own === undefined ? parts.errorBody(problem) : own;
    return { status: problem.status, body, headers, issues };
  }
}

function handle<Bank extends Service>(given: InTurn<Bank>, parts: Responding<Bank>): Answer {
  const { request, url, found, raw, failedStep, fault, warn } = given;
  const { bank, strict, minusOne } = parts;
  if (failedStep !== undefined) throw failedStep;
  if (fault?.problem) throw fault.problem;
  if (raw.kind === "problem") throw raw.problem;
  const route = routeFor(given, parts);
  const asked = rowFor(route, found?.id, bank);
  const unknown = unknownFields(parts.unknownFields, warn);
  const sent = { url, headers: request.headers, raw, row: asked, minusOne };
  const input = parseInput(route, sent, bank, unknown, { strict, warn });
  const row = route.method === "GET" && asked ? afterRead(route, asked, bank) : asked;
  const origin = parts.baseUrl?.replace(/\/$/, "") ?? url.origin;
  const data = route.handle({
    ...{ ...input, row, origin, bank, warn },
    headers: request.headers,
  } as Call<Bank, never, never, never>);
  return envelope(route, data, origin);
}

/** The row that a GET by its id answers with: the read may be the one that moves it (X82). */
function afterRead<Bank extends Service>({ model }: Route<Bank>, row: AnyRow, bank: Bank): AnyRow {
  if (!model || !readRow(bank, model.collection, row, bank.now())) return row;
  return bank.table(model).get(row.id) ?? row;
}

/** The row that the path names; undefined where it names none. Throws a 404 {@link Problem} for an id that no row has. */
export function rowFor<Bank extends Service>(
  route: Route<Bank>,
  id: string | undefined,
  bank: Bank,
): AnyRow | undefined {
  const { model } = route;
  if (!model || id === undefined) return undefined;
  const row = bank.table(model).get(id);
  if (row) return row;
  throw notFound(`There is no ${model.noun} with this id: take one from the list at ${model.path}.`, "S9");
}
