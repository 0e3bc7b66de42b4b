import { request } from "../../fixtures/http-client.ts";
import { bankOf } from "../../src/bank/bank-kind.ts";
import { readOptions } from "../../src/bank/options/options.ts";
import { routesOf } from "../../src/bank/runtime/routes.ts";
import type { Bank } from "../../src/index.ts";
import { REGISTRY } from "../../src/registry.ts";

export const ROUTES = [...routesOf(REGISTRY, readOptions({}), bankOf(REGISTRY))].sort(
  (one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"),
);

type AnyRoute = (typeof ROUTES)[number];

const NAMES = [
  "account_number",
  "receiverAccountNumber",
  "Card_Number",
  "cvc",
  "ssn",
  "authorization",
  "api_key",
];

/** A text in forms that a URL can carry it in: once and twice encoded, digits too, and with + for spaces. */
function encodings(text: string): string[] {
  const once = encodeURIComponent(text);
  const digits = once.replace(/(?<!%|%[0-9A-F])[0-9]/g, (digit) => `%3${digit}`);
  return [once, encodeURIComponent(once), digits, once.replaceAll("%20", "+"), `%FF${once}`];
}

const pathOf = (route: AnyRoute, id = "1001") => route.path.replace(":id", id);

/** The paths and queries in which a secret can stand. */
function urls(route: AnyRoute, secret: string): string[] {
  const path = pathOf(route);
  const known = Object.keys(route.query ?? {});
  return encodings(secret).flatMap((text) => [
    `${path}/${text}`,
    ...(route.path.includes(":id") ? [pathOf(route, text), pathOf(route, `x${text}y`)] : []),
    `${path}?q=${text}`,
    `${path}?${text}`,
    `${path}?${text}=1&a=note%20${text}`,
    `${path}?filter[metadata.${text}]=1&filter[metadata.${text}]=2`,
    `${path}?filter[metadata.note]=${text}`,
    ...known.map((name) => `${path}?${name}=${text}`),
    ...NAMES.flatMap((name) => [`${path}?${name}=${text}`, `${path}?filter%5Bmetadata.${name}%5D=${text}`]),
  ]);
}

/** Values that hold a secret, without the name of a secret field beside it. */
export function values(secret: string): unknown[] {
  const number = Number(secret);
  return [
    secret,
    `paid with ${secret} today`,
    [secret],
    { note: [{ text: secret }], [secret]: 1, [`x ${secret}`]: 1 },
    JSON.stringify({ ssn: secret, deep: [secret] }),
    `{"api_key":"${secret}`,
    "x".repeat(9_990) + secret,
    "x".repeat(35) + secret,
    ...(Number.isSafeInteger(number) ? [number, -number] : []),
  ];
}

/** Values that name a secret field. */
export function namedValues(secret: string): unknown[] {
  const named = (value: unknown) => Object.fromEntries(NAMES.map((name) => [name, value]));
  return [
    named(secret),
    [named([secret])],
    named({ deep: secret }),
    { text: JSON.stringify(named(secret)) },
    { text: `account number: ${secret}; ssn=${secret}` },
    ...(Number.isSafeInteger(Number(secret)) ? [named(Number(secret))] : []),
  ];
}

/** What a request needs besides its method. */
type Given = Parameters<typeof request>[3];

/** A request that holds a secret, to be sent or not. */
type Place = () => readonly [path: string, given: Given];

/** The requests that hold a secret in the path or the query. */
export function placesInUrl(route: AnyRoute, secret: string): Place[] {
  const given = route.body ? { data: {} } : {};
  return urls(route, secret).map((url) => () => [url, given]);
}

/** The requests that hold one of these values in a field, beside the fields or in a part of a form. */
export function placesInBody(route: AnyRoute, values: readonly unknown[]): Place[] {
  const path = pathOf(route);
  const { body, multipart } = route;
  if (!body) return [];
  const fields = Object.keys(body.schema.shape);
  return values.flatMap((value): Place[] => {
    if (multipart)
      return formsWith(value, multipart.file, fields).map((formOf) => () => [path, { form: formOf() }]);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [
      ...[...fields, "metadata", "unknown"].map(
        (field): Place =>
          () => [path, { data: { [field]: value } }],
      ),
      () => [path, { body: { data: {}, beside: value } }],
      () => [path, { data: { [text]: 1 } }],
      () => [path, { body: `{"data":{"name":${text}` }],
      () => [path, { data: {}, contentType: text.replace(/[^\x20-\x7e]/g, "") }],
    ];
  });
}

/** Sends requests to a route. */
export async function send(bank: Bank, route: AnyRoute, key: string, places: readonly Place[]) {
  const answers = [];
  for (const place of places) {
    const [path, given] = place();
    answers.push(await request(bank, route.method, path, { ...given, key }));
  }
  return answers;
}

function formsWith(value: unknown, file: string, fields: readonly string[]): (() => FormData)[] {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const formOf = (add: (form: FormData) => void) => () => {
    const form = new FormData();
    add(form);
    return form;
  };
  return [
    formOf((form) => form.append(file, new File(["%PDF"], text, { type: "application/pdf" }))),
    formOf((form) => form.append(file, new File(["%PDF"], "a.pdf", { type: text }))),
    formOf((form) => form.append(text, "1")),
    ...fields.flatMap((field) => [
      formOf((form) => form.append(field, text)),
      formOf((form) => form.append(field, JSON.stringify({ metadata: value, unknown: value }))),
    ]),
  ];
}
