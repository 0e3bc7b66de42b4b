import type { PanelBank, Simulations } from "../../code/bank.ts";
import { keyHeader, keysOf } from "../../code/keys.ts";
import type { ActionDescription } from "../../index.ts";
import { fetchSigned } from "../bank/signed.ts";

/** A row by its collection and id. */
export interface RowKey {
  readonly collection: string;
  readonly id: string;
}

/** Performs an action on a row, as its description says: by `bank.simulate`, or by a request, which then is in the log. */
export async function perform(
  bank: PanelBank,
  { collection, id }: RowKey,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const action = bank.resources[collection]?.actions.find((other) => other.name === name);
  if (action?.request) return send(bank, id, action.request);
  const simulated = (bank.simulate[collection] as Simulations | undefined)?.[name];
  if (!action || !simulated) throw new Error(`The bank has no action ${name} for ${collection}.`);
  const { positional } = action;
  const others = Object.entries(values).filter(([argument]) => !positional.includes(argument));
  const isLeftOut = positional.every(
    (argument) => values[argument] === undefined && !isRequired(action, argument),
  );
  return simulated(
    id,
    ...(isLeftOut ? [] : positional.map((argument) => values[argument])),
    ...(others.length > 0 ? [Object.fromEntries(others)] : []),
  );
}

function isRequired({ arguments: all }: ActionDescription, name: string): boolean {
  return all.some((argument) => argument.name === name && argument.required);
}

async function send(
  bank: PanelBank,
  id: string,
  { method, path, data }: NonNullable<ActionDescription["request"]>,
): Promise<void> {
  const hasBody = Object.keys(data).length > 0;
  const url = path.replace(":id", id);
  const init = {
    method,
    headers: {
      ...keyHeader(bank, { operation: null, path }, keysOf(bank)),
      ...(hasBody ? { "Content-Type": "application/json" } : {}),
    },
    ...(hasBody ? { body: JSON.stringify({ data }) } : {}),
  };
  const response = await fetchSigned(bank, url, init);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}
