import { internalsOf } from "../../../bank/internals.ts";
import type { CoreBank } from "../../../core.ts";
import { messageOf } from "../../../engine/errors.ts";
import type { RuleState } from "../../../engine/http/faults/armed-rule.ts";
import type { Faults } from "../../../engine/http/faults/faults.ts";
import type { PresetName } from "../../../engine/http/faults/preset-names.ts";
import type { ReadRule } from "../../../engine/http/faults/rule.ts";
import { Problem } from "../../../engine/http/problems.ts";
import type { ObjectStorage, SqlStorage } from "../platform.ts";

/** Another one when the shape of what is stored changes: what an earlier version has stored is then left unread. */
const TABLE = "faults_1";

interface StoredFaults {
  /** The option `faults` as JSON. A world that is deployed with another one begins with that. */
  readonly configured: string;
  readonly lastId: number;
  readonly rules: readonly StoredRule[];
}

interface StoredRule {
  readonly id: number;
  /** Left out for a rule whose `on` is a function: the bank has it again when it is made. */
  readonly entry?: ReadRule | PresetName;
  readonly state: RuleState;
}

/**
 * The fault rules of a world's bank, which its object would forget when it is idle (X304). They are stored in one row and without
 * a wait, so that nothing comes between a change and its storing.
 */
export class KeptFaults {
  /** As it stands in the log. */
  readonly #world: string;
  readonly #isLost: () => boolean;
  readonly #sql: SqlStorage;
  readonly #faults: Faults;
  readonly #configured: string;
  /** The rules with a function that the bank has when it is made, by their ids. */
  readonly #functions: ReadonlyMap<number, ReadRule>;
  #stored: string;

  /**
   * Restores what is stored for a bank that has just been made, and stores each change of its rules from then on, or refuses it.
   * Nothing is stored once `isLost` returns true.
   */
  constructor(parts: {
    readonly world: string;
    readonly bank: CoreBank;
    readonly storage: ObjectStorage;
    readonly isLost: () => boolean;
  }) {
    const { world, bank, storage, isLost } = parts;
    const { sql } = storage;
    const { engine, runner } = internalsOf(bank);
    const { faults, options } = engine;
    this.#world = JSON.stringify(world);
    this.#isLost = isLost;
    this.#sql = sql;
    this.#faults = faults;
    this.#configured = JSON.stringify(options.faults);
    this.#functions = new Map(
      faults.rules.filter(({ rule }) => hasFunction(rule)).map(({ id, rule }) => [Number(id), rule]),
    );
    this.#stored = this.#text;
    sql.exec(`CREATE TABLE IF NOT EXISTS ${TABLE} (number INTEGER PRIMARY KEY, text TEXT NOT NULL)`);
    const [stored] = [...sql.exec(`SELECT text FROM ${TABLE}`)];
    if (stored) this.#restore(String(stored.text));
    else if (faults.rules.length > 0) {
      // The scenario may have added some, and does not play when the world is woken.
      this.#stored = "";
      this.store();
    }
    faults.keep = () => {
      // What a scenario changes is stored with the reset that it belongs to.
      if (!runner.isPlaying()) this.#storeOrRefuse();
    };
  }

  /** Stores what a turn has counted or reset; the turn itself is done and stored by then, so that its answer stays. */
  store(): void {
    try {
      this.#store();
    } catch (error) {
      console.error(`The faults of the world ${this.#world} could not be stored: ${messageOf(error)}`);
    }
  }

  #storeOrRefuse(): void {
    try {
      this.#store();
    } catch (error) {
      const message = `The faults are as before, since they could not be stored: ${messageOf(error)}.`;
      throw new Problem(503, "not_stored", message, { headers: { "Retry-After": "1" } });
    }
  }

  /** Stores the rules and what they have counted, if anything of that is new. */
  #store(): void {
    if (this.#isLost()) return;
    const text = this.#text;
    if (text === this.#stored) return;
    this.#sql.exec(`INSERT OR REPLACE INTO ${TABLE} (number, text) VALUES (1, ?)`, text);
    this.#stored = text;
  }

  /** A world is more than its faults: one in which they can't be restored, such as by another version, goes on without them. */
  #restore(text: string): void {
    try {
      const { configured, lastId, rules }: StoredFaults = JSON.parse(text);
      if (configured !== this.#configured) return;
      const known = rules.flatMap(({ id, state, entry = this.#functions.get(id) }) =>
        entry === undefined ? [] : { id, state, entry },
      );
      this.#faults.load(known, lastId);
      this.#stored = text;
    } catch (error) {
      console.error(
        `The faults of the world ${this.#world} that were stored cannot be restored, so there are those of its options: ${messageOf(error)}`,
      );
    }
  }

  get #text(): string {
    const { rules, lastId } = this.#faults;
    const stored: StoredFaults = {
      configured: this.#configured,
      lastId,
      rules: rules.flatMap(({ id: text, preset, rule, state }): readonly StoredRule[] => {
        const id = Number(text);
        if (!hasFunction(rule)) return [{ id, entry: preset ?? rule, state: state() }];
        return this.#functions.get(id) === rule ? [{ id, state: state() }] : [];
      }),
    };
    return JSON.stringify(stored);
  }
}

function hasFunction({ on }: ReadRule): boolean {
  return typeof on === "function";
}
