import type { CoreBank } from "../bank/bank.ts";
import { internalsOf } from "../bank/internals.ts";
import type { ResourceDescription } from "../engine/resource/describe.ts";
import type { ExampleRow } from "../openapi/calls/example.ts";
import type { Caller } from "./caller.ts";

/** Has each answer of a bank that shows a row of a copy whole say another status, also one that no row of the bank can have. */
export async function sayStatus(
  bank: CoreBank,
  copy: Caller,
  { collection, path }: ResourceDescription,
  id: ExampleRow["id"],
  status: string,
): Promise<void> {
  const { statusField = "status" } = internalsOf(bank).engine.registry[collection]?.model ?? {};
  for (const endpoint of copy.endpoints.filter(({ route }) => route.method === "GET")) {
    const { route } = endpoint;
    if (route.path !== `${path}/:id` && route.path !== path) continue;
    const shown = route.path.replace(":id", String(id));
    let isShown = false;
    const body = JSON.parse(
      JSON.stringify(await copy.send(endpoint, { path: shown, body: undefined, missing: [] })),
      (_, value) => {
        if (value?.id !== id || !Object.hasOwn(value, statusField)) return value;
        isShown = true;
        return { ...value, [statusField]: status };
      },
    );
    if (isShown) bank.faults.add({ on: `GET ${shown}`, status: 200, body });
  }
}
