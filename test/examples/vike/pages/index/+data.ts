import { listNames } from "../../payments.ts";

/** Runs on the server. */
export async function data() {
  return { names: await listNames() };
}
