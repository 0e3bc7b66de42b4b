import { createBank } from "sandbank";

export const bank = createBank({ baseUrl: "https://api.payments.invalid" });
