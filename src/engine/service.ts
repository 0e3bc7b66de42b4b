import type { ResolvedOptions } from "../bank/options.ts";
import type { ListingBank } from "./http/list.ts";
import type { Random } from "./store/random.ts";
import type { Timers } from "./time/timers.ts";

/** What every area of the bank is built on; the composition root makes it. */
export interface Core extends ListingBank {
  readonly timers: Timers;
  readonly random: Random;
  readonly options: ResolvedOptions;
}
