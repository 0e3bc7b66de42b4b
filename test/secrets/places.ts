import { request } from "../../fixtures/http-client.ts";
import { routesOf } from "../../src/bank/routes.ts";
import type { Bank } from "../../src/index.ts";
import { REGISTRY } from "../../src/registry.ts";

export const ROUTES = [...routesOf(REGISTRY)].sort(
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

/** Sends a secret to a route in every place of the path and the query. */
export async function sendInUrl(bank: Bank, route: AnyRoute, secret: string, key: string) {
  const answers = [];
  for (const url of urls(route, secret)) {
    answers.push(await request(bank, route.method, url, { key, ...(route.body ? { data: {} } : {}) }));
  }
  return answers;
}

/** Sends values to a route in every field, beside them and in every part of a form. */
export async function sendInBody(bank: Bank, route: AnyRoute, given: readonly unknown[], key: string) {
  const path = pathOf(route);
  const answers = [];
  const fields = Object.keys(route.body?.schema.shape ?? {});
  for (const value of route.body ? given : []) {
    if (route.multipart) {
      for (const form of formsWith(value, route.multipart.file, fields))
        answers.push(await request(bank, route.method, path, { key, form }));
      continue;
    }
    for (const field of [...fields, "metadata", "unknown"])
      answers.push(await request(bank, route.method, path, { key, data: { [field]: value } }));
    const text = typeof value === "string" ? value : JSON.stringify(value);
    answers.push(await request(bank, route.method, path, { key, body: { data: {}, beside: value } }));
    answers.push(await request(bank, route.method, path, { key, data: { [text]: 1 } }));
    answers.push(await request(bank, route.method, path, { key, body: `{"data":{"name":${text}` }));
    const contentType = text.replace(/[^\x20-\x7e]/g, "");
    answers.push(await request(bank, route.method, path, { key, data: {}, contentType }));
  }
  return answers;
}

function formsWith(value: unknown, file: string, fields: readonly string[]): FormData[] {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const formOf = (add: (form: FormData) => void) => {
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
