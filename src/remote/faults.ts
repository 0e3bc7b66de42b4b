import type { ListedFault, RemoveFault } from "../bank/api/faults.ts";
import { isPresetName, PRESET_NAMES, type PresetName } from "../engine/http/faults/preset-names.ts";
import type { FaultRule } from "../engine/http/faults/rule.ts";
import { invalid } from "../engine/http/problems.ts";
import { received } from "../engine/schema/expected.ts";
import { isJsonObject, type JsonObject } from "../engine/schema/json-object.ts";
import type { Transport } from "./transport.ts";

/** Removes the rule that was added. */
interface RemoveRemoteFault {
  (): Promise<void>;
  /** The id of the rule. */
  readonly id: string;
}

/** As `bank.faults`; `add` rejects with a TypeError for a rule whose `on` is a function, which cannot be sent. */
export interface RemoteFaults {
  /** Adds a rule, or a preset by its name; the returned function removes it. */
  add(rule: FaultRule | PresetName): Promise<RemoveRemoteFault>;
  /** The rules in force, oldest first. */
  list(): Promise<readonly ListedFault[]>;
  /** Removes the rule with this id. */
  remove(id: string): Promise<void>;
  /** Removes every rule. */
  clear(): Promise<void>;
}

/** Makes the faults of a remote bank. */
export function remoteFaults(transport: Transport): RemoteFaults {
  const remove = async (id: string) => void (await transport.call("faults/remove", { id }));
  return {
    async add(rule) {
      if (isJsonObject(rule) && typeof rule.on === "function")
        throw new TypeError("'on' must be text for a bank behind HTTP, to which no function can be sent.");
      const sent = typeof rule === "string" ? { preset: rule } : rule;
      const { id } = (await transport.call("faults/add", sent)) as { readonly id: string };
      return Object.assign(() => remove(id), { id });
    },
    list: () => transport.read("faults") as Promise<readonly ListedFault[]>,
    remove,
    clear: async () => void (await transport.call("faults/clear", {})),
  };
}

/** What a body adds: the rule itself, or `{ preset }`. Throws a Problem for a preset that does not exist. */
export function addedFault(fields: JsonObject): unknown {
  const { preset, ...others } = fields;
  if (preset === undefined || Object.keys(others).length > 0) return fields;
  if (isPresetName(preset)) return preset;
  const message = `'preset' must be one of ${PRESET_NAMES.join(", ")}, got ${received(preset)}.`;
  throw invalid([{ field: "preset", code: "invalid", message }]);
}

/** What can be sent of an added rule. */
export function idOfFault({ id }: RemoveFault): { readonly id: string } {
  return { id };
}

/** A rule whose `on` is a function, which JSON leaves out, would read as one about every request. */
export function sendableFault(fault: ListedFault): ListedFault {
  const { rule } = fault;
  return typeof rule.on === "function" ? { ...fault, rule: { ...rule, on: "a function" } } : fault;
}
