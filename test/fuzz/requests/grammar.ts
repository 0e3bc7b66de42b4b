import { ADMIN_KEY, CLIENT_KEY } from "../../../fixtures/http-client.ts";
import type { Chance } from "../support/chance.ts";
import { idPrefixAt } from "../support/own.ts";
import { validFields } from "./bodies.ts";
import { uploadOf } from "./multipart.ts";
import { mutateFields, mutateText, mutateTop } from "./mutate.ts";
import { queryOf } from "./query.ts";
import type { Sent, SentBody } from "./request.ts";
import { TARGETS, type Target } from "./routes.ts";

const METHODS = ["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"];
const ODD_IDS = [
  ...["0", "1000", "9999", "-1", "01001", "1001.0", "1e3", "abc", "%00", "%31001", "1001%20", "%zz", ".."],
  ...["__proto__", "null", "1001;x", "9".repeat(30), "7900000000001", "🏦", "1001/", "", ":id", "1001?x"],
];
const ODD_KEYS = [
  "",
  "Bearer",
  "Bearer ",
  "Basic dGVzdA==",
  "bearer zq-key",
  "Bearer a b",
  "zq-111111-secret",
];
const ODD_TYPES = [
  ...["text/plain", "application/json; charset=utf-16", "APPLICATION/JSON", "multipart/form-data", "", "é"],
  ...[
    "application/json,text/plain",
    "application/jsonx",
    "application/x-www-form-urlencoded",
    "x".repeat(200),
  ],
];

/** Draws a request to any endpoint: mostly one that is nearly right. */
export function requestOf(chance: Chance): Sent {
  const target = chance.pick(TARGETS);
  const { operation } = target;
  const method = chance.percent(97) ? target.method : chance.pick(METHODS);
  const path = pathOf(target, chance) + queryOf(target, chance);
  const key = keyOf(target, chance);
  const content = ["GET", "HEAD"].includes(method) ? NOTHING : contentOf(target, chance);
  const headers = [...(key === undefined ? [] : [["Authorization", key] as const]), ...content.headers];
  const after = chance.percent(3) ? chance.pick([1, 16, 61, 1440, 6000]) : 0;
  return { operation, method, path, headers, body: content.body, after };
}

function pathOf({ path }: Target, chance: Chance): string {
  const id = chance.percent(88) ? String(chance.int(1001, 1012)) : chance.pick(ODD_IDS);
  const filled = path.replace(":id", () => (/^1\d{3}$/.test(id) ? idPrefixAt(path) : "") + id);
  if (chance.percent(97)) return filled;
  return chance.pick([
    `${filled}/`,
    `/${filled}`,
    filled.toUpperCase(),
    `${filled}/x`,
    filled.replace("v1", "v2"),
  ]);
}

function keyOf({ auth }: Target, chance: Chance): string | undefined {
  const right = auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
  if (chance.percent(92)) return `Bearer ${right}`;
  if (chance.percent(20)) return undefined;
  return chance.pick([...ODD_KEYS, `Bearer ${ADMIN_KEY}`, `Bearer zq-${chance.digits(6)}-secret`]);
}

type Content = Pick<Sent, "headers" | "body">;

const NOTHING: Content = { headers: [], body: { kind: "none" } };

function contentOf(target: Target, chance: Chance): Content {
  if (!target.fields) return chance.percent(96) ? NOTHING : json({ kind: "json", value: { data: {} } });
  if (target.isMultipart && chance.percent(90)) return uploadOf(chance);
  const data = validFields(target, chance);
  const names = [...target.fields.keys()];
  if (chance.percent(48)) mutateFields(data, names, chance);
  let body: SentBody = chance.percent(10)
    ? mutateTop(data, target.beside, chance)
    : { kind: "json", value: { data } };
  if (chance.percent(6)) body = mutateText(body, chance);
  if (chance.percent(2)) body = { kind: "none" };
  if (chance.percent(96)) return json(body);
  return chance.percent(30)
    ? { headers: [], body }
    : { headers: [["Content-Type", chance.pick(ODD_TYPES)]], body };
}

function json(body: SentBody): Content {
  return { headers: [["Content-Type", "application/json"]], body };
}
