import { type Bank, createBank } from "../../src/index.ts";
import { BASE_URL } from "./requests/episode.ts";
import { requestOf } from "./requests/grammar.ts";
import { toRequest } from "./requests/request.ts";
import { chanceOf } from "./support/chance.ts";
import { recordErrors } from "./support/errors.ts";
import { OWN, ownStarter } from "./support/own.ts";
import type { Campaign, Finding } from "./support/suite.ts";

/** One case: this many requests, all to the one bank of the run. */
const REQUESTS = 1000;

/** Cases before the first measurement, so that code is compiled and the log has grown to its size. */
const WARM_UP = 4;

/** The largest log of the bank. */
const LOG_SIZE = 1000;

/** What the heap may grow by per 10,000 requests, in MB: rows that were created stay, a log entry must not. */
const MOST_GROWTH = 40;

const MB = 1024 * 1024;

/** Makes the bank of a run; a test of the suite makes one that keeps too much. */
function makeSoakBank(): Bank {
  const clock = { start: "2026-03-02T15:00:00Z", paused: true };
  return createBank({ scenario: ownStarter, resources: OWN, baseUrl: BASE_URL, clock, logSize: LOG_SIZE });
}

/** Bytes in use once everything unused was let go, as far as `--expose-gc` allows. */
function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Many requests in one bank: its memory and its log stay bounded; what a request costs is reported. */
export async function soakCampaign(make: () => Bank = makeSoakBank): Promise<Campaign> {
  const bank = make();
  await bank.ready;
  const times: number[] = [];
  const heaps: number[] = [];
  let failed = 0;
  const growth = () => {
    const [first, last] = [heaps[0], heaps.at(-1)];
    if (first === undefined || last === undefined || heaps.length < 2) return 0;
    return (((last - first) / MB) * 10_000) / ((heaps.length - 1) * REQUESTS);
  };
  return {
    unitsPerCase: REQUESTS,
    describe: (seed) => `${REQUESTS} requests of seed ${seed}`,
    close: () => bank.dispose(),
    figures() {
      const tenth = Math.max(1, Math.floor(times.length / 10));
      return {
        "µs a request": Math.round(mean(times) * 1000),
        "last tenth to first": (mean(times.slice(-tenth)) / mean(times.slice(0, tenth))).toFixed(2),
        "heap MB": Math.round((heaps.at(-1) ?? heapUsed()) / MB),
        "heap MB per 10,000": growth().toFixed(1),
        rows: Object.values(bank.db).reduce((sum, reader) => sum + reader.count(), 0),
        log: bank.log.entries.length,
        "errors (see fuzz)": failed,
      };
    },
    async run(seed) {
      const chance = chanceOf(seed);
      const requests = Array.from({ length: REQUESTS }, () => requestOf(chance));
      const errors = recordErrors();
      const start = performance.now();
      for (const sent of requests) {
        if (sent.after > 0) await bank.clock.advance({ minutes: sent.after });
        await (await bank.fetch(toRequest(sent, BASE_URL))).arrayBuffer();
      }
      failed += errors.take().length;
      errors.stop();
      times.push((performance.now() - start) / REQUESTS);
      if (times.length > WARM_UP) heaps.push(heapUsed());
      return [...heapFindings(growth(), heaps.length), ...logFindings(bank)];
    },
  };
}

function heapFindings(growth: number, measurements: number): readonly Finding[] {
  // A single page of code or data moves a short run by more than the bound.
  if (measurements < 8 || growth <= MOST_GROWTH) return [];
  const detail = `The heap grows by ${growth.toFixed(1)} MB per 10,000 requests, expected at most ${MOST_GROWTH}.`;
  return [
    { kind: "the heap grows", detail, smallest: "the whole run: give the count and seed of its last line" },
  ];
}

function logFindings(bank: Bank): readonly Finding[] {
  const { length } = bank.log.entries;
  if (length <= LOG_SIZE) return [];
  const detail = `The log has ${length} entries, expected at most ${LOG_SIZE}.`;
  return [{ kind: "the log grows", detail, smallest: `any ${LOG_SIZE + 1} requests` }];
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
