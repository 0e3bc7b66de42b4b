import { STATEMENTS } from "../../openapi/generated/statements.ts";
import type { ExchangeAnswer } from "../exchange.ts";
import { PROBES } from "../probes/index.ts";
import type { Probe, ProbeRequest } from "../probes/probe.ts";
import { endpointOf } from "../service.ts";
import { calibrate } from "./calibrate.ts";
import { fieldsOf, refusalStatements, type Shown, statementsOfService } from "./evidence.ts";
import { isSameAgain, type Judgement, judge, stronger } from "./judge.ts";
import { foundOptions, hiddenOptions } from "./options.ts";
import type { ProbeReport, Report, StatementResult } from "./report.ts";
import { type Run, runProbe } from "./run.ts";
import type { LocalSettings, VerifySettings } from "./settings.ts";
import { subjectOf } from "./subject.ts";
import { localTransport, ServiceFailure, type Transport } from "./transport.ts";

/** So many probes that fail one after the other end the run. */
const MOST_FAILURES = 3;

/**
 * Asks a service what the probes ask and compares its answers with those of this bank; finds the options with which the bank
 * answers as the service does. Never rejects for what the service answers.
 */
export async function verify(settings: VerifySettings): Promise<Report> {
  let requests = 0;
  const transport: Transport = async (request) => {
    requests += 1;
    const answer = await settings.transport(request);
    if (isKeyRefused(request, answer))
      throw new ServiceFailure(
        `${request.method} ${request.path} was answered 401: the service refuses the ${request.key}'s key, or takes signed requests only`,
      );
    return answer;
  };
  const { subject, leftOver: leftByFirst } = await subjectOf(settings, transport);
  const skipped: ProbeReport[] = [];
  const runs: Run[] = [];
  const failed: Run[] = [];
  let failures = 0;
  let stopped: string | undefined;
  for (const probe of PROBES) {
    if (settings.isStopped?.()) stopped ??= "the run was interrupted";
    const reason = reasonToSkip(probe, settings) ?? stopped;
    if (reason !== undefined) {
      const result = reason === stopped ? "inconclusive" : "skipped";
      skipped.push(reportOf(probe, { result, reason }));
      continue;
    }
    settings.onProbe?.(probe);
    const run = await runProbe(probe, transport, subject(""), settings.now);
    failures = isDown(run) ? failures + 1 : 0;
    if (failures >= MOST_FAILURES)
      stopped = `the run ended: ${run.ended ?? "the service answers with 5xx only"}`;
    (run.isFailure ? failed : runs).push(run);
  }
  const calibration = await calibrate(runs);
  // Of what is uploaded to a bank of this process, the size shows nothing.
  const local = { ...settings, writes: true, only: [], accounts: ["1"], maxUpload: 1 };
  const ofBank = await runLocally(PROBES, local);
  const refusals = refusalStatements(ofBank);
  const judgements: Judgement[] = [];
  for (const run of runs) judgements.push(await judge(run, calibration, refusals));
  const again = new Map<Judgement, string>();
  if (stopped === undefined) {
    failures = 0;
    for (const judgement of judgements) {
      const { run, result } = judgement;
      if (result !== "contradicted" && !run.probe.readOnly) continue;
      if (settings.isStopped?.() || failures >= MOST_FAILURES) break;
      const second = await runProbe(run.probe, transport, subject("-2"), settings.now);
      if (second.isFailure) again.set(judgement, `a second look failed: ${second.ended}`);
      else if (!(await isSameAgain(run, second, calibration)))
        again.set(judgement, "the service answered otherwise when it was asked again");
      failures = isDown(second) ? failures + 1 : 0;
      failed.push({ ...second, exchanges: [] });
    }
  }
  const settled = judgements.map((judgement): Judgement => {
    const reason = again.get(judgement);
    return reason === undefined ? judgement : { ...judgement, result: "inconclusive", reason };
  });
  const statements = statementsOf(settled, ofBank);
  const isSteady = (option: string) =>
    settled.some(
      ({ run, result }) =>
        result === "contradicted" && run.probe.finds?.some((each) => each.option === option),
    );
  const leftOver = [...leftByFirst, ...[...runs, ...failed].flatMap((run) => run.leftOver)];
  const lost = failed.filter(({ isFailure, probe }) => isFailure && !runs.some((run) => run.probe === probe));
  return {
    service: settings.service,
    date: new Date(settings.now()).toISOString().slice(0, 10),
    requests,
    writes: settings.writes,
    probes: inOrder([
      ...settled.map((judgement) => reportOf(judgement.run.probe, judgement)),
      ...skipped,
      ...lost.map(({ probe, ended = null }) => reportOf(probe, { result: "inconclusive", reason: ended })),
    ]),
    statements,
    options: foundOptions(settled, calibration.found, isSteady),
    notVisible: hiddenOptions(settled, calibration, isSteady),
    leftOver,
  };
}

