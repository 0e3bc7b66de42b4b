import type { Recipe, RecipeCall, RecipeRequest } from "../api/recipe.ts";
import type { Internals } from "../internals.ts";
import type { AnyScenario } from "../options/scenario-option.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { Turn, TurnSubscriber } from "../turns/turn.ts";
import { callOf } from "./calls.ts";
import { madeIn } from "./made.ts";
import { plainOptions } from "./plain-options.ts";
import { nameOfScenario } from "./scenario-names.ts";
import { stateHash } from "./state-hash.ts";

type Start = Pick<Recipe, "from" | "calls">;
type Running = Pick<Recipe["clock"], "paused" | "speed">;

/** What was done in a bank, and where it stands among the requests of its log. */
export interface Recorded {
  /** As a recipe has them. */
  readonly calls: readonly RecipeCall[];
  /** For each call of the recipe, the number of the last request in the log: its own, for a request. */
  readonly numbers: readonly number[];
  /** The number of the last request before the bank got the state or scenario below. */
  readonly since: number;
  /** How many of the calls had led to that state before, in another bank. */
  readonly adopted: number;
  /** The state that was set, also by a scenario; undefined when none was. */
  readonly state: Snapshot | undefined;
  /** The scenario that was set before the first call; undefined when the calls begin with another state. */
  readonly beginning: Beginning | undefined;
}

/** An initial state that was set. */
interface Beginning {
  /** Undefined for none. */
  readonly scenario: AnyScenario | undefined;
  /** Bank time, milliseconds. */
  readonly at: number;
}

/** Writes down the calls that make a bank what it is. */
export class Recorder {
  readonly #internals: Internals;
  readonly #maxBytes: number;
  #from: Recipe["from"];
  /** The calls as JSON, which no one can change later. */
  #calls: string[] = [];
  #numbers: number[] = [];
  #since = 0;
  #adoptedCalls = 0;
  #state: Snapshot | undefined;
  #beginning: Beginning | undefined;
  #size = 0;
  #clock: Running;
  /** With what the calls begin after the present turn; undefined when they go on. */
  #next: Start | "scenario" | "state" | undefined;
  #failure: unknown;
  /** How the bank came to the state that it gets in this turn. */
  #adopted: Start | undefined;

