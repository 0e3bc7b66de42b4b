import type { Credential } from "../engine/http/input/credential.ts";
import type { Problem } from "../engine/http/problems.ts";
import type { Route } from "../engine/http/routes/route.ts";
import type { Resources } from "../engine/resource/resource.ts";
import type { Service } from "../engine/service.ts";
import type { CoreBank } from "./bank.ts";
import type { ResolvedOptions } from "./options/options.ts";
import type { OwnStyle } from "./options/own-resources.ts";
import type { BankService } from "./service.ts";

/** What a service has of cards and e-mails. */
export type CardsApi = Pick<CoreBank, "openAuthorizations" | "movements" | "outbox">;

/** What makes a service the one that it is: the bank, or one of a team's resources alone. */
export interface ServiceKind<R extends Resources = Resources> {
  /** Its own resources. */
  readonly registry: R;
  /** Reads its options. Throws an OptionError that names each invalid one. */
  readOptions(options: unknown): ResolvedOptions;
  /** Its endpoints that belong to no resource. */
  routes(options: Pick<ResolvedOptions, "assumptions">): readonly Route<Service>[];
  /** The refusal of a path of which it is known that the service has it and this one does not; undefined for any other. */
  notCovered(path: string, all: string): Problem | undefined;
  /** How requests carry a key. */
  readonly credential: Credential;
  /** What resources of a team's own are like where they don't say it. */
  readonly style: OwnStyle;
  /** Makes what it has of cards and e-mails; `catchUp` runs due steps. */
  cards(service: BankService, catchUp: () => void, origin: string): CardsApi;
}
