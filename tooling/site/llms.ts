import type { Page } from "./pages.ts";

const HEAD = `# Sandbank

> A bank in the front end's own process: a payments service (counterparties and ACH transfers, virtual cards,
> company onboarding) as MSW handlers over rows in memory, with a clock that can be moved. No backend is needed.

Install with \`npm install -D sandbank msw\`, then \`npx sandbank init\`. The package has a skill for coding assistants, which
lists the mistakes to avoid: \`node_modules/sandbank/docs/skills/sandbank/SKILL.md\`. Tools to see and move a bank that runs, that of
the open page too, are at \`/_sandbank/mcp\` of its dev server and in \`npx sandbank mcp\`, over the Model Context Protocol.
`;

/** The chapters of llms.txt, each with where the urls of its pages begin. */
const CHAPTERS = [
  ["Start, by environment", "start/"],
  ["How to", "how-to/"],
  ["Reference", ""],
] as const;

/** llms.txt: what there is to read, a line for each page. The links are from the root of the site, wherever that is. */
export function llmsIndex(pages: readonly Page[]): string {
  const left = new Set(pages);
  const chapters = CHAPTERS.map(([title, begin]) => {
    const own = [...left].filter(({ url }) => url.startsWith(begin));
    for (const page of own) left.delete(page);
    return `## ${title}\n\n${own.map(lineOf).join("\n")}\n`;
  });
  return `${HEAD}\n${chapters.join("\n")}\n## Everything in one file\n\n- [llms-full.txt](llms-full.txt)\n`;
}

function lineOf({ url, title, summary }: Page): string {
  return `- [${title}](${url})${summary ? `: ${summary}` : ""}`;
}

/** llms-full.txt: the pages themselves, one after the other. */
export function llmsFull(pages: readonly Page[]): string {
  return `${HEAD}\n${pages.map(({ url, text }) => `<!-- ${url} -->\n\n${text}\n`).join("\n")}`;
}
