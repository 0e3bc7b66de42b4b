import { dayFrom } from "../day.ts";
import { idOf, type Script } from "../probe.ts";

export const loginProbes: readonly Script[] = [
  {
    name: "logins",
    finds: [dayFrom("reservation_expires"), { option: "assumptions.deletedLoginNames" }],
    run: async ({ get, post, delete: remove }, { prefix }) => {
      const data = { login_name: `${prefix}-a` };
      const id = idOf(await post("/v1/logins", data, "ONB-142 ONB-157 O11"));
      await get(`/v1/logins/${id}`, "ONB-135");
      await post("/v1/logins", data, "O11");
      await post("/v1/logins", {}, "ONB-157");
      await remove(`/v1/logins/${id}`, "ONB-138");
      await post("/v1/logins", data, "O11 F8");
    },
  },
];
