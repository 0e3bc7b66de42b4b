import { html, nothing, type TemplateResult } from "lit";
import type { Change, CoreBank } from "sandbank/core";
import { statusMark } from "./status.ts";

/** What a piece of work changed in the bank, and what the bank warned of. */
export interface Effects {
  readonly changes: readonly Change[];
  readonly warnings: readonly string[];
}

/** Runs a piece of work and returns its result and what it changed in the bank. */
export async function watching<T>(bank: CoreBank, work: () => Promise<T>): Promise<[T, Effects]> {
  const changes: Change[] = [];
  const warnings: string[] = [];
  const stopChanges = bank.on("change", (change) => changes.push(change));
  const stopWarnings = bank.on("warning", ({ message }) => warnings.push(message));
  try {
    return [await work(), { changes, warnings }];
  } finally {
    stopChanges();
    stopWarnings();
  }
}

/** How many changes are listed one by one. */
const SHOWN = 12;

/** A list of what changed, and of the warnings. */
export function effectsList({ changes, warnings }: Effects): TemplateResult | typeof nothing {
  if (changes.length === 0 && warnings.length === 0) return nothing;
  const more = changes.length - SHOWN;
  return html`<ul class="effects" aria-label="What changed">
    ${changes.slice(0, SHOWN).map((change) => html`<li>${changeLine(change)}</li>`)}
    ${more > 0 ? html`<li>and ${more} more</li>` : nothing}
    ${warnings.map((text) => html`<li class="warned"><b>Warning</b> ${text}</li>`)}
  </ul>`;
}

const words = { insert: "created", update: "updated", delete: "deleted" } as const;

function changeLine({ collection, id, kind, from, to, cause }: Change): TemplateResult {
  const moved = from !== to && from !== null && to !== null;
  const change = moved ? html`${statusMark(from)} → ${statusMark(to)}` : words[kind];
  const initial = kind === "insert" && to !== null ? statusMark(to) : nothing;
  return html`<code>${collection} ${id}</code> ${change} ${initial} <span class="aside">${cause === "immediate" ? "right away" : `by ${cause}`}</span>`;
}
