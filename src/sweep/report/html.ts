import { KIND_NAMES, KINDS } from "../kinds.ts";
import type { Shot, SweepReport } from "../shot.ts";
import { runReport } from "./script.ts";
import { STYLE } from "./style.ts";

/**
 * A report as one page, which opens from a file: a gallery by group, with pictures that are loaded as they come into view.
 *
 * @example writeFileSync("index.html", reportPage(report))
 */
export function reportPage(report: SweepReport): string {
  const { url, bank, shots, leftOut, seconds } = report;
  const count = shots.reduce((sum, { findings }) => sum + findings.length, 0);
  const groups = [...new Set(shots.map(({ group }) => group))];
  const kinds = KIND_NAMES.filter((kind) =>
    shots.some((shot) => shot.findings.some((each) => each.kind === kind)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${count} findings in ${shots.length} states of ${url}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(url)}</h1>
<p>${shots.length} states, ${count} findings, in ${seconds} s, with ${escaped(bank)}.${
    leftOut.length === 0
      ? ""
      : ` ${leftOut.length} states were left out, as the page never calls what they change.`
  }</p>
<form role="search" aria-label="States">
<label>Search <input type="search" name="text" aria-keyshortcuts="/"></label>
<label>Group <select name="group"><option value="">all</option>${groups.map((group) => option(group, group)).join("")}</select></label>
<label>Finding <select name="kind"><option value="">all states</option><option value="any">with findings</option><option value="new">with new findings</option>${kinds
    .map((kind) => option(kind, `${kind}: ${KINDS[kind]}`))
    .join("")}</select></label>
<output role="status" id="shown"></output>
</form>
<p class="hint">Keys: <kbd>/</kbd> searches, the arrows go from state to state, <kbd>Enter</kbd> opens one, <kbd>Escape</kbd> closes it.</p>
</header>
<main>
${groups.map((group) => section(group, shots)).join("\n")}
</main>
<dialog aria-labelledby="title"></dialog>
<script type="application/json" id="shots">${JSON.stringify(shots).replaceAll("<", "\\u003c")}</script>
<script>(${runReport})(document)</script>
</body>
</html>
`;
}

function section(group: string, shots: readonly Shot[]): string {
  const cards = shots.flatMap((shot, at) => (shot.group === group ? [card(shot, at)] : []));
  return `<section data-group="${escaped(group)}"><h2>${escaped(group)}</h2><ul>${cards.join("\n")}</ul></section>`;
}

function card({ title, screen, findings, pictures, state }: Shot, at: number): string {
  const [picture] = pictures;
  // The window of a picture is as high as that of a sweep; what the browser needs is that it has a size before it is loaded.
  const image = picture
    ? `<img src="pictures/${escaped(picture.file)}" alt="" loading="lazy" decoding="async" width="${picture.width}" height="800">`
    : "";
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  const isNew = findings.some((each) => each.isNew);
  return `<li data-text="${escaped(`${title} ${state} ${screen}`.toLowerCase())}" data-kinds="${kinds.join(" ")}"${isNew ? " data-new" : ""}><button type="button" data-at="${at}">${image}<span class="title">${escaped(title)}</span><span class="screen">${escaped(screen)}</span>${kinds.map((kind) => `<span class="kind">${kind}</span>`).join(" ")}</button></li>`;
}

function option(value: string, label: string): string {
  return `<option value="${escaped(value)}">${escaped(label)}</option>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