/** Whether a request with a key that should do was refused for its key. */
function isKeyRefused({ method, path, key, headers }: ProbeRequest, { status }: ExchangeAnswer): boolean {
  const isForAdmin = endpointOf(method, path)?.route?.auth === "admin";
  return status === 401 && key === (isForAdmin ? "admin" : "client") && !headers?.Authorization;
}

/** Whether the service answered nothing that could be compared. */
function isDown({ exchanges }: Run): boolean {
  return exchanges.every(({ answer }) => answer.status >= 500);
}

/** Every request that the probes would send, as a bank of default options lets them, in order. Nothing is sent to the service. */
export async function rehearse(settings: LocalSettings): Promise<readonly ProbeRequest[]> {
  const requests: ProbeRequest[] = [];
  const probes = PROBES.filter((each) => reasonToSkip(each, settings) === undefined);
  // What only reads is asked a second time.
  await runLocally([...probes, ...probes.filter(({ readOnly }) => readOnly)], settings, (request) =>
    requests.push(request),
  );
  return requests;
}

/** Runs probes in a bank of default options, and calls `onRequest` before each request. */
export async function runLocally(
  probes: readonly Probe[],
  settings: LocalSettings,
  onRequest: (request: ProbeRequest) => void = () => undefined,
): Promise<readonly Run[]> {
  const { transport, bank } = localTransport();
  const observed: Transport = (request) => {
    onRequest(request);
    return transport(request);
  };
  const runs: Run[] = [];
  try {
    const { subject } = await subjectOf(settings, observed);
    for (const probe of probes) runs.push(await runProbe(probe, observed, subject(""), settings.now));
  } finally {
    await bank.dispose();
  }
  return runs;
}

function reasonToSkip({ area, readOnly, needs }: Probe, settings: LocalSettings): string | undefined {
  if (settings.only.length > 0 && !settings.only.includes(area)) return "--only leaves its area out";
  if (!readOnly && !settings.writes) return "it needs --writes";
  if (needs === "admin" && !settings.hasAdminKey) return "it needs --admin-key";
  return needs === "account" && settings.accounts.length === 0 ? "it needs --account" : undefined;
}

/**
 * The result of each statement that any probe shows; those of probes that did not run to their end are skipped. A statement about the
 * service that no probe shows is not visible. `ofBank` are the runs of all probes in a bank.
 */
function statementsOf(
  judgements: readonly Judgement[],
  ofBank: readonly Run[],
): Readonly<Record<string, StatementResult>> {
  const results = new Map<string, Shown>();
  for (const { statements, result } of judgements) {
    for (const [statement, own] of statements) {
      const settled = result === "inconclusive" && own === "contradicted" ? "in doubt" : own;
      results.set(statement, stronger(results.get(statement), settled));
    }
  }
  const ran = new Set(judgements.flatMap(({ run }) => (run.ended === undefined ? [run.probe] : [])));
  for (const { exchanges } of ofBank.filter(({ probe }) => !ran.has(probe)))
    for (const statement of exchanges.flatMap((exchange) => [...exchange.shows, ...fieldsOf(exchange)]))
      if (Object.hasOwn(STATEMENTS, statement))
        results.set(statement, stronger(results.get(statement), "skipped"));
  for (const statement of statementsOfService())
    if (!results.has(statement)) results.set(statement, "not visible");
  const order = Object.keys(STATEMENTS);
  return Object.fromEntries(
    [...results]
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([statement, shown]) => [statement, shown === "in doubt" ? "inconclusive" : shown]),
  );
}

function reportOf(
  { name, area }: Probe,
  {
    result,
    reason,
    contradictions = [],
  }: Pick<Judgement, "result" | "reason"> & Partial<Pick<Judgement, "contradictions">>,
): ProbeReport {
  return { name, area, result, reason, contradictions };
}

function inOrder(reports: readonly ProbeReport[]): readonly ProbeReport[] {
  const order = PROBES.map(({ name }) => name);
  return [...reports].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}
