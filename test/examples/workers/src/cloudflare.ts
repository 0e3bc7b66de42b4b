import { answer } from "./bank.ts";

export default { fetch: answer };
