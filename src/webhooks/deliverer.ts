import * as z from "zod/mini";
import { internalsOf } from "../bank/internals.ts";
import type { OutgoingWork } from "../bank/outgoing.ts";
import type { CoreBank } from "../core.ts";
import { rowsIn } from "../define/turn/rows.ts";
import { InvalidTransitionError, NotFoundError } from "../engine/errors.ts";
import { isOrigin } from "../engine/http/headers/origin.ts";
import { readOptionsOf, wholeNumber } from "../engine/options.ts";
import { expected } from "../engine/schema/expected.ts";
import { nextTurn } from "../engine/slices.ts";
import type { Delivery, DeliveryActions, Event } from "../products/index.ts";
import { type Deliver, isTaken, type Outcome, type Sender, send } from "./send.ts";

/** A bank that `createBank` has made in this process, with the resources of webhooks. */
export type DeliveringBank = Pick<CoreBank, "clock" | "on" | "options"> & {
  /** Its actions, of which those of deliveries record what comes of an attempt. */
  readonly simulate: {
    /** Those of the resource `webhookDeliveries`. */
    readonly webhookDeliveries: DeliveryActions;
  };
};

/** How deliveries are sent. */
export interface DeliverOptions {
  /** Sends a delivery in place of `fetch`: in a page, whose requests to other origins a browser may refuse, or in a test. */
  readonly deliver?: Deliver | undefined;
  /** Origins beside this machine to which `fetch` may send, such as "https://hooks.example.com"; by default none. */
  readonly allow?: readonly string[] | undefined;
  /** For how many machine milliseconds an answer is awaited; by default 5,000. */
  readonly timeout?: number | undefined;
  /** Called after each attempt with its delivery. */
  readonly onAttempt?: ((delivery: Delivery) => void) | undefined;
}

/** The deliveries of a bank that are sent. */
export interface Delivering {
  /** Resolves when no delivery is due: a bank whose clock stands still has nothing more to send then. */
  idle(): Promise<void>;
  /** Sends no more; what is under way ends. */
  stop(): Promise<void>;
}

const aFunction = z.custom<(...given: never[]) => unknown>((value) => typeof value === "function", {
  error: expected("a function"),
});

const Given = z.strictObject({
  deliver: z.optional(aFunction),
  allow: z._default(
    z.array(
      z.string().check(z.refine(isOrigin, { error: expected('an origin such as "https://example.com"') })),
    ),
    [],
  ),
  timeout: z._default(wholeNumber(1, 600_000, "milliseconds"), 5000),
  onAttempt: z.optional(aFunction),
});

const { setTimeout: wallTimeout, clearTimeout: clearWallTimeout } = globalThis;
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Makes what sends the deliveries of a bank, once. Until it follows the bank, it sends when the bank's `outgoing` is asked to: for
 * where another makes the steps that fall due, and looks for what they make due.
 */
export function delivererOf(bank: DeliveringBank, options: DeliverOptions): Deliverer {
  const { allow, timeout } = readOptionsOf("deliverWebhooks", Given, options);
  return new Deliverer(bank, { deliver: options.deliver, allow, timeout }, options.onAttempt);
}

class Deliverer implements Delivering, OutgoingWork {
  readonly #bank: DeliveringBank;
  readonly #sender: Sender;
  readonly #onAttempt: DeliverOptions["onAttempt"];
  readonly #engine;
  /** The deliveries whose attempt is under way, by their ids. */
  readonly #sending = new Map<string, Promise<void>>();
  /** The last attempt for each webhook, after which its next one is made. */
  readonly #last = new Map<string, Promise<void>>();
  /** Those of whose attempt nothing could be recorded: they are still due, and would be sent again and again. */
  readonly #unrecorded = new Set<string>();
  #stops: readonly (() => void)[] = [];
  #timer: ReturnType<typeof wallTimeout> | undefined;
  #isAsked = false;
  #isStopped = false;

  constructor(bank: DeliveringBank, sender: Omit<Sender, "inTurn">, onAttempt: DeliverOptions["onAttempt"]) {
    const { engine } = internalsOf(bank);
    if (!engine.service.store.names().includes("webhookDeliveries"))
      throw new TypeError(
        "This bank has no webhooks: create it with resources: { events, webhooks, webhookDeliveries } of sandbank/products.",
      );
    if (engine.outgoing) throw new TypeError("This bank's deliveries are already being sent.");
    this.#bank = bank;
    this.#sender = { ...sender, inTurn: inTurns() };
    this.#onAttempt = onAttempt;
    this.#engine = engine;
    engine.outgoing = this;
  }

