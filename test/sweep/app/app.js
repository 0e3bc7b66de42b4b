// A small app of transfers and counterparties. Without a fault it shows every state as it should; `?fault=…` plants one.

const fault = new URLSearchParams(location.search).get("fault");
const is = (name) => fault === name;

const LABELS = {
  pending: "Waiting",
  processing: "On its way",
  sent: "Sent",
  succeeded: "Done",
  failed: "Failed",
  canceled: "Canceled",
  hold: "On hold",
};

class Failure extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const call = async (path, init = {}) => {
  const headers = { authorization: "Bearer test", "content-type": "application/json" };
  const response = await fetch(path, { ...init, headers });
  const body = response.status === 204 ? undefined : await response.json();
  if (response.ok) return body;
  throw new Failure(response.status, body?.error ?? "");
};

/** A list of references, with the row of each. */
const list = async (path) => {
  const { data, links } = await call(`${path}?page[limit]=20`);
  const rows = await Promise.all(data.map(({ url }) => call(new URL(url, location.href).pathname)));
  return { rows: rows.map((row) => row.data), more: links.next !== null };
};

const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

const money = (cents) => {
  if (is("amount-overflows")) return `$${((cents | 0) / 100).toFixed(2)}`;
  if (is("amount-divided-twice")) return `$${(cents / 10_000).toFixed(2)}`;
  if (is("amount-rounded-up") && cents < 100) return `$${(Math.ceil(cents / 10) / 10).toFixed(2)}`;
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
};

const statusOf = (status) => {
  const label = LABELS[status];
  if (label !== undefined) return is("raw-status") ? `is_${status}` : label;
  if (is("error-on-unknown-status")) later(() => LABELS[status].toUpperCase());
  if (is("console-on-unknown-status")) console.error(`Unknown status ${status}`);
  if (is("undefined-label")) return String(label);
  if (is("key-of-status")) return `transfers.status.${status}`;
  return `${status.replaceAll("_", " ")} (new)`;
};

const later = (work) => setTimeout(work, 0);

const date = (text) =>
  new Date(`${text}T12:00:00Z`).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

const said = (error) => {
  if (is("object-in-error")) return `${{ status: error.status }}`;
  if (is("key-of-error")) return "errors.request_failed";
  if (error.status === 401) return "You are signed out: sign in again.";
  if (error.status === 429) return "Too many requests: wait a moment.";
  if (error instanceof Failure) return `The bank could not answer: ${error.message || error.status}.`;
  return "There is no connection to the bank.";
};

/** The styles of faults in the layout. */
const STYLES = {
  "name-shortened": "td.name { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }",
  "amount-clipped": "td.amount { overflow: hidden; white-space: nowrap; } th:last-child { width: 3rem; }",
  "name-clamped":
    "td.name div { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden; }",
  "row-too-low": "td.name div { height: 1.5em; overflow: hidden; }",
  "name-over-amount": "td.name { white-space: nowrap; overflow-wrap: normal; }",
  "amount-over-name":
    "tr { position: relative; } td.name div { padding-inline-end: 0; width: 40rem; } td.amount { position: absolute; left: 20%; }",
  "error-over-title": '[role="alert"] { margin-top: -3.6rem; border: 0; }',
  "name-too-wide": "table { table-layout: auto; } td.name { white-space: nowrap; }",
  "table-too-wide": "table { width: 1400px; }",
  "error-too-wide": '[role="alert"] { width: 120vw; }',
  "faint-error": '[role="alert"] { color: #ccc; }',
};

const alertOf = (error) => make("p", { role: "alert" }, said(error));

/** A section that loads its rows, and shows that it loads, that there are none, or that it failed. */
const section = async (title, path, table) => {
  const content = make("div", {}, make("p", { class: "loading" }, "Loading…"));
  document.querySelector("main").append(make("section", {}, make("h2", {}, title), content));
  try {
    const { rows, more } = await list(path);
    if (rows.length === 0) return empty(content, title);
    content.replaceChildren(await table(rows));
    if (more) content.append(make("p", {}, `The latest ${rows.length}; there are more.`));
    if (is("console-on-more") && more) console.error("There are more rows than fit.");
  } catch (error) {
    failed(content, error);
  }
};

