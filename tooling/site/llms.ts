import type { Page } from "./pages.ts";

const HEAD = `# Sandbank

> A bank that lives in the front end's own process: a payments service (counterparties and ACH transfers, virtual cards,
> company onboarding) as MSW handlers over rows in memory, with a clock that can be moved. No backend is needed.
`;

/** llms.txt: what there is to read, a line for each page. */
export function llmsIndex(pages: readonly Page[]): string {
  const lines = pages.map(
    ({ url, title, summary }) => `- [${title}](/${url})${summary ? `: ${summary}` : ""}`,
  );
  return `${HEAD}\n## Pages\n\n${lines.join("\n")}\n\n## Everything in one file\n\n- [llms-full.txt](/llms-full.txt)\n`;
}

/** llms-full.txt: the pages themselves, one after the other. */
export function llmsFull(pages: readonly Page[]): string {
  return `${HEAD}\n${pages.map(({ url, text }) => `<!-- ${url} -->\n\n${text}\n`).join("\n")}`;
}
