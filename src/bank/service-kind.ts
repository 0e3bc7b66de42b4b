import type { Resources } from "../engine/resource/resource.ts";
import type { CoreBank } from "./bank.ts";
import type { ResolvedOptions } from "./options/options.ts";
import type { AnsweringKind } from "./runtime/kind.ts";
import type { BankService } from "./service.ts";

/** What makes a service the one that it is: the bank, or one of a team's resources alone. */
export interface ServiceKind<R extends Resources = Resources> extends AnsweringKind {
  /** Its own resources. */
  readonly registry: R;
  /** Reads its options. Throws an OptionError that names each invalid one. */
  readOptions(options: unknown): ResolvedOptions;
  /** Makes what it has of cards and e-mails; `catchUp` runs due steps. */
  cards(
    service: BankService,
    catchUp: () => void,
    origin: string,
  ): Pick<CoreBank, "openAuthorizations" | "movements" | "outbox">;
}
