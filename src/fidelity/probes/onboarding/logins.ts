import { dayFrom } from "../day.ts";
import { idOf, type Probe } from "../probe.ts";

/** Logins. */
export const loginProbes: readonly Probe[] = [
  {
    name: "logins",
    area: "onboarding",
    writes: true,
    finds: [dayFrom("reservation_expires"), { option: "assumptions.deletedLoginNames" }],
    run: async ({ get, post, delete: remove }, { prefix }) => {
      const data = { login_name: `${prefix}-a` };
      const id = idOf(await post("/v1/logins", data, { shows: "ONB-81 ONB-142 ONB-157 O11" }));
      await get(`/v1/logins/${id}`, { shows: "ONB-135" });
      await post("/v1/logins", data, { shows: "O11" });
      await post("/v1/logins", {}, { shows: "ONB-157" });
      await remove(`/v1/logins/${id}`, { shows: "ONB-138" });
      await post("/v1/logins", data, { shows: "O11 OPT-16 F8" });
    },
  },
];
