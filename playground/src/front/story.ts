import type { Change, LogEntry } from "sandbank";
import { DAY_MS } from "sandbank/internal";
import { BEGINS, bank } from "./demonstration-bank.ts";
import { Payments } from "./payments.ts";

/** One step of the story: its text, and either what the front end does or until when bank time runs. */
interface Step {
  readonly text: string;
  readonly does?: (app: Payments) => Promise<void>;
  readonly until?: string;
}

const FIRST = "1001";

const STEPS: readonly Step[] = [
  {
    text: "The front end sends one POST. The bank adds a row: pending.",
    does: (app) => app.pay({ name: "Juniper & Sons", account: "1000200030004001" }, 125_000),
  },
  {
    text: "Some account numbers always fail. This one returns R01 right away.",
    does: (app) => app.pay({ name: "Maria Delgado", account: "9000000000008201" }, 8_431),
  },
  { text: "Two hours of bank time pass. The first payment is picked up.", until: "2026-03-05T17:00:00Z" },
  { text: "The front end checks again: processing.", does: (app) => app.look(FIRST) },
  { text: "Too late to cancel. The bank refuses and says why.", does: (app) => app.cancel(FIRST) },
  { text: "A weekend passes in seconds. Only banking days count.", until: "2026-03-09T15:00:00Z" },
  { text: "The payment arrived. No test had to wait until Monday.", does: (app) => app.look(FIRST) },
];

/** In how many pieces a time that passes is shown. */
const PIECES = 48;

/** The story of the first page: a front end, a bank that answers it, and time that passes. Nothing in it is made up. */
export class Story {
  readonly #onChange: () => void;
  #app = new Payments((path, init) => bank.fetch(path, init));
  #changes: readonly Change[] = [];
  #next = 0;
  /** The number of the last request of the time before. */
  #earlier = 0;
  text = "A front end and a bank on the same page.";

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    bank.on("change", (change) => {
      this.#changes = [...this.#changes, change];
    });
  }

  get app(): Payments {
    return this.#app;
  }

  /** What the front end has sent since the story began. */
  get requests(): readonly LogEntry[] {
    return bank.log.entries.filter(({ number }) => number > this.#earlier);
  }

  /** What has happened to the rows since the story began. */
  get changes(): readonly Change[] {
    return this.#changes;
  }

  /**
   * Takes the next step, or starts over after the last.
   *
   * @param frame resolves when the next piece of time may pass; without it time passes at once
   */
  async step(frame?: () => Promise<void>): Promise<void> {
    const step = STEPS[this.#next];
    if (!step) return this.#begin();
    this.#next += 1;
    this.text = step.text;
    this.#onChange();
    await step.does?.(this.#app);
    if (step.until !== undefined) await this.#pass(step.until, frame);
    this.#onChange();
  }

  async #begin(): Promise<void> {
    await bank.reset();
    this.#earlier = bank.log.entries.at(-1)?.number ?? 0;
    this.#app = new Payments((path, init) => bank.fetch(path, init));
    this.#changes = [];
    this.#next = 0;
    this.text = "Starting over.";
    this.#onChange();
  }

  async #pass(until: string, frame: (() => Promise<void>) | undefined): Promise<void> {
    const from = bank.clock.now().getTime();
    const span = Date.parse(until) - from;
    for (let piece = 1; frame && piece < PIECES; piece += 1) {
      await frame();
      await bank.clock.advanceTo(from + Math.round((span * piece) / PIECES));
      this.#onChange();
    }
    await bank.clock.advanceTo(until);
  }
}

/** The days that the story lasts, from the first day's midnight. */
export const DAYS: readonly number[] = [0, 1, 2, 3, 4].map(
  (day) => Date.parse(BEGINS.slice(0, 10)) + day * DAY_MS,
);
