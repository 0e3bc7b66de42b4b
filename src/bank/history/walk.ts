import { InvalidTransitionError, NotFoundError } from "../../engine/errors.ts";
import type { LogEntry } from "../../engine/http/log/log.ts";
import { received } from "../../engine/schema/expected.ts";
import type { SavedClock } from "../../engine/time/clock.ts";
import type { Engine } from "../runtime/engine.ts";
import type { HistoryBranch, HistoryEntry } from "../runtime/history-entry.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { snapshotAfter } from "../turns/delta.ts";
import type { Turn, TurnSubscriber } from "../turns/turn.ts";
import type { Turns } from "../turns/turns.ts";
import { turnsOfEngine } from "../turns/turns-of.ts";
import { Base } from "./base.ts";
import { describe, describeStart } from "./describe.ts";
import { type Branch, type Place, Tree } from "./tree.ts";

/** The history of a bank that has it turned on. This file is loaded when that is done. */
export class Walk {
  readonly #engine: Engine;
  readonly #turns: Turns;
  readonly #maxBytes: number;
  readonly #stopListening: () => void;
  #base: Base;
  /** Undefined while the state alone is too large. */
  #tree: Tree | undefined;
  #clock: SavedClock;
  #logged: LogEntry | undefined;
  /** The next turn is a walk of its own. */
  #isGoing = false;
  readonly #subscriber: TurnSubscriber = {
    steps: true,
    turn: (turn) => this.#happened(turn),
    failed: (error) => {
      console.error("The history of the bank failed, which is a bug. It begins again.", error);
      this.#isGoing = false;
      this.#beginWith(this.#turns.snapshot());
      this.#turns.subscribe(this.#subscriber);
    },
  };

  /** Begins with the state now. Called in a turn, whose due steps were made. */
  constructor(engine: Engine, maxBytes: number) {
    this.#engine = engine;
    this.#turns = turnsOfEngine(engine);
    this.#maxBytes = maxBytes;
    const snapshot = this.#turns.snapshot();
    this.#clock = snapshot.clock;
    this.#base = this.#baseOf(snapshot);
    this.#begin();
    this.#turns.subscribe(this.#subscriber);
    this.#stopListening = engine.events.on("request", (entry) => {
      this.#logged = entry;
    });
  }

  /** Ends it. Called in a turn. */
  stop(): void {
    this.#turns.unsubscribe(this.#subscriber);
    this.#stopListening();
  }

  /** Throws a NotFoundError for an unknown branch. */
  entries(branch?: number): readonly HistoryEntry[] {
    const tree = this.#kept();
    const { present } = tree;
    return tree.lineOf(branch === undefined ? tree.currentBranch : branchOf(tree, branch)).map((place) => {
      if (!tree.isOnLine(place)) return entryOf(place, "elsewhere");
      if (place === present) return entryOf(place, "present");
      return entryOf(place, place.depth < present.depth ? "past" : "future");
    });
  }

  branches(): readonly HistoryBranch[] {
    const tree = this.#kept();
    return tree.branches.map((branch) => ({
      id: branch.id,
      name: branch.name,
      from: branch.from !== null && tree.place(branch.from) ? branch.from : null,
      end: branch.end,
      entries: branch.count,
      current: branch === tree.currentBranch,
    }));
  }

  /** Called in a turn. Throws a NotFoundError for an unknown place, changing nothing. */
  goTo(entry: unknown): HistoryEntry {
    const tree = this.#kept();
    const id = idOf(entry);
    const place = typeof id === "number" ? tree.place(id) : undefined;
    if (!place)
      throw new NotFoundError(`There is no entry ${received(id)} in the history; the oldest are not kept.`);
    return this.#go(tree, place);
  }

  /** Called in a turn. Throws a NotFoundError for an unknown branch, changing nothing. */
  switchTo(branch: unknown): HistoryEntry {
    const tree = this.#kept();
    return this.#go(tree, tree.place(branchOf(tree, idOf(branch)).end) as Place);
  }

  #go(tree: Tree, to: Place): HistoryEntry {
    const place = tree.goTo(to);
    const state = snapshotAfter(this.#base.save(), tree.deltas());
    const { at } = place.entry;
    // A clock that ran on would leave the place at once.
    this.#clock = { at, since: null, speed: state.clock.speed };
    this.#isGoing = true;
    const { state: bank, events } = this.#engine;
    bank.replace({ ...state, clock: this.#clock }, at);
    events.emit("reset");
    const entry = entryOf(place, "present");
    events.emit("history", entry);
    return entry;
  }

  #happened(turn: Turn): void {
    const { delta } = turn;
    const logged = this.#logged;
    this.#logged = undefined;
    if (this.#isGoing && turn.kind === "restore") {
      this.#isGoing = false;
      return;
    }
    if (this.#tree) this.#add(this.#tree, turn, logged);
    else if (delta && "whole" in delta) this.#beginWith(delta.whole);
    if (delta) this.#clock = "whole" in delta ? delta.whole.clock : (delta.clock ?? this.#clock);
  }

  #add(tree: Tree, turn: Turn, logged: LogEntry | undefined): void {
    // In the past, what changes nothing begins no branch: a page reads its rows there.
    if (!turn.delta && !tree.isAtEnd) return;
    const { scenarios } = this.#engine.options;
    tree.add(describe(turn, { logged, clock: this.#clock, scenarios }), turn.delta);
    this.#forgetIfTooLarge();
  }

  #beginWith(snapshot: Snapshot): void {
    this.#base = this.#baseOf(snapshot);
    this.#begin();
  }

  #begin(): void {
    this.#tree = new Tree(this.#base, this.#maxBytes, describeStart(this.#engine.clock.now()));
    this.#forgetIfTooLarge();
  }

  #forgetIfTooLarge(): void {
    if (this.#tree && this.#tree.bytes > this.#maxBytes) this.#tree = undefined;
  }

  #baseOf(snapshot: Snapshot): Base {
    const { store } = this.#engine.service;
    return new Base(snapshot, (collection, id) => store.named(collection).saved(id));
  }

  #kept(): Tree {
    if (this.#tree) return this.#tree;
    throw new InvalidTransitionError(
      `The history keeps nothing: the state of the bank alone takes up more than its maxBytes, ${this.#maxBytes}. Stop it and start it with more.`,
    );
  }
}

function entryOf({ id, branch, entry, changed }: Place, position: HistoryEntry["position"]): HistoryEntry {
  const { kind, cause, what, row, status, refusal, log } = entry;
  const at = new Date(entry.at).toISOString();
  return { id, branch: branch.id, at, kind, cause, what, row, status, changed, refusal, log, position };
}

function branchOf(tree: Tree, id: unknown): Branch {
  const branch = typeof id === "number" ? tree.branch(id) : undefined;
  if (branch) return branch;
  const known = tree.branches.map((each) => each.id).join(", ");
  throw new NotFoundError(`There is no branch ${received(id)} in the history: it is one of ${known}.`);
}

/** Takes an entry or a branch as it was listed, or its id. */
function idOf(given: unknown): unknown {
  return typeof given === "object" && given !== null && "id" in given ? given.id : given;
}
