import type { MarkdownRenderer } from "vitepress";

/** What each package manager says in place of npm's commands. */
const MANAGERS: readonly { readonly name: string; readonly add: string; readonly run: string }[] = [
  { name: "npm", add: "npm install -D", run: "npx" },
  { name: "pnpm", add: "pnpm add -D", run: "pnpm exec" },
  { name: "yarn", add: "yarn add -D", run: "yarn" },
  { name: "bun", add: "bun add -d", run: "bunx" },
];

/** Shows a block that begins with `npm install -D` with a tab for each package manager. */
export function packageManagers(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const show = () => fence?.(tokens, index, options, env, self) ?? "";
    if (!token?.content.startsWith("npm install -D")) return show();
    const { content, info } = token;
    const blocks = MANAGERS.map(({ add, run }) => {
      // VitePress changes the token while it renders the block.
      Object.assign(token, {
        info,
        content: content.replace(/^npm install -D/gm, add).replace(/^npx/gm, run),
      });
      return show();
    });
    const tabs = MANAGERS.map(({ name }, at) => {
      const id = `manager-${index}-${name}`;
      const checked = at === 0 ? " checked" : "";
      return `<input type="radio" name="manager-${index}" id="${id}"${checked}><label for="${id}">${name}</label>`;
    });
    const shown = blocks.join("").replace('class="language-', 'class="active language-');
    return `<div class="vp-code-group"><div class="tabs">${tabs.join("")}</div><div class="blocks">${shown}</div></div>`;
  };
}
