/** A line of code, with a bar before the name that an editor is asked about, and what its text must say. */
interface Place {
  readonly code: string;
  readonly shows: RegExp;
  /** What the editor displays as its type. */
  readonly displays?: RegExp;
}

/** Places at which users hover: each is compiled as it stands. */
export const PLACES: readonly Place[] = [
  {
    code: 'import { |createBank, connect } from "sandbank";',
    shows: /^Makes a bank\. Throws an OptionError/,
  },
  { code: 'import { |scenarios } from "sandbank/fixtures";', shows: /^Every scenario by its name/ },
  { code: "createBank({ |seed: 7 });", shows: /^The seed of card numbers/ },
  { code: 'createBank({ |baseUrl: "https://api.example.com" });', shows: /^The url of the service/ },
  { code: 'createBank({ |clock: { start: "2026-03-02" } });', shows: /^Where bank time begins/ },
  { code: 'createBank({ clock: { |start: "2026-03-02" } });', shows: /^Bank time at the start/ },
  { code: "createBank({ |scenarios, scenario: scenarios.starter });", shows: /^Scenarios by name/ },
  {
    code: "createBank({ scenarios, |scenario: scenarios.busy });",
    shows: /^Rows that are there from the start/,
  },
  {
    code: 'createBank({ |assumptions: { reviewStatus: "review" } });',
    shows: /^What the service's documents leave/,
  },
  {
    code: 'createBank({ assumptions: { |reviewStatus: "x" } });',
    shows: /^The name of the status of a transfer/,
  },
  { code: 'createBank({ assumptions: { ach: { |settleAt: "12:00" } } });', shows: /^GMT time of day/ },
  { code: "createBank({ assumptions: { files: { |maxBytes: 9 } } });", shows: /^The largest accepted file/ },
  { code: 'createBank({ |progress: { achTransfers: "manual" } });', shows: /^What makes the timed steps/ },
  { code: 'createBank({ progress: { |virtualCards: "manual" } });', shows: /^The virtual cards/ },
  { code: "createBank({ faults: [{ |nth: 1, status: 503 }] });", shows: /\S/ },
  { code: "createBank({ rateLimit: { |quota: 1, window: 1 } });", shows: /\S/ },
  { code: "createBank({ latency: { |median: 1, sigma: 1, max: 9 } });", shows: /\S/ },
  { code: "createBank({ history: { |maxBytes: 9 } });", shows: /\S/ },
  {
    code: 'createBank({ reserved: { |companyNames: { A: { status: "blocked" } } } });',
    shows: /^The status that/,
  },
  { code: "const bank = createBank();", shows: /^$/ },
  { code: "void bank.clock.|advance({ bankingDays: 2 });", shows: /^Moves time forward by a duration/ },
  { code: "void bank.clock.advance({ |bankingDays: 1 });", shows: /^To the same GMT time of day/ },
  {
    code: 'bank.db.achTransfers.|findFirst({ status: "failed" });',
    shows: /^The first row with these values/,
  },
  { code: "bank.db.|achTransfers.count();", shows: /\S/ },
  {
    code: 'void bank.simulate.achTransfers.|return(1001, "R01");',
    shows: /^Returns a transfer in processing/,
  },
  { code: "void bank.simulate.virtualCards.authorize(1, { |amount: 1 });", shows: /\S/ },
  { code: 'bank.faults.|add("slow");', shows: /\S/ },
  { code: "void bank.history.|goTo(1);", shows: /\S/ },
  { code: "bank.log.|entries.at(-1)?.status;", shows: /\S/ },
  { code: "bank.outbox.|entries.at(-1)?.subject;", shows: /\S/ },
  { code: 'const remote = connect({ |baseUrl: "http://127.0.0.1:4010" });', shows: /^The url of the server/ },
  { code: "void remote.clock.|advance({ days: 1 });", shows: /^Moves time forward/ },
  { code: "void remote.db.achTransfers.|findMany();", shows: /^Every row with these values/ },
  { code: 'void remote.simulate.achTransfers.|settle("1001");', shows: /^Ends the waiting period/ },
  {
    code: 'import type { AchTransfer, AchTransferCreate, Company, |ErrorBody, VirtualCard } from "sandbank";',
    shows: /\S/,
  },
  {
    code: "let transfer!: |AchTransfer;",
    shows: /^An ACH transfer, as the API shows it\.$/,
    displays:
      /type AchTransfer = \{\s+readonly id: string;\s+readonly account_number: string;\s+readonly amount: number;/,
  },
  {
    code: "let create!: |AchTransferCreate;",
    shows: /\S/,
    displays: /readonly direction: "credit" \| "debit";/,
  },
  {
    code: "let company!: |Company;",
    shows: /\S/,
    displays: /type Company = \{\s+readonly id: number;/,
  },
  { code: "let card!: |VirtualCard;", shows: /\S/, displays: /readonly available_balance: number;/ },
  {
    code: "let error!: |ErrorBody;",
    shows: /\S/,
    displays: /type ErrorBody = \{\s+readonly error: string;\s+\}/,
  },
  {
    code: "transfer.|amount;",
    shows: /^Cents, positive\. 0 makes the transfer a prenotification\.$/,
    displays: /amount: number$/,
  },
  { code: "create.|metadata;", shows: /At most 8192 bytes of JSON in UTF-8/, displays: /metadata\?: / },
  { code: "company.|status;", shows: /\S/, displays: /status: (?:"\w+" \| )*"approved"/ },
  { code: "card.|valid_ending_on;", shows: /The last day of use, GMT/, displays: /: string$/ },
  { code: "error.|error;", shows: /single quotes/, displays: /error: string$/ },
];
