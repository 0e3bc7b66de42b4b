import { internalsOf } from "../../bank/internals.ts";
import type { CoreBank } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import type { RuleState } from "../../engine/http/faults/armed-rule.ts";
import type { Faults } from "../../engine/http/faults/faults.ts";
import type { PresetName } from "../../engine/http/faults/preset-names.ts";
import type { ReadRule } from "../../engine/http/faults/rule.ts";
import type { ObjectStorage } from "./platform.ts";

/** Another one when the shape of what is stored changes: what an earlier version has stored is then left unread. */
const KEY = "faults.1";

interface StoredFaults {
  /** The option `faults` as JSON. A world that is deployed with another one begins with that. */
  readonly configured: string;
  readonly lastId: number;
  readonly rules: readonly StoredRule[];
}

interface StoredRule {
  readonly id: number;
  /** Left out for a rule of the option, which may have a function: its id is its place there, from 1. */
  readonly entry?: ReadRule | PresetName;
  readonly state: RuleState;
}

/** The fault rules of a world's bank, which its object would forget when it is idle (X304). */
export class KeptFaults {
  readonly #storage: ObjectStorage;
  readonly #faults: Faults;
  readonly #option: readonly (ReadRule | PresetName)[];
  #stored: string;

  private constructor(bank: CoreBank, storage: ObjectStorage) {
    const { faults, options } = internalsOf(bank).engine;
    this.#storage = storage;
    this.#faults = faults;
    this.#option = options.faults;
    this.#stored = this.#text;
  }

  /** Restores what is stored for a bank that has just been made. */
  static async open(bank: CoreBank, storage: ObjectStorage): Promise<KeptFaults> {
    const kept = new KeptFaults(bank, storage);
    const text = await storage.get<string>(KEY);
    if (text !== undefined) kept.#restore(text);
    return kept;
  }

  /** Stores the rules and what they have counted, if anything of that is new. Rejects, with all as before, when that is impossible. */
  async store(): Promise<void> {
    const before = this.#stored;
    const text = this.#text;
    if (text === before) return;
    this.#stored = text;
    try {
      await this.#storage.put(KEY, text);
    } catch (cause) {
      this.#restore(before);
      throw new Error(`The faults are as before, since they could not be stored: ${messageOf(cause)}.`, {
        cause,
      });
    }
  }

  #restore(text: string): void {
    const { configured, lastId, rules }: StoredFaults = JSON.parse(text);
    if (configured !== JSON.stringify(this.#option)) return;
    this.#faults.clear(lastId);
    for (const { id, state, entry = this.#option[id - 1] } of rules)
      if (entry !== undefined) this.#faults.add(entry, `faults.${id}`, { id, state });
    this.#stored = text;
  }

  get #text(): string {
    const stored: StoredFaults = {
      configured: JSON.stringify(this.#option),
      lastId: this.#faults.lastId,
      rules: this.#faults.rules.map(({ id, preset, rule, state }) => ({
        id: Number(id),
        ...(Number(id) > this.#option.length && { entry: preset ?? rule }),
        state: state(),
      })),
    };
    return JSON.stringify(stored);
  }
}
