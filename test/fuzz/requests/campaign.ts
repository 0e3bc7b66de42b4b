import { type Bank, createBank } from "../../../src/index.ts";
import { chanceOf } from "../support/chance.ts";
import { recordErrors } from "../support/errors.ts";
import { OWN, ownStarter } from "../support/own.ts";
import { shrinkList, simplify } from "../support/shrink.ts";
import type { Campaign, Finding } from "../support/suite.ts";
import { BASE_URL, play } from "./episode.ts";
import { requestOf } from "./grammar.ts";
import { printed, type Sent, simplerRequests } from "./request.ts";
import { differences, throughHttp, throughSetupServer } from "./transports.ts";

/** One case: this many requests to a bank with the rows of the scenario `starter`. */
const REQUESTS = 200;

/** Of a hundred cases, how many run once more: in another bank, through setupServer, over HTTP. */
const AGAIN = { bank: 6, setupServer: 3, http: 3 } as const;

/** Of a hundred cases, in how many the state is compared at each refused request. */
const THOROUGH_PERCENT = 1;

/** Of a hundred cases, how many are of a bank of the profile observed. */
const OBSERVED_PERCENT = 30;

type Profile = Bank["options"]["profile"];

/** Makes a bank; a test of the suite makes one with a fault. */
export type MakeBank = (profile: Profile) => Bank;

const makeBank: MakeBank = (profile) =>
  createBank({
    profile,
    scenario: ownStarter,
    resources: OWN,
    baseUrl: BASE_URL,
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
  });

/** Requests to every endpoint, by grammar and mutation, through `bank.fetch`, `setupServer` and HTTP. */
export async function requestCampaign(make: MakeBank = makeBank): Promise<Campaign> {
  const banks = { documents: make("documents"), observed: make("observed") };
  await Promise.all([banks.documents.ready, banks.observed.ready]);
  const counts = new Map<string, number>();
  const count = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);

  /** The kinds of faults that requests bring about, each with its place. */
  const faultsIn = async (bank: Bank, requests: readonly Sent[], isThorough: boolean) => {
    await bank.reset();
    return (await play(bank, requests, isThorough)).faults;
  };

  return {
    unitsPerCase: REQUESTS,
    describe: (seed) => requestsOf(seed).map(printed).join("\n"),
    figures: () => Object.fromEntries([...counts].sort()),
    async close() {
      await Promise.all([banks.documents.dispose(), banks.observed.dispose()]);
    },
    async run(seed, isNew) {
      const requests = requestsOf(seed);
      const profile = chanceOf(~seed ^ 0x5eed).percent(OBSERVED_PERCENT) ? "observed" : "documents";
      if (profile === "observed") count("in the profile observed");
      const bank = banks[profile];
      await bank.reset();
      const { faults, answers, statuses } = await play(
        bank,
        requests,
        chanceOf(~seed).percent(THOROUGH_PERCENT),
      );
      const state = JSON.stringify(bank.snapshot());
      for (const status of statuses) count(`${Math.floor(status / 100)}xx`);
      const findings: Finding[] = [];
      for (const { kind, detail, at } of faults) {
        if (findings.some((finding) => finding.kind === kind)) continue;
        const fails = async (some: readonly Sent[]) =>
          (await faultsIn(bank, some, isOfState(kind))).some((fault) => fault.kind === kind);
        const smallest = isNew(kind) ? await smallestOf(requests.slice(0, at + 1), fails) : "";
        findings.push({ kind, detail, smallest });
      }
      findings.push(...(await again(seed, profile, requests, { answers, state })));
      return findings;
    },
  };

  /** Sends the same requests to another bank, or on another way: the responses must be the same. */
  async function again(
    seed: number,
    profile: Profile,
    requests: readonly Sent[],
    { answers, state }: { readonly answers: readonly string[]; readonly state: string },
  ): Promise<readonly Finding[]> {
    const drawn = chanceOf(~seed).int(0, 99);
    if (drawn >= AGAIN.bank + AGAIN.setupServer + AGAIN.http) return [];
    const other = make(profile);
    await other.ready;
    // The bank that was asked first has reported the same errors.
    const errors = recordErrors();
    const different = await (drawn < AGAIN.bank
      ? inOtherBank(other, requests, answers)
      : onOtherWay(other, drawn < AGAIN.bank + AGAIN.setupServer, requests, answers));
    errors.stop();
    const otherState = JSON.stringify(other.snapshot());
    await other.dispose();
    const [first] = different.found;
    if (first) {
      const smallest = printed(requests[first.at] as Sent);
      return [{ kind: `${different.name} answers otherwise`, detail: first.detail, smallest }];
    }
    count(`also through ${different.name}`);
    if (different.name !== "another bank" || state === otherState) return [];
    const detail = "The snapshots of two banks differ after the same requests.";
    return [{ kind: "equal requests give unequal banks", detail, smallest: "" }];
  }
}

async function inOtherBank(other: Bank, requests: readonly Sent[], answers: readonly string[]) {
  const second = (await play(other, requests)).answers;
  const at = second.findIndex((answer, place) => answer !== answers[place]);
  const detail = `expected ${answers[at]}, got ${second[at]}`;
  return { name: "another bank", found: at < 0 ? [] : [{ at, detail }] };
}

async function onOtherWay(
  other: Bank,
  isSetupServer: boolean,
  requests: readonly Sent[],
  answers: readonly string[],
) {
  const transport = isSetupServer ? throughSetupServer(other) : await throughHttp(other);
  try {
    return { name: transport.name, found: await differences(other, transport, requests, answers) };
  } finally {
    await transport.close();
  }
}

/** Tells whether a fault shows only when the state is looked at. */
function isOfState(kind: string): boolean {
  return /changed|restored|afterwards/.test(kind);
}

async function smallestOf(
  requests: readonly Sent[],
  fails: (requests: readonly Sent[]) => Promise<boolean>,
): Promise<string> {
  if (!(await fails(requests))) return "It did not happen again when the same requests were sent once more.";
  const last = requests.slice(-1);
  const few = (await fails(last)) ? last : await shrinkList(requests, fails);
  const simple: Sent[] = [...few];
  for (const [at, sent] of few.entries()) {
    const failsWith = (candidate: Sent) =>
      fails(simple.map((kept, place) => (place === at ? candidate : kept)));
    simple[at] = await simplify(sent, simplerRequests, failsWith);
  }
  return simple.map(printed).join("\n");
}

function requestsOf(seed: number): readonly Sent[] {
  const chance = chanceOf(seed);
  return Array.from({ length: REQUESTS }, () => requestOf(chance));
}
