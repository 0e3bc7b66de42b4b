import { BEARER } from "../engine/http/input/credential.ts";
import { notFound } from "../engine/http/problems.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { movementsOf } from "./api/movements.ts";
import { openAuthorizationsOf } from "./api/open-authorizations.ts";
import { createOutbox } from "./api/outbox.ts";
import { readOptions } from "./options/options.ts";
import { versionRoutes } from "./runtime/version-routes.ts";
import type { ServiceKind } from "./service-kind.ts";

/** What begins the paths of the service that this bank does not cover. */
const NOT_COVERED = /^\/v1\/(accounts|book|events|webhooks|wire)(?![^/])/;

/**
 * The bank with the resources of a registry.
 *
 * @example serviceFactory(bankOf(REGISTRY), createControl)
 */
export function bankOf<R extends Resources>(registry: R): ServiceKind<R> {
  return {
    registry,
    readOptions,
    routes: versionRoutes,
    notCovered(path, all) {
      const [part] = NOT_COVERED.exec(path) ?? [];
      return part === undefined
        ? undefined
        : notFound(`${part} is a part of the service that this bank does not cover. ${all}`, "X67");
    },
    credential: BEARER,
    style: {},
    cards: (service, catchUp, origin) => ({
      openAuthorizations(cardId) {
        catchUp();
        return openAuthorizationsOf(service, cardId);
      },
      movements(cardId) {
        catchUp();
        return movementsOf(service, cardId);
      },
      outbox: createOutbox(service, catchUp, origin),
    }),
  };
}
