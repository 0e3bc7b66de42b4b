import type { Credential } from "../../engine/http/input/credential.ts";
import type { Problem } from "../../engine/http/problems.ts";
import type { Route } from "../../engine/http/routes/route.ts";
import type { Service } from "../../engine/service.ts";
import type { ResolvedOptions } from "../options/options.ts";
import type { OwnStyle } from "../options/own-resources.ts";

/** What of a kind of service decides how it answers. */
export interface AnsweringKind {
  /** Its endpoints that belong to no resource. */
  routes(options: Pick<ResolvedOptions, "assumptions">): readonly Route<Service>[];
  /** The refusal of a path of which it is known that the service has it and this one does not; undefined for any other. */
  notCovered(path: string, all: string): Problem | undefined;
  /** How requests carry a key. */
  readonly credential: Credential;
  /** What resources of a team's own are like where they don't say it. */
  readonly style: OwnStyle;
}
