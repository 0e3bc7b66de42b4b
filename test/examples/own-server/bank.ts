import { createBank } from "sandbank";
import { handle, nodeHandler, start } from "sandbank/ssr";

start(createBank({ baseUrl: "https://api.payments.invalid" }));

export { handle, nodeHandler };
