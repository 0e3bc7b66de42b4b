import * as z from "zod/mini";
import type { OwnDb, OwnSimulate } from "../bank/api/own-types.ts";
import type { BankOf } from "../bank/bank.ts";
import { serviceFactory } from "../bank/create-bank.ts";
import type { OptionsOf, ResolvedOptions } from "../bank/options/options.ts";
import type { OwnResources, OwnStyle } from "../bank/options/own-resources.ts";
import { serviceAssumptions } from "../bank/options/service-assumptions.ts";
import { callerOptions, runOptions } from "../bank/options/service-options.ts";
import type { ServiceKind } from "../bank/service-kind.ts";
import { type WithHandlers, withHandlers } from "../bank/with-handlers.ts";
import { BEARER, type Credential } from "../engine/http/input/credential.ts";
import { name, readOptionsOf } from "../engine/options.ts";
import { expected } from "../engine/schema/expected.ts";
import { createControl } from "../remote/control.ts";
import { isControlPath } from "../remote/paths.ts";
import { cookieKey, headerKey } from "./credentials.ts";
import { styleShape } from "./definition/check.ts";

/** What a service has of its own resources alone. */
interface ServiceTypes<Own extends OwnResources> {
  readonly db: OwnDb<Own>;
  readonly simulate: OwnSimulate<Own>;
  readonly timed: keyof Own & string;
}

type Cards = "openAuthorizations" | "movements" | "outbox";

/** A service that `createService` has made: a bank without the bank's own resources. */
export type DefinedService<Own extends OwnResources> = Omit<BankOf<ServiceTypes<Own>>, Cards> & WithHandlers;

/** How requests carry the key of their caller. */
type Auth =
  | "none"
  | "bearer"
  | {
      /** The name of the header that holds the key: "x-api-key". */
      readonly header: string;
    }
  | {
      /** The name of the cookie that holds the key. */
      readonly cookie: string;
    };

const General = z.strictObject({
  ...callerOptions,
  ...runOptions,
  /** The body of errors, the order of lists, and what becomes of unknown fields and paths. */
  assumptions: z.prefault(z.strictObject(serviceAssumptions), {}),
});

type General = z.input<typeof General>;

/** The options of `createService`: those of `createBank` that are about no area, and what all its resources are like. */
export type ServiceOptions<Own extends OwnResources> = Omit<
  General,
  "resources" | "scenario" | "scenarios" | "progress"
> &
  Pick<OptionsOf<DefinedService<Own>>, "scenario" | "scenarios" | "progress"> & {
    /** The resources, which `defineResource` makes, by the names of their collections. */
    readonly resources: Own;
    /**
     * How requests carry their key: none, as by default, as a bearer token, in a header or in a cookie of that name. With one,
     * resources ask for a client's key where they don't say otherwise, and `apiKeys` says which there are.
     */
    readonly auth?: Auth | undefined;
    /** What all its resources are like where they don't say it themselves. */
    readonly style?: Omit<OwnStyle, "auth"> | undefined;
  };

const Options = z.strictObject({
  ...General.shape,
  auth: z.optional(
    z.union(
      [z.enum(["none", "bearer"]), z.strictObject({ header: name }), z.strictObject({ cookie: name })],
      { error: expected('"none", "bearer", { header } or { cookie }') },
    ),
  ),
  style: z.optional(z.strictObject(styleShape)),
});

const NO_CARDS: ReturnType<ServiceKind["cards"]> = {
  openAuthorizations: () => [],
  movements: () => [],
  outbox: { entries: [] },
};

/** A service without resources of its own. */
function kindOf({ auth = "none", style }: Pick<ServiceOptions<OwnResources>, "auth" | "style">): ServiceKind {
  return {
    registry: {},
    // What the areas of the bank read of its options, no part of such a service asks for.
    readOptions: (given) => readOptionsOf("createService", Options, given) as unknown as ResolvedOptions,
    routes: () => [],
    notCovered: () => undefined,
    credential: credentialOf(auth),
    style: { ...style, auth: auth === "none" ? "none" : "client" },
    cards: () => NO_CARDS,
  };
}

function credentialOf(auth: Auth): Credential {
  if (typeof auth === "string") return BEARER;
  return "header" in auth ? headerKey(auth.header) : cookieKey(auth.cookie);
}

/**
 * Makes a service of your own resources alone, which is no bank: with its handlers for msw, `fetch`, clock, rows, actions, faults,
 * snapshots and log, as a bank has them. Throws an OptionError that names each invalid option.
 *
 * @example
 * const shop = createService({ baseUrl: "https://shop.test", resources: { orders }, style: { envelope: "none", list: "array" } });
 * setupWorker(...shop.handlers).start();
 */
export function createService<const Own extends OwnResources>(
  options: ServiceOptions<Own>,
): DefinedService<Own> {
  const { auth, style } = readOptionsOf("createService", Options, options);
  const make = serviceFactory(kindOf({ auth, style: style as OwnStyle | undefined }), createControl);
  // The types of its resources are known to the caller alone.
  return withHandlers(make(options as never), isControlPath) as unknown as DefinedService<Own>;
}
