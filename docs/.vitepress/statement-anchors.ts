import type { MarkdownRenderer } from "vitepress";

/** Gives the first cell of a statement's row its id, so that a link can lead to it. */
export function statementAnchors(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("statement-anchors", ({ tokens, env }) => {
    if (!String(env.relativePath).startsWith("spec/")) return;
    for (const [at, token] of tokens.entries()) {
      const [, id] = /^([A-Z]+(?:-[A-Z]?)?\d+)$/.exec(tokens[at + 1]?.content ?? "") ?? [];
      if (token.type === "td_open" && id) token.attrSet("id", id);
    }
  });
}
