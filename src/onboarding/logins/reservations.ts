import { conflict } from "../../engine/http/problems.ts";
import { dayOf, formatDay } from "../../engine/time/calendar.ts";
import type { OnboardingBank } from "../options.ts";
import { isExpired, isKept, type Login, Logins, UsedLoginNames } from "./schema.ts";

const RESERVED_DAYS = 30;

/** Reserves a name for 30 days. Throws a 409 Problem when it is taken (O11). */
export function reserve(name: string, bank: OnboardingBank): Login {
  const now = bank.now();
  const isReserved = bank
    .table(Logins)
    .by("login_name", name)
    .some((login) => !isExpired(login, now));
  const kept = bank.table(UsedLoginNames).firstBy("login_name", name);
  if (isReserved || (kept && isKept(kept, now))) {
    const until =
      kept?.until === undefined ? "already" : `until ${kept.until}, although its login was deleted`;
    throw conflict("login_name", `'login_name' is taken ${until}: choose another name.`, "O11");
  }
  if (kept) bank.table(UsedLoginNames).delete(kept.id);
  return bank.table(Logins).insert((id) => ({
    id,
    login_name: name,
    reservation_expires: formatDay(dayOf(now) + RESERVED_DAYS),
    internal: { used: false },
  }));
}

/** Records that a person has a login, so that its reservation no longer expires. */
export function use(loginId: number | null, bank: OnboardingBank): void {
  const login = loginId === null ? undefined : bank.table(Logins).get(loginId);
  if (login && !login.internal.used) bank.table(Logins).update(login.id, { internal: { used: true } });
}

/** Keeps the name of a login that is about to be deleted: for good if a person has ever had it (O11), or by the option (OPT-16). */
export function keepName(login: Login, bank: OnboardingBank): void {
  const { login_name, reservation_expires: until, internal } = login;
  const keep = (end: { readonly until?: string }) =>
    void bank.table(UsedLoginNames).insert((id) => ({ id, login_name, ...end }));
  if (internal.used) keep({});
  else if (bank.options.assumptions.deletedLoginNames === "taken" && !isExpired(login, bank.now()))
    keep({ until });
}
