import { readdirSync, readFileSync } from "node:fs";
import type { DefaultTheme } from "vitepress";
import { endpointPages } from "./endpoint-page.ts";
import { readDocument } from "./read-document.ts";

const docs = new URL("../", import.meta.url);

/** The pages of a folder in the order of its `index.md`, which links to each of them, with their own titles. */
function pagesOf(folder: string): DefaultTheme.SidebarItem[] {
  const index = readFileSync(new URL(`${folder}/index.md`, docs), "utf8");
  const names = readdirSync(new URL(folder, docs)).flatMap(
    (file) => /^(?!index)(.+)\.md$/.exec(file)?.[1] ?? [],
  );
  const place = (name: string) => index.indexOf(`(${name}.md)`);
  const missing = names.filter((name) => place(name) < 0);
  if (missing.length > 0) throw new Error(`docs/${folder}/index.md has no link to ${missing.join(", ")}.`);
  return names
    .sort((one, other) => place(one) - place(other))
    .map((name) => ({ text: titleOf(`${folder}/${name}.md`), link: `/${folder}/${name}` }));
}

function titleOf(path: string): string {
  const [, title = path] = /^# (.+)$/m.exec(readFileSync(new URL(path, docs), "utf8")) ?? [];
  return title.replaceAll("`", "");
}

const guide: DefaultTheme.SidebarItem[] = [
  { text: "Start", link: "/start/", items: pagesOf("start") },
  { text: "How to", link: "/how-to/", items: pagesOf("how-to") },
];

const reference: DefaultTheme.SidebarItem[] = [
  {
    text: "Reference",
    link: "/reference/",
    items: [
      { text: "Endpoints", link: "/reference/endpoints" },
      { text: "API", link: "/reference/api/" },
      { text: "Options and assumptions", link: "/reference/options" },
      { text: "Fidelity", link: "/fidelity" },
      { text: "Limits", link: "/limits" },
    ],
  },
  {
    text: "Statements",
    items: [
      { text: "About them", link: "/spec/" },
      ...readdirSync(new URL("spec/", docs))
        .filter((file) => file !== "README.md")
        .map((file) => ({ text: titleOf(`spec/${file}`), link: `/spec/${file.replace(/\.md$/, "")}` })),
    ],
  },
  { text: "Decisions", link: "/decisions/" },
];

/** The endpoints by area, shown with their own pages. */
function endpointsByArea(): DefaultTheme.SidebarItem[] {
  const document = readDocument();
  const pages = endpointPages(document);
  return document.tags.map(({ name, description }) => ({
    text: description.replace(/\.$/, ""),
    items: pages
      .filter(({ tag }) => tag === name)
      .map(({ summary, operation }) => ({ text: summary, link: `/reference/endpoints/${operation}` })),
  }));
}

/** The sidebar of the pages. */
export const sidebar: DefaultTheme.Sidebar = {
  "/reference/endpoints/": [{ text: "All endpoints", link: "/reference/endpoints" }, ...endpointsByArea()],
  "/start/": guide,
  "/how-to/": guide,
  "/": reference,
};
