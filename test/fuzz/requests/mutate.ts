import type { Chance } from "../support/chance.ts";
import type { SentBody } from "./request.ts";
import { ODD_NAMES, SECRET_NAMES, secretValue, VALUES } from "./values.ts";

type Fields = Record<string, unknown>;

/** Defines a field of whatever name, `__proto__` included. */
function define(fields: Fields, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

const MUTATIONS: readonly ((data: Fields, names: readonly string[], chance: Chance) => void)[] = [
  (data, names, chance) => define(data, chance.pick(names), chance.pick(VALUES)),
  (data, names, chance) => define(data, chance.pick(names), chance.pick(VALUES)),
  (data, names, chance) => void delete data[chance.pick(names)],
  (data, names, chance) => define(data, chance.pick(names), data[chance.pick(names)]),
  (data, names, chance) => {
    const name = chance.pick(names);
    define(data, name, chance.percent(50) ? [data[name]] : { value: data[name] });
  },
  (data, names, chance) => {
    const name = chance.pick(names);
    const text = JSON.stringify(data[name]) ?? "";
    define(data, name, chance.percent(50) ? text : Number(text));
  },
  (data, _, chance) => define(data, chance.pick(ODD_NAMES), chance.pick(VALUES)),
  (data, _, chance) => define(data, chance.pick(SECRET_NAMES), secretValue(chance)),
  (data, _, chance) => define(data, "metadata", { [chance.pick(SECRET_NAMES)]: secretValue(chance) }),
];

/** Changes some fields of a body into something odd. */
export function mutateFields(data: Fields, names: readonly string[], chance: Chance): void {
  const known = names.length > 0 ? names : ODD_NAMES;
  for (let times = chance.int(1, 3); times > 0; times -= 1) chance.pick(MUTATIONS)(data, known, chance);
}

/** A body around the fields, in some calls other than the convention has it. */
export function mutateTop(data: Fields, beside: readonly string[], chance: Chance): SentBody {
  const top: Fields = { data };
  if (chance.percent(30)) {
    const other = chance.pick([...beside, ...ODD_NAMES, ...SECRET_NAMES]);
    define(top, other, chance.percent(50) ? chance.pick(VALUES) : secretValue(chance));
  }
  if (chance.percent(10)) define(top, "data", chance.pick(VALUES));
  if (chance.percent(5)) delete top.data;
  return { kind: "json", value: chance.percent(3) ? chance.pick(VALUES) : top };
}

/** Breaks the text of a body. */
export function mutateText(body: SentBody, chance: Chance): SentBody {
  const text = body.kind === "json" ? JSON.stringify(body.value) : "{}";
  const at = chance.int(0, text.length);
  const insert = (what: string): SentBody => ({
    kind: "text",
    text: text.slice(0, at) + what + text.slice(at),
  });
  switch (chance.int(0, 9)) {
    case 0:
      return { kind: "text", text: text.slice(0, at) };
    case 1:
      return insert(chance.pick(["NaN", "Infinity", "1e999", ",", "\u0000", "{", "\\u", "//", "\ufeff"]));
    case 2:
      return { kind: "text", text: `{"data":${"[".repeat(chance.int(1, 5000))}` };
    case 3: {
      const depth = chance.int(100, 6000);
      return { kind: "text", text: `{"data":{"metadata":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}}` };
    }
    case 4:
      return { kind: "text", text: text.replace(/^\{/, '{"data":{},') };
    case 5:
      return { kind: "text", text: chance.pick(["", " ", "null", "[]", "1", '"x"', "{}", '{"data":1}']) };
    case 6:
      return { kind: "text", text: `\ufeff${text}` };
    case 7:
      return { kind: "text", text: text.replaceAll("null", "NaN").replace(/:(\d+)/, ":1e400") };
    case 8:
      return { kind: "text", text: text.replace(/\}\}$/, ',"__proto__":{"status":"canceled"}}}') };
    default:
      return { kind: "bytes", bytes: Array.from({ length: chance.int(0, 60) }, () => chance.int(0, 255)) };
  }
}
