import { expect, test } from "vitest";
import type { ProbeExchange } from "../../../src/fidelity/probes/probe.ts";
import { calibrate } from "../../../src/fidelity/verify/calibrate.ts";
import { fieldsOf, refusalStatements } from "../../../src/fidelity/verify/evidence.ts";
import { judge } from "../../../src/fidelity/verify/judge.ts";
import type { Run } from "../../../src/fidelity/verify/run.ts";
import { playedRuns } from "./played.ts";

/** What another service might answer in place of any status. */
const STATUSES = [200, 201, 204, 400, 403, 404, 409, 422];

/** The exchanges of a run, with their places: of those that ask the same of the same path, the first two. */
function distinct({ exchanges }: Run): readonly (readonly [number, ProbeExchange])[] {
  const kinds = exchanges.map(({ request, answer, shows }) =>
    [request.method, request.path, answer.status, ...shows].join(" "),
  );
  return [...exchanges.entries()].filter(
    ([at]) => kinds.slice(0, at).filter((each) => each === kinds[at]).length < 2,
  );
}

function withStatus(run: Run, place: number, status: number): Run {
  const exchanges = run.exchanges.map((exchange, at) =>
    at === place ? { ...exchange, answer: { ...exchange.answer, status } } : exchange,
  );
  // The search for options takes long, and an option that is found takes no difference away.
  return { ...run, probe: { ...run.probe, finds: [] }, exchanges };
}

/** What the exchanges of a run show: what they name, their fields, and the rules for which the bank refuses. */
async function shownIn(run: Run): Promise<readonly (readonly string[])[]> {
  const { replayed } = await (await calibrate([])).compare(run, new Map());
  return run.exchanges.map((exchange, at) => [
    ...exchange.shows,
    ...fieldsOf(exchange),
    ...(replayed[at]?.rules ?? []),
  ]);
}

test("another status of any answer is a difference, and confirms nothing that no other answer shows (X343, X359)", async () => {
  const runs = await playedRuns();
  const refusals = refusalStatements(runs);
  const problems: string[] = [];
  let changes = 0;
  for (const run of runs) {
    const shown = await shownIn(run);
    for (const [at, { request, answer, shows }] of distinct(run)) {
      const others = new Set(shown.filter((_, place) => place !== at).flat());
      for (const status of STATUSES.filter((each) => each !== answer.status)) {
        changes += 1;
        const changed = withStatus(run, at, status);
        const { result, contradictions, statements } = await judge(
          changed,
          await calibrate([changed]),
          refusals,
        );
        // A fact that was seen in public says by itself that the service answers otherwise than by default (X346).
        const confirmed = [...statements].flatMap(([id, each]) =>
          each === "confirmed" && !/^F\d/.test(id) && (shows.includes(id) || !others.has(id)) ? [id] : [],
        );
        const isSeen = result === "contradicted" && contradictions.some(({ field }) => field === "status");
        if (!isSeen || confirmed.length > 0)
          problems.push(
            `${run.probe.name}: ${request.method} ${request.path}, ${status} in place of ${answer.status}: ${result}, ${confirmed}`,
          );
      }
    }
  }
  expect(problems).toEqual([]);
  expect(changes).toBeGreaterThan(1500);
}, 300_000);
