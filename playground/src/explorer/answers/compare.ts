import { html, type TemplateResult } from "lit";
import { breakable } from "../../parts/breakable.ts";
import type { Exchange } from "./exchange.ts";

/** A field in which two answers differ, with its values as JSON; undefined where an answer has no such field. */
interface Difference {
  readonly field: string;
  readonly one: string | undefined;
  readonly other: string | undefined;
}

/**
 * The fields in which two JSON values differ, in the order in which they occur.
 *
 * @example differences({ id: 1, a: [2] }, { id: 1, a: [3] }) // [{ field: "a[0]", one: "2", other: "3" }]
 */
export function differences(one: unknown, other: unknown): readonly Difference[] {
  const [left, right] = [leavesOf(one), leavesOf(other)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((field) => left.get(field) !== right.get(field))
    .map((field) => ({ field, one: left.get(field), other: right.get(field) }));
}

/** Every value without parts of its own, by where it is. */
function leavesOf(value: unknown, at = ""): Map<string, string> {
  const parts: readonly (readonly [string, unknown])[] | undefined = Array.isArray(value)
    ? value.map((item, index) => [`${at}[${index}]`, item] as const)
    : typeof value === "object" && value !== null
      ? Object.entries(value).map(([name, item]) => [at === "" ? name : `${at}.${name}`, item] as const)
      : undefined;
  if (!parts || parts.length === 0)
    return value === undefined ? new Map() : new Map([[at, JSON.stringify(value)]]);
  return new Map(parts.flatMap(([place, item]) => [...leavesOf(item, place)]));
}

/** Two answers beside each other: the fields in which they differ. */
export function comparison(one: Exchange, other: Exchange): TemplateResult {
  const status = { field: "(status)", one: `${one.answer.status}`, other: `${other.answer.status}` };
  const rows = [
    ...(status.one === status.other ? [] : [status]),
    ...differences(one.answer.body, other.answer.body),
  ];
  if (rows.length === 0)
    return html`<p class="aside" role="status">Responses ${one.number} and ${other.number} are the same.</p>`;
  return html`<table class="fields compared">
    <caption>Differences between responses ${one.number} and ${other.number}</caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Response ${one.number}</th>
        <th scope="col">Response ${other.number}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ field, one, other }) => html`<tr>
          <th scope="row"><code>${breakable(field)}</code></th>
          <td>${shown(one)}</td>
          <td>${shown(other)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function shown(value: string | undefined): TemplateResult {
  return value === undefined ? html`<span class="aside">not present</span>` : html`<code>${value}</code>`;
}
