import type { Chance } from "../support/chance.ts";
import type { Target } from "./routes.ts";
import { ODD_NAMES, SECRET_NAMES, secretValue } from "./values.ts";

const PAGING = ["page[limit]", "page[cursor]"];
const ODD_PARAMETERS = [
  ...[
    "filter",
    "filter[]",
    "filter[foo]",
    "filter[metadata.]",
    "filter[metadata.a][b]",
    "filter[metadata.k]",
  ],
  ...[
    "filter[metadata.account_number]",
    "filter[__proto__]",
    "page",
    "page[]",
    "page[limit",
    "show_card_number",
  ],
  ...["api_key", "x", "page[limit][x]"],
];
const ODD_TEXTS = [
  ...["", "1", "2", "5", "0", "-1", "10000", "10001", "0100", "1e2", "1001", "1005", "9999", "abc", "true"],
  ...[
    "TRUE",
    "pending",
    "failed",
    "hold",
    "2026-03-02",
    "2026-02-30",
    "BATCH-1001",
    "%00",
    "%",
    "%zz",
    "a b",
  ],
  ...["+", "&", "#", "🏦", "%F0%9F", "x".repeat(2000)],
];

/** Draws a query, with its question mark: none in most calls for what is no list. */
export function queryOf(target: Target, chance: Chance): string {
  if (!chance.percent(target.isList || target.query.length > 0 ? 75 : 5)) return "";
  const known = target.isList ? [...PAGING, ...target.query, "filter[metadata.purpose]"] : target.query;
  const parameters = Array.from({ length: chance.int(1, 3) }, () => parameterOf(known, chance));
  if (chance.percent(6)) parameters.push(parameters[0] ?? "");
  return `?${parameters.join(chance.percent(98) ? "&" : ";")}`;
}

function parameterOf(known: readonly string[], chance: Chance): string {
  if (chance.percent(5)) {
    const name = chance.pick(SECRET_NAMES);
    return `${chance.percent(50) ? name : `filter[metadata.${name}]`}=${secretValue(chance)}`;
  }
  const isKnown = known.length > 0 && chance.percent(80);
  const name = isKnown ? chance.pick(known) : chance.pick([...ODD_PARAMETERS, ...ODD_NAMES]);
  const written = chance.percent(30) ? encodeURIComponent(name) : name;
  return chance.percent(97) ? `${written}=${chance.pick(ODD_TEXTS)}` : written;
}
