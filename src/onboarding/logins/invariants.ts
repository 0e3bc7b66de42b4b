import { broken, invariantsOf } from "../../engine/resource/invariant.ts";
import { DAY_MS, parseDay } from "../../engine/time/calendar.ts";
import type { OnboardingBank } from "../options.ts";
import { isExpired, type Login, Logins, UsedLoginNames } from "./schema.ts";

const invariants = invariantsOf<OnboardingBank>();

/** A reservation ends after it was made; a name was given away again only when the one before had expired (SNAP-38). */
export const loginInvariants = invariants(Logins, () => {
  const latest = new Map<string, Login>();
  return (login, timeline) => {
    const { login_name: name, reservation_expires: end } = login;
    const created = Date.parse(timeline[0]?.at ?? "");
    if (parseDay(end) * DAY_MS <= created) return broken("reservation_expires", "after its creation", end);
    const before = latest.get(name);
    latest.set(name, login);
    return before && !isExpired(before, created) ? takenBy(before) : undefined;
  };
});

/** A name that is taken after its login was deleted is that of no login that had not expired by then (SNAP-39). */
export const usedLoginNameInvariants = invariants(UsedLoginNames, (bank) => {
  const logins = bank.table(Logins).all();
  const latest = new Map(logins.map((login) => [login.login_name, login]));
  return ({ login_name: name, until }, timeline) => {
    const deleted = Date.parse(timeline[0]?.at ?? "");
    if (until !== undefined && parseDay(until) * DAY_MS <= deleted)
      return broken("until", "after its deletion", until);
    const login = latest.get(name);
    return login && !isExpired(login, deleted) ? takenBy(login) : undefined;
  };
});

function takenBy({ id, login_name }: Login) {
  return broken("login_name", `a name that login ${id} does not hold`, login_name);
}
