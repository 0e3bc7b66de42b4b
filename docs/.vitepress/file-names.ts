import type { MarkdownRenderer } from "vitepress";

/** Shows above a block of code which file it is, as in "```ts [src/bank.ts]"; of an example project without its folder. */
export function fileNames(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    // Read first, because VitePress removes the name from the token while it renders the block.
    const [, path = ""] = /\[(.+)\]$/.exec(tokens[index]?.info.trim() ?? "") ?? [];
    const code = fence?.(tokens, index, options, env, self) ?? "";
    const name = path.replace(/^test\/examples\/[^/]+\//, "");
    return name ? `<p class="file-name">${markdown.utils.escapeHtml(name)}</p>${code}` : code;
  };
}