const empty = (content, title) => {
  if (is("error-on-empty")) later(() => [][0].id);
  if (is("blank-on-empty")) return document.body.replaceChildren();
  if (is("spinner-on-empty")) return;
  const words = [`There are no ${title.toLowerCase()} yet.`];
  if (is("average-of-none")) words.push(` On average $${0 / 0}.`);
  if (is("date-of-none")) words.push(` The last was on ${new Date(undefined).toLocaleDateString()}.`);
  content.replaceChildren(make("p", {}, ...words));
  if (is("picture-without-text"))
    content.append(
      make("img", { src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", width: "50", height: "50" }),
    );
  if (is("field-of-none")) content.append(make("input", { "aria-label": "Average", value: String(0 / 0) }));
};

const failed = (content, error) => {
  const { status } = error;
  if (is("error-on-failure")) later(() => error.body.message);
  if (is("rejection-on-failure")) void Promise.reject(error);
  if (is("rejection-without-connection") && status === undefined) void Promise.reject(new Error("offline"));
  if (is("rejection-of-body") && error instanceof TypeError) void Promise.reject(new TypeError("no JSON"));
  if (is("console-on-limit") && status === 429) console.error(error);
  if (is("blank-on-401") && status === 401) return document.body.replaceChildren();
  if (is("spinner-on-503") && status === 503) return;
  if (is("busy-without-connection") && status === undefined) {
    const busy = make("p", { "aria-busy": "true" }, "Transfers");
    return content.replaceChildren(busy);
  }
  if (is("empty-on-failure") || (is("empty-on-404") && status === 404))
    return content.replaceChildren(
      make("p", {}, `There are no ${content.previousSibling.textContent.toLowerCase()} yet.`),
    );
  if (is("nothing-on-failure")) return content.replaceChildren();
  if (is("empty-without-connection") && status === undefined) return content.replaceChildren();
  content.replaceChildren(alertOf(error));
  if (is("retry-without-name")) content.append(make("button", { type: "button" }));
};

const transfers = async (rows) => {
  const names = await Promise.all(
    rows.map(async ({ receiver_name, counterparty_id }) => {
      if (receiver_name !== null || is("null-name")) return String(receiver_name);
      if (counterparty_id === null) return "No name";
      return (await call(`/v1/counterparties/${counterparty_id}`)).data.name;
    }),
  );
  const lines = rows.map((row, at) =>
    make(
      "tr",
      {},
      make("td", {}, date(row.effective_date)),
      make("td", { class: "name", dir: "auto" }, make("div", {}, names[at])),
      make("td", {}, statusOf(row.status)),
      make("td", { class: "amount" }, money(row.amount)),
    ),
  );
  const heads = ["Date", "To or from", "Status", "Amount"].map((text) => make("th", { scope: "col" }, text));
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const count = is("placeholder") ? "{{count}}" : String(rows.length);
  return make(
    "div",
    {},
    make("p", {}, `${count} ${rows.length === 1 ? "transfer" : "transfers"}, in all ${money(total)}.`),
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...lines)),
  );
};

const counterparties = (rows) =>
  make(
    "ul",
    {},
    ...rows.map(({ name }) => make("li", { dir: "auto", style: "overflow-wrap: anywhere" }, name)),
  );

const form = () => {
  const name = make("input", { name: "name", required: "" });
  const amount = make("input", { name: "amount", inputmode: "decimal", required: "" });
  const outcome = make("p", { role: "status" });
  const element = make(
    "form",
    {},
    make("label", {}, "Name ", name),
    make("label", {}, " Amount ", amount),
    make("button", {}, "Send"),
    outcome,
  );
  element.addEventListener("submit", async (event) => {
    event.preventDefault();
    outcome.textContent = "Sending…";
    const cents = Math.round(Number(amount.value) * 100);
    if (!Number.isSafeInteger(cents) || cents < 0) {
      outcome.textContent = is("form-shows-nan") ? `$${cents} is no amount` : "Type an amount such as 12.50.";
      return;
    }
    const data = {
      ...{ account_number: "4000123456", amount: cents, direction: "credit", sec_code: "ppd" },
      ...{
        receiver_name: name.value,
        receiver_account_number: "12345678",
        receiver_account_type: "checking",
      },
      receiver_routing_number: "021000021",
    };
    try {
      await call("/v1/ach", { method: "POST", body: JSON.stringify({ data }) });
      outcome.textContent = "It was sent.";
    } catch (error) {
      outcome.textContent = said(error);
    }
  });
  return element;
};

const screen = new URLSearchParams(location.search).get("screen");
const link = (href, text) => make("a", { href }, text);
const nav = make(
  "nav",
  {},
  link("./", "Payments"),
  " ",
  link("?screen=2", "Counterparties"),
  " ",
  link("?screen=3#top", "Top"),
);

if (is("blank-until-answered")) await call("/v1/ach");
document.head.append(make("style", {}, STYLES[fault] ?? ""));
document.body.append(nav, make("main", {}, make("h1", {}, "Payments"), form()));
if (screen === null) await section("Transfers", "/v1/ach", transfers);
await section("Counterparties", "/v1/counterparties", counterparties);