  /** `maxBytes` is how long the calls may be. Made within a turn. */
  constructor(internals: Internals, maxBytes: number) {
    this.#internals = internals;
    this.#maxBytes = maxBytes;
    this.#clock = this.#clockNow();
    this.#from = { scenario: null, at: 0 };
    if (this.#isAsAtFirst()) this.#startFromScenario();
    else this.#startFromState();
  }

  /** Subscribes to the turns of the bank. */
  readonly subscriber: TurnSubscriber = {
    turn: (turn) => this.#record(turn),
    after: async () => this.#begin(),
    failed: (error) => {
      this.#failure = error;
    },
  };

  /** How the bank came to be. For use within a turn. */
  recipe(): Recipe {
    return this.#atPresent(() => this.#recipeNow());
  }

  /** What was done in it. For use within a turn. */
  recorded(): Recorded {
    return this.#atPresent(() => {
      this.#noteNow();
      const calls = this.#calls.map((text): RecipeCall => JSON.parse(text));
      const numbers = [...this.#numbers];
      return {
        ...{ calls, numbers, since: this.#since, adopted: this.#adoptedCalls },
        ...{ state: this.#state, beginning: this.#beginning },
      };
    });
  }

  #atPresent<T>(read: () => T): T {
    const { engine, runner } = this.#internals;
    if (this.#failure !== undefined)
      throw new Error("The calls of this bank could not be recorded.", { cause: this.#failure });
    if (runner.isPlaying()) throw new Error("A scenario cannot ask for the recipe of the bank it sets up.");
    const now = engine.clock.now();
    engine.catchUpTo(now);
    // A clock that runs must not move on from the steps that were made.
    return engine.clock.holdAt(now, read);
  }

  /** Says how the bank came to the state that it gets in this turn. */
  adopt(start: Start): void {
    this.#adopted = start;
  }

  #recipeNow(): Recipe {
    const { engine, given } = this.#internals;
    const clock = this.#noteNow();
    return structuredClone({
      format: "sandbank-recipe",
      version: 1,
      ...plainOptions(given),
      seed: engine.options.seed,
      from: this.#from,
      calls: this.#calls.map((text): RecipeCall => JSON.parse(text)),
      clock,
      hash: stateHash(engine.state.save(), clock),
    });
  }

  #noteNow(): Recipe["clock"] {
    const clock = this.#clockNow();
    this.#noteClock(clock.at);
    this.#begin();
    return clock;
  }

  #record(turn: Turn): void {
    const { delta, kind } = turn;
    if (kind === "applied" || (delta && "whole" in delta)) {
      this.#next = kind === "reset" ? "scenario" : (this.#adopted ?? "state");
      this.#adopted = undefined;
      return;
    }
    // Once the calls begin again, what this turn did is in the state that they begin with.
    if (this.#next || kind === "step") return;
    this.#noteClock("at" in turn ? turn.at : turn.now);
    const modes = Object.values(this.#internals.engine.service.timers.saveProgress());
    const call = callOf(
      turn,
      modes.some((mode) => typeof mode === "object"),
    );
    const id = call && "request" in call ? madeIn(turn, this.#internals.engine) : undefined;
    if (call) this.#add(id === undefined ? call : { ...(call as RecipeRequest), id });
  }

  /** Begins again, if a turn has brought a state to which the calls do not lead. */
  #begin(): void {
    const next = this.#next;
    if (next === "scenario") this.#startFromScenario();
    else if (next === "state") this.#startFromState();
    else if (next) {
      this.#start(next);
      this.#state = this.#stateNow();
    }
  }

  #add(call: RecipeCall): void {
    const text = JSON.stringify(call);
    this.#size += text.length;
    if (this.#size > this.#maxBytes) this.#next = "state";
    else {
      this.#calls.push(text);
      this.#numbers.push(this.#internals.engine.log.last);
    }
  }

  /** A clock is paused, resumed or set to another speed outside of turns. */
  #noteClock(at: number): void {
    const { paused, speed } = this.#clockNow();
    if (paused === this.#clock.paused && speed === this.#clock.speed) return;
    this.#clock = { paused, speed };
    this.#add({ at, clock: { paused, speed } });
  }

  #start({ from, calls }: Start): void {
    const { last } = this.#internals.engine.log;
    this.#from = from;
    this.#beginning = undefined;
    this.#since = last;
    this.#adoptedCalls = calls.length;
    this.#state = "snapshot" in from ? from.snapshot : undefined;
    this.#calls = calls.map((call) => JSON.stringify(call));
    this.#numbers = calls.map(() => last);
    this.#size = this.#calls.reduce((size, { length }) => size + length, 0);
    this.#next = undefined;
    this.#clock = this.#clockNow();
  }

  #startFromScenario(): void {
    const { engine, runner } = this.#internals;
    const { scenario, snapshot } = runner.last();
    const name = nameOfScenario(scenario, engine.options);
    const { at, since, speed } = snapshot.clock;
    if (name === undefined) {
      this.#startFromState();
      this.#beginWith({ scenario, at }, snapshot);
      return;
    }
    this.#start({ from: { scenario: name, at }, calls: [] });
    this.#beginWith({ scenario, at }, snapshot);
    this.#clock = { paused: since === null, speed };
    const now = this.#clockNow();
    if (now.paused && since === null && now.at > at) this.#add({ at, advance: now.at });
    this.#noteClock(now.at);
  }

  #startFromState(): void {
    const { clock, catchUpTo } = this.#internals.engine;
    catchUpTo(clock.now());
    this.#start({ from: { snapshot: this.#stateNow() }, calls: [] });
  }

  #beginWith(beginning: Beginning, state: Snapshot): void {
    this.#beginning = beginning;
    this.#state = state;
  }

  #stateNow(): Snapshot {
    const { clock, state } = this.#internals.engine;
    return { ...state.save(), clock: { at: clock.now(), since: null, speed: clock.speed } };
  }

  /** Whether the bank holds what it held in its initial state, at whatever time. */
  #isAsAtFirst(): boolean {
    const any = { at: 0, paused: true, speed: 1 };
    const { engine, runner } = this.#internals;
    const [now, first] = [engine.state.save(), runner.last().snapshot];
    // Two states of other rows need not be hashed, which takes its time for many.
    return sizesOf(now) === sizesOf(first) && stateHash(now, any) === stateHash(first, any);
  }

  #clockNow(): Recipe["clock"] {
    const { clock } = this.#internals.engine;
    return { at: clock.now(), paused: clock.paused, speed: clock.speed };
  }
}

function sizesOf({ tables }: Snapshot): string {
  return JSON.stringify(Object.values(tables).map(({ next, rows }) => [next, rows.length]));
}
