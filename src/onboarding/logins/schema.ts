import * as z from "zod/mini";
import { day, requiredText } from "../../engine/schema/fields.ts";
import { createInput } from "../../engine/schema/input.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { defineModel, type Shown } from "../../engine/store/model.ts";
import { DAY_MS, parseDay } from "../../engine/time/calendar.ts";
import { onboardingModel } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";

/** A user name reserved in the online banking system (ONB-81 to ONB-84). */
export const Login = z.object({
  id: withMeta(z.int(), { statement: "ONB-82" }),
  login_name: withMeta(requiredText, { statement: "ONB-83" }),
  reservation_expires: withMeta(day, { statement: "ONB-84" }),
  internal: z.object({
    /** Whether a person has or has had it: then it never expires, and its name stays taken (O11). */
    used: z.boolean(),
  }),
});

export type Login = z.output<typeof Login>;

export const LoginCreate = createInput(Login, { required: ["login_name"] });

/** Whether a reservation has expired unused at `now` (milliseconds); it does at 00:00 GMT of its day (O11). */
export function isExpired({ reservation_expires, internal }: Login, now: number): boolean {
  return !internal.used && now >= parseDay(reservation_expires) * DAY_MS;
}

export const Logins = onboardingModel({
  collection: "logins",
  noun: "login",
  plural: "Logins",
  type: "login",
  row: Login,
  indexes: { login_name: ({ login_name }) => [login_name] },
  invalidReason: (login, now) =>
    isExpired(login, now)
      ? { text: `expired on ${login.reservation_expires}, unused: reserve another`, rule: "O11" }
      : undefined,
  // The fields of a login have no url and no type (ONB-82 to ONB-84, X37).
  present: ({ internal: _internal, ...shown }): Shown<Login> => shown,
  wire: () => z.omit(Login, { internal: true }),
});

/** A name that stays taken after its login was deleted (O11). No endpoint shows these. */
const UsedLoginName: NameSchema = z.object({ id: z.int(), login_name: z.string() });

/** The same, or one that is taken only until the day on which the reservation of its unused login ends (OPT-16). */
const KeptLoginName = z.object({ id: z.int(), login_name: z.string(), until: z.optional(day) });

type KeptLoginName = z.output<typeof KeptLoginName>;
type NameSchema = z.ZodMiniObject & z.ZodMiniType<KeptLoginName>;

/** Whether the name of a deleted login is still taken at `now` (milliseconds). */
export function isKept({ until }: KeptLoginName, now: number): boolean {
  return until === undefined || now < parseDay(until) * DAY_MS;
}

export const UsedLoginNames = defineModel({
  collection: "usedLoginNames",
  noun: "used login name",
  plural: "Used login names",
  type: "used_login_name",
  path: "",
  ids: "integer",
  row: UsedLoginName,
  rowIn: ({ assumptions }: OnboardingOptions): NameSchema =>
    assumptions.deletedLoginNames === "taken" ? KeptLoginName : UsedLoginName,
  indexes: { login_name: ({ login_name }) => [login_name] },
  unique: ["login_name"],
});
