import type { ReactiveController } from "lit";
import { currentIndex } from "../../bank/history.ts";
import { branchText } from "../../parts/branches.ts";
import type { TimeSource } from "../source/source.ts";
import type { Viewport } from "../viewport.ts";
import { movedText, whereText } from "../words.ts";
import { instantByKey } from "./keys.ts";
import { Mover } from "./mover.ts";

/** How long the bank has to be at rest until what takes long is read, wall milliseconds. */
const REST_MS = 200;

/** This close to the playhead, a drag leaves time where it is. */
const NEAR_PX = 3;

interface Host {
  /** Called when something else may be read. */
  readonly changed: () => void;
  /** Called when the bank is at rest: what takes long may be read again. */
  readonly rested: () => void;
  readonly failed: (error: unknown) => void;
}

/** Follows a bank and moves its time: by drags, by keys, and to branches of its past. */
export class Play implements ReactiveController {
  source: TimeSource | undefined;
  moved = "";
  /** Where the playhead is being dragged to, milliseconds, while time does not follow it. */
  wanted: number | undefined;
  /** The last step that is due, or bank time. */
  end = 0;
  readonly #viewport: Viewport;
  readonly #host: Host;
  #mover: Mover | undefined;
  #isConnected = false;
  #isDragged = false;
  /** How many moves have begun and are not said yet. */
  #underway = 0;
  /** How many branches there were when the bank was last at rest. */
  #branches = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(viewport: Viewport, host: Host) {
    this.#viewport = viewport;
    this.#host = host;
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.source?.start(this.#changed);
    this.#restSoon(0);
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.source?.stop();
    clearTimeout(this.#rest);
  }

  follow(source: TimeSource | undefined): void {
    this.source?.stop();
    this.source = source;
    this.#mover = source && new Mover(source);
    this.moved = "";
    this.#branches = 0;
    if (!this.#isConnected) return;
    source?.start(this.#changed);
    this.#restSoon(0);
  }

  /** Where the bank is in its past, in words; undefined while nothing is later. */
  get behind(): string | undefined {
    const { source } = this;
    if (!source || source.past.problem !== undefined) return undefined;
    const { changes } = source.past;
    const at = currentIndex(changes);
    const current = changes[at];
    const later = changes.length - at - 1;
    return current && later > 0 ? whereText(source, current, later) : undefined;
  }

  readonly onKey = (event: KeyboardEvent): void => {
    const { source } = this;
    if (!source) return;
    const from = this.#mover?.target ?? source.time.now;
    const to = instantByKey(event, from, { begin: source.past.begin ?? from, end: this.end });
    if (to === undefined) return;
    event.preventDefault();
    if (to !== from) void this.go(() => this.#mover?.to(to));
  };

  /** Forward, time follows the pointer; back, it moves when the pointer is released, because each entry is a state of the whole bank. */
  dragTo(instant: number): void {
    const { source } = this;
    if (!source) return;
    this.#isDragged = true;
    const { now } = source.time;
    const isAhead = instant > now && source.past.isAtEnd;
    // A running clock is a little ahead of a pointer that rests.
    const isHere = Math.abs(now - instant) < NEAR_PX * this.#viewport.scale.msPerPx;
    const wanted = isAhead || isHere ? undefined : instant;
    if (isAhead && this.#mover) {
      this.#mover.to(instant).catch(this.#host.failed);
      this.#mover.isHeld = true;
    }
    if (wanted !== this.wanted) this.#host.changed();
    this.wanted = wanted;
    this.#viewport.invalidate();
  }

  /** Ends a drag; one that is given up leaves time where it is. */
  dragEnd(isKept: boolean): void {
    const { wanted } = this;
    this.wanted = undefined;
    this.#isDragged = false;
    const mover = this.#mover;
    if (mover) mover.isHeld = false;
    void this.go(() => (isKept && wanted !== undefined ? mover?.to(wanted) : mover?.settled()));
  }

  /** Moves time, then says what has happened. */
  async go(work: () => unknown): Promise<void> {
    const { source } = this;
    if (!source) return;
    this.#underway += 1;
    try {
      await work();
    } catch (error) {
      this.#host.failed(error);
    }
    await source.past.read();
    this.#underway -= 1;
    // Moves that ran into one another are said as one, by the last.
    if (this.#underway > 0) return;
    const happened = source.takeHappened();
    this.moved = this.behind ?? movedText(source, source.time.now, happened);
    this.#read();
    this.#viewport.show(source.time.now);
  }

  readonly #changed = (): void => {
    this.#viewport.invalidate();
    if (!this.#isAtWork) this.#restSoon(REST_MS);
  };

  get #isAtWork(): boolean {
    return this.#isDragged || this.#underway > 0 || this.#mover?.isMoving === true;
  }

  #restSoon(after: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#atRest(), after);
  }

  /** Reads what takes long among many rows: the entries of the history, the last step that is due, the list. */
  async #atRest(): Promise<void> {
    const { source } = this;
    if (!source || this.#isAtWork) return;
    await source.past.read();
    // What a move that has begun meanwhile makes happen is for that move to say.
    if (this.#isAtWork) return;
    const known = this.#branches;
    const { branches } = source.past;
    const current = branches.find(({ current }) => current);
    if (this.behind !== undefined) this.moved = this.behind;
    else if (known > 0 && branches.length > known && current)
      this.moved = `Started a new branch. ${branchText(current)}.`;
    // What has happened by itself, or elsewhere, is no part of a move.
    source.takeHappened();
    this.#read();
  }

  #read(): void {
    const { source } = this;
    if (!source) return;
    this.#branches = source.past.branches.length;
    const last = source.upcoming().at(-1);
    this.end = Math.max(last ? Date.parse(last.at) : 0, source.time.now);
    this.#host.rested();
    this.#host.changed();
  }
}
