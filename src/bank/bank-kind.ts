import { BEARER } from "../engine/http/input/credential.ts";
import { notFound } from "../engine/http/problems.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { movementsOf } from "./api/movements.ts";
import { openAuthorizationsOf } from "./api/open-authorizations.ts";
import { createOutbox } from "./api/outbox.ts";
import { readOptions } from "./options/options.ts";
import { versionRoutes } from "./runtime/version-routes.ts";
import type { ServiceKind } from "./service-kind.ts";

/** What begins the paths of products, or what someone may take for it: what it is in, and where it is there. */
const PRODUCT_OF: Readonly<Record<string, readonly [resources: string, at: string]>> = {
  accounts: ["accounts", "/v1/accounts"],
  statements: ["accounts", "/v1/accounts/:id/transactions"],
  transactions: ["accounts", "/v1/accounts/:id/transactions"],
  book: ["accounts, bookTransfers", "/v1/book"],
  book_transfers: ["accounts, bookTransfers", "/v1/book"],
  wire: ["accounts, wireTransfers", "/v1/wire"],
  wires: ["accounts, wireTransfers", "/v1/wire"],
  webhooks: ["events, webhooks, webhookDeliveries", "/v1/webhooks"],
  events: ["events, webhooks, webhookDeliveries", "/v1/events"],
};

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
      const [, product = ""] = /^\/v1\/([^/]+)/.exec(path) ?? [];
      if (!Object.hasOwn(PRODUCT_OF, product)) return undefined;
      const [resources, at] = PRODUCT_OF[product] ?? [];
      return notFound(
        `There is nothing at this path. A bank with \`resources: { ${resources} }\` from sandbank/products answers at ${at}. ${all}`,
        "PROD-30",
      );
    },
    credential: BEARER,
    style: {},
    cards: (service, catchUp, origin) => {
      service.openAuthorizations = (cardId) => openAuthorizationsOf(service, cardId);
      return {
        openAuthorizations(cardId) {
          catchUp();
          return openAuthorizationsOf(service, cardId);
        },
        movements(cardId) {
          catchUp();
          return movementsOf(service, cardId);
        },
        outbox: createOutbox(service, catchUp, origin),
      };
    },
  };
}
