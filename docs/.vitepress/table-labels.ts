import type { MarkdownRenderer } from "vitepress";

/** Gives each cell the head of its column, which a narrow page shows beside it, since each row is a block of its own there. */
export function tableLabels(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("table-labels", ({ tokens }) => {
    let heads: string[] = [];
    let column = 0;
    for (const [at, { type }] of tokens.entries()) {
      const text = tokens[at + 1]?.content ?? "";
      if (type === "thead_open") heads = [];
      if (type === "tr_open") column = 0;
      if (type === "th_open") heads.push(text.replaceAll(/[`*]/g, ""));
      if (type === "td_open") tokens[at]?.attrSet("data-head", heads[column++] ?? "");
    }
  });
}
