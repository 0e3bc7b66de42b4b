import { reasonOf } from "./conflict.ts";

/** Whether a store has room. One that lacks it is tried again, since its user may make some. */
export class Room {
  readonly #warn: (reason: string) => void;
  #lack: string | undefined;

  /** `warn` is called each time that room begins to lack, with the reason as the end of a sentence. */
  constructor(warn: (reason: string) => void) {
    this.#warn = warn;
  }

  /** Why what is stored is older than the state; undefined where it is not. */
  get lack(): string | undefined {
    return this.#lack;
  }

  /** Does a write, of which nothing is stored where there is no room. Rejects with any other error of the store. */
  async use(write: () => Promise<void> | undefined): Promise<void> {
    try {
      await write();
      this.#lack = undefined;
    } catch (error) {
      // The standard's name, which a store of one's own can use as well.
      if (Reflect.get(Object(error), "name") !== "QuotaExceededError") throw error;
      const isNew = this.#lack === undefined;
      // Chromium says nothing more.
      const details = reasonOf(error);
      this.#lack = details === "" ? "there is no room for it" : `there is no room for it (${details})`;
      if (isNew) this.#warn(this.#lack);
    }
  }
}