  /** Looks for deliveries of itself, after each change of the bank. */
  follow(): void {
    const ask = () => this.#ask();
    const startOver = () => {
      this.#unrecorded.clear();
      ask();
    };
    this.#stops = [this.#bank.on("change", ask), this.#bank.on("reset", startOver)];
    ask();
  }

  isDue(): boolean {
    return this.#due().length > 0;
  }

  async done(): Promise<void> {
    for (this.#sendDue(); this.#sending.size > 0; this.#sendDue()) await Promise.all(this.#sending.values());
  }

  async idle(): Promise<void> {
    // What has happened just now asks for its deliveries in a task of its own.
    await nextTurn();
    this.#bank.clock.nextEvent();
    for (; this.isDue() && !this.#isStopped; this.#bank.clock.nextEvent()) await this.done();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
    clearWallTimeout(this.#timer);
    if (this.#engine.outgoing === this) this.#engine.outgoing = undefined;
    await Promise.all(this.#sending.values());
  }

  #due(): readonly Delivery[] {
    if (this.#isStopped) return [];
    const due = this.#rows<Delivery>("webhookDeliveries").find({ status: "due" });
    return due.filter(({ id }) => !this.#unrecorded.has(id));
  }

  #rows<Row>(collection: string) {
    return rowsIn<Row>(this.#engine.service as never, collection);
  }

  /** Looks for what is due once the present turn has ended. */
  #ask(): void {
    if (this.#isAsked || this.#isStopped) return;
    this.#isAsked = true;
    void nextTurn().then(() => {
      this.#isAsked = false;
      if (!this.#isStopped) this.#look();
    });
  }

  #look(): void {
    const { clock } = this.#bank;
    // It runs the steps that are due, of which a delivery may be one.
    const next = clock.nextEvent();
    this.#sendDue();
    clearWallTimeout(this.#timer);
    if (!next || clock.paused) return;
    const wait = Math.ceil((Date.parse(next.at) - clock.now().getTime()) / clock.speed);
    this.#timer = wallTimeout(() => this.#ask(), Math.min(Math.max(wait, 1), LONGEST_TIMER));
    (this.#timer as { unref?: () => void }).unref?.();
  }

  #sendDue(): void {
    for (const { id, webhook_id, fault } of this.#due()) {
      if (this.#sending.has(id)) continue;
      // In order for each receiver, but for a burst, which comes at once.
      const before = fault === "burst" ? undefined : this.#last.get(webhook_id);
      const attempt = (before ?? Promise.resolve())
        .then(() => this.#attempt(id))
        .finally(() => this.#sending.delete(id));
      this.#sending.set(id, attempt);
      this.#last.set(webhook_id, attempt);
    }
  }

  async #attempt(id: string): Promise<void> {
    const delivery = this.#rows<Delivery>("webhookDeliveries").get(id);
    // A reset, or a way through the history, may have taken it away.
    if (delivery?.status !== "due" || this.#isStopped) return;
    const event = this.#rows<Event>("events").get(delivery.event_id) as Event;
    const [secret] = this.#rows<{ secret: string; webhook_id: string }>("webhookSecrets").find({
      webhook_id: delivery.webhook_id,
    });
    const now = this.#bank.clock.now().getTime();
    await this.#record(id, await send({ delivery, event, secret: secret?.secret ?? "", now }, this.#sender));
  }

  async #record(id: string, outcome: Outcome): Promise<void> {
    const { receive, fail } = this.#bank.simulate.webhookDeliveries;
    let delivery: Delivery;
    try {
      delivery = await (isTaken(outcome) ? receive : fail)(id, outcome);
    } catch (error) {
      // It is gone, or in another state, by a reset or a way through the history while it was under way.
      if (error instanceof NotFoundError || error instanceof InvalidTransitionError) return;
      // A bank that was disposed of records nothing.
      if (this.#isStopped) return;
      this.#unrecorded.add(id);
      console.error(`What came of delivery ${id} could not be recorded.`, error);
      return;
    }
    try {
      this.#onAttempt?.(delivery);
    } catch (error) {
      console.error("The onAttempt of deliverWebhooks threw.", error);
    }
  }
}

/** Makes what does one piece of work after the other, in the order given. */
function inTurns(): Sender["inTurn"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
