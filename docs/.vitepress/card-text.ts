import type { MarkdownRenderer } from "vitepress";

/** In a list of cards a link is a heading of its own, which needs no colon before the text below it. */
export function cardText(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("card-text", ({ tokens, env }) => {
    if (!/^(start|how-to)\/index\.md$/.test(env.relativePath ?? "")) return;
    for (const { children } of tokens) {
      const after = children?.[3];
      if (children?.[0]?.type === "link_open" && after) after.content = after.content.replace(/^: /, "");
    }
  });
}
