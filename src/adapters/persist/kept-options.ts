export { differing, type KeptOptions, keptOptions } from "../../bank/kept-options.ts";
