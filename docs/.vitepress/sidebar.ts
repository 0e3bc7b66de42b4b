import { readdirSync, readFileSync } from "node:fs";
import type { DefaultTheme } from "vitepress";
import { endpointPages } from "./endpoint-page.ts";
import { readDocument } from "./read-document.ts";

type Item = DefaultTheme.SidebarItem;

const docs = new URL("../", import.meta.url);
/** How many entries a sidebar shows at first: its links, its groups, and the pages of the group that is open. */
const MOST = 12;
/** A heading of an index, or a link to a page of its folder. */
const PART = /^(#{2,3}) (.+)$|\]\(([\w-]+)\.md\)/gm;

/** A heading of an index with the pages it links to. A folder of two levels has sections (`##`) of groups (`###`). */
interface Group {
  readonly section: string;
  readonly title: string;
  readonly pages: string[];
}

/** The groups of a folder, in the order of its `index.md`, which links to each page. */
function groupsOf(folder: string): readonly Group[] {
  const index = readFileSync(new URL(`${folder}/index.md`, docs), "utf8");
  const groups: Group[] = [];
  let section = "";
  for (const [, level, title = "", page] of index.matchAll(PART)) {
    if (level === "##") section = title;
    if (level) groups.push({ section, title, pages: [] });
    else if (page && groups.every(({ pages }) => !pages.includes(page))) groups.at(-1)?.pages.push(page);
  }
  const linked = groups.flatMap(({ pages }) => pages);
  const missing = readdirSync(new URL(folder, docs)).filter(
    (file) => file.endsWith(".md") && file !== "index.md" && !linked.includes(file.replace(/\.md$/, "")),
  );
  if (missing.length > 0) throw new Error(`docs/${folder}/index.md has no link to ${missing.join(", ")}.`);
  return groups.filter(({ pages }) => pages.length > 0);
}

function itemOf(folder: string, { title, pages }: Group): Item {
  return { text: title, collapsed: true, items: pages.map((page) => pageOf(`${folder}/${page}`)) };
}

function pageOf(path: string): Item {
  const [, title = path] = /^# (.+)$/m.exec(readFileSync(new URL(`${path}.md`, docs), "utf8")) ?? [];
  return { text: title.replaceAll("`", ""), link: `/${path}` };
}

/** A sidebar for each section of a folder, by the addresses of its pages, so that none is longer than a screen. */
function sectionsOf(folder: string, all: Item): DefaultTheme.SidebarMulti {
  const groups = groupsOf(folder);
  const bySection = Object.values(Object.groupBy(groups, ({ section }) => section)).map((own = []) => own);
  const sections = bySection.some((own) => own.length > 1) ? bySection : [groups];
  const pages = sections.flatMap((own) => {
    const items = [all, ...own.map((group) => itemOf(folder, group))];
    return own.flatMap((group) => group.pages.map((page) => [`/${folder}/${page}.`, items] as const));
  });
  return {
    ...Object.fromEntries(pages),
    [`/${folder}/`]: [all, ...groups.map((group) => itemOf(folder, group))],
  };
}

/** The files of docs/spec, by what they state. */
const STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  "The service": [
    "conventions",
    "counterparties",
    "ach-transfers",
    "virtual-cards",
    "card-configuration",
    "onboarding",
    "decided",
    "options",
  ],
  "This bank": ["project", "snapshots", "products", "own-resources", "states", "mcp"],
};

function statements(): Item[] {
  const listed = Object.values(STATEMENTS).flat();
  const missing = readdirSync(new URL("spec/", docs)).filter(
    (file) => file !== "README.md" && !listed.includes(file.replace(/\.md$/, "")),
  );
  if (missing.length > 0) throw new Error(`The sidebar has no link to docs/spec/${missing.join(", ")}.`);
  return Object.entries(STATEMENTS).map(([text, files]) => ({
    text,
    collapsed: true,
    items: files.map((file) => pageOf(`spec/${file}`)),
  }));
}

const reference: Item[] = [
  { text: "All reference pages", link: "/reference/" },
  { text: "Endpoints", link: "/reference/endpoints" },
  { text: "API", link: "/reference/api/" },
  { text: "Options", link: "/reference/options" },
  { text: "Specification", link: "/spec/" },
  { text: "Fidelity", link: "/fidelity" },
  { text: "Glossary", link: "/reference/glossary" },
  { text: "What is stable", link: "/reference/stability" },
  { text: "Limits", link: "/limits" },
  { text: "Decisions", link: "/decisions/" },
];

/** Beside the page of an endpoint are those of the same rows, such as all below `/v1/ach`. */
function endpointSidebars(): DefaultTheme.SidebarMulti {
  const pages = endpointPages(readDocument());
  const byRows = Map.groupBy(pages, ({ path }) => path.split("/{")[0]?.replace("company", "companies") ?? "");
  const sidebars = [...byRows].flatMap(([path, own]) => {
    const items = own.map(({ summary, operation }) => ({
      text: summary,
      link: `/reference/endpoints/${operation}`,
    }));
    const all = [
      { text: "All endpoints", link: "/reference/endpoints" },
      { text: path, items },
    ];
    return own.map(({ operation }) => [`/reference/endpoints/${operation}.`, all] as const);
  });
  return Object.fromEntries(sidebars);
}

function checked(sidebars: DefaultTheme.SidebarMulti): DefaultTheme.SidebarMulti {
  for (const [place, items] of Object.entries(sidebars)) {
    if (!Array.isArray(items)) continue;
    // The index of a folder is in no group, so that none is open.
    const open = place === "/start/" || place === "/how-to/" ? [] : items.map((item) => item.items?.length ?? 0);
    const shown = items.length + Math.max(0, ...open);
    if (shown > MOST) throw new Error(`The sidebar of ${place} shows ${shown} entries, more than ${MOST}.`);
  }
  return sidebars;
}

/** The sidebar of the pages. */
export const sidebar = checked({
  ...endpointSidebars(),
  ...sectionsOf("start", { text: "Choose your setup", link: "/start/" }),
  ...sectionsOf("how-to", { text: "All how-to pages", link: "/how-to/" }),
  "/spec/": [
    { text: "Reference", link: "/reference/" },
    { text: "Specification", link: "/spec/" },
    ...statements(),
  ],
  "/": reference,
});
